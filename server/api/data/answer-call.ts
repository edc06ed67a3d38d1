import type { FastifyReply, FastifyRequest } from 'fastify';
import { CALLS, type CallName, subjectOf } from '#app/features/data-calls/calls.ts';
import type { DataCall } from '#app/features/data-calls/data-call.ts';
import { fieldProblem } from '#app/features/data-calls/rule-words.ts';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import type { Made } from '../../cache/response-cache.ts';
import { compressAndSend, prepareResponse } from '../../http/prepared-response.ts';
import { type Refusal, refuse, tooMany } from '../../http/refuse.ts';
import { type Header, OPEN_TO_ALL, openHeaders } from '../../security/headers.ts';
import { limitHeaders } from '../../security/rate-limits.ts';
import { countRead } from '../partner-calls.ts';
import type { ApiParts } from '../parts.ts';
import { type Answering, BadCursor, BeginAnew } from './answering.ts';
import { HANDLERS } from './handlers.ts';

/** As long as it may be believed without being asked for again. */
const SHORT = 'public, max-age=60';

const FRESH = 'no-cache';

/** What the facts of courses are given under (RFC 8288). */
export const LICENSED: Header = ['Link', `<${CATALOGUE_LICENCE.address}>; rel="license"`];

export type ReadCall = Exclude<CallName, 'submitReview'>;

/** Answers one call that reads: counted, checked, from memory while nothing has changed. */
export async function answerCall(
	parts: ApiParts,
	name: ReadCall,
	call: DataCall,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const { taken, refusal } = await countRead(parts, request);
	const extra = [...OPEN_TO_ALL, ...limitHeaders(taken)];
	const refuseCall = ({ extra: own = [], ...refusal }: Refusal) =>
		refuse(parts, request, reply, { ...refusal, extra: [...extra, ...own] });
	if (taken.wait !== null) return refuseCall(tooMany(taken.wait));
	if (refusal) return refuseCall(refusal);
	const asked = readAsked(call, request);
	if (!asked.ok) return refuseCall(badField(asked));
	try {
		const key = `${name} ${JSON.stringify(asked.value)}`;
		const made = () => make(parts, name, asked.value, request);
		const { answer } = call.isFresh ? await made() : await parts.data.obtain(key, made);
		await compressAndSend(request.raw, reply.raw, answer, [...extra, ['X-Request-Id', request.id]].flat());
		return reply.hijack();
	} catch (error) {
		if (error instanceof NothingThere) return refuseCall({ status: 404, detail: call.missing });
		if (error instanceof BeginAnew) return refuseCall({ status: 410, detail: call.ended });
		if (error instanceof BadCursor) return refuseCall(badField({ field: 'cursor', detail: error.message }));
		throw error;
	}
}

/** Names the field beside the words, for programs that print them beside it. */
export const badField = ({ field, detail }: { field: string | null; detail: string }): Refusal => ({
	status: 400,
	detail,
	more: field === null ? {} : { field },
});

class NothingThere extends Error {
	override name = 'NothingThere';
}

type AskedFor = Result<Record<string, unknown>, { kind: 'not-as-described'; field: string | null; detail: string }>;

/** Path and query by their schemas; what is wrong is told by the name of the parameter, never by what was sent. */
export function readAsked({ params, query }: Pick<DataCall, 'params' | 'query'>, request: FastifyRequest): AskedFor {
	const path = params.safeParse(request.params);
	if (!path.success) return failure({ kind: 'not-as-described', ...fieldProblem(path.error, params) });
	const asked = query.safeParse(request.query);
	if (!asked.success) return failure({ kind: 'not-as-described', ...fieldProblem(asked.error, query) });
	return success({ ...path.data, ...asked.data });
}

async function make(
	parts: ApiParts,
	name: ReadCall,
	asked: Record<string, unknown>,
	request: FastifyRequest,
): Promise<Made> {
	const ctx = parts.contextFor(request);
	const { origin } = parts.config;
	const { isFresh }: DataCall = CALLS[name];
	// The schema of the call of this name has just read it; the table of handlers holds each under its own.
	const handle = HANDLERS[name] as (answering: Answering, asked: Record<string, unknown>) => Promise<unknown>;
	const found = await handle({ ctx, origin, samples: await parts.hasSamples() }, asked);
	if (found === null) throw new NothingThere();
	const headers: Header[] = [
		['Content-Type', 'application/json; charset=utf-8'],
		['Cache-Control', isFresh ? FRESH : SHORT],
		...(subjectOf(name) === 'Courses' ? [LICENSED] : []),
		...openHeaders(origin),
	];
	const answer = prepareResponse({ status: 200, headers, body: Buffer.from(JSON.stringify(found)) }, 'once');
	return { answer, reads: new Set([...ctx.reads, 'catalogue']), outcome: 'keep', databaseLost: false };
}
