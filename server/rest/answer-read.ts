import type { FastifyReply, FastifyRequest } from 'fastify';
import type { TablePart } from '#domain/shared/table-query.ts';
import { LICENSED } from '../api/data/answer-call.ts';
import { countRead } from '../api/partner-calls.ts';
import type { ApiParts } from '../api/parts.ts';
import type { Made } from '../cache/response-cache.ts';
import { compressAndSend, prepareResponse } from '../http/prepared-response.ts';
import { refuse } from '../http/refuse.ts';
import { type Header, openHeaders } from '../security/headers.ts';
import { limitHeaders } from '../security/rate-limits.ts';
import { OPEN_TO_CLIENT } from './cors.ts';
import { MEDIA } from './grammar/headers.ts';
import { type ReadRequest, readRequest } from './read-query.ts';
import { readTable } from './read-table.ts';
import { refuseMany, refuseRest } from './refuse-rest.ts';
import { badRange, RestError } from './rest-error.ts';
import { TABLES, type TableName } from './tables.ts';

/** The same address has other answers for other headers: no store on the way may keep one for another's. */
const KEPT_BY: readonly Header[] = [
	['Cache-Control', 'private, no-cache'],
	['Vary', 'Accept, Prefer, Range'],
];

/** Answers `GET /rest/v1/<table>`: counted as a data call, parsed, from memory while nothing has changed. */
export async function answerRead(
	parts: ApiParts,
	name: TableName,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const { taken, refusal } = await countRead(parts, request);
	const extra = [...OPEN_TO_CLIENT, ...limitHeaders(taken)];
	if (taken.wait !== null) return refuseMany(parts, request, reply, { extra, seconds: taken.wait });
	if (refusal) return refuse(parts, request, reply, { ...refusal, extra });
	try {
		const asked = readRequest(request, TABLES[name]);
		const key = `rest ${name} ${JSON.stringify(asked)}`;
		const { answer } = await parts.data.obtain(key, () => make(parts, name, asked, request));
		await compressAndSend(request.raw, reply.raw, answer, [...extra, ['X-Request-Id', request.id]].flat());
		return reply.hijack();
	} catch (error) {
		if (error instanceof RestError) return refuseRest(parts, request, reply, { ...error.problem, extra });
		throw error;
	}
}

async function make(parts: ApiParts, name: TableName, asked: ReadRequest, request: FastifyRequest): Promise<Made> {
	const ctx = parts.contextFor(request);
	const { origin } = parts.config;
	const part = await readTable({ ctx, origin, samples: await parts.hasSamples() }, name, asked);
	const { status, range } = rangeOf(asked.query.offset, part);
	const headers: Header[] = [
		['Content-Type', MEDIA[asked.form]],
		['Content-Range', range],
		...KEPT_BY,
		...(name === 'courses' ? [LICENSED] : []),
		...openHeaders(origin),
	];
	const body = JSON.stringify(asked.form === 'object' ? singleOf(part) : part.rows);
	const answer = prepareResponse({ status, headers, body: Buffer.from(body) }, 'once');
	return { answer, reads: new Set([...ctx.reads, 'catalogue']), outcome: 'keep', databaseLost: false };
}

/** Whether it is a part of all there is, which can be told where all are counted; and which part. */
export function rangeOf(offset: number, { rows, total }: TablePart<unknown>): { status: 200 | 206; range: string } {
	if (total !== null && offset > total)
		throw badRange(`An offset of ${offset} was requested, but there are only ${total} rows.`);
	const told = rows.length > 0 ? `${offset}-${offset + rows.length - 1}` : '*';
	return { status: total !== null && rows.length < total ? 206 : 200, range: `${told}/${total ?? '*'}` };
}

/** The one row there is. */
export function singleOf<Row>({ rows }: Pick<TablePart<Row>, 'rows'>): Row {
	const [row, ...others] = rows;
	if (row !== undefined && others.length === 0) return row;
	throw new RestError({
		status: 406,
		code: 'PGRST116',
		message: 'Cannot coerce the result to a single JSON object',
		details: `The result contains ${rows.length} rows`,
	});
}
