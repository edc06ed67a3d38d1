import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { type CallName, type DataCall, subjectOf } from '#app/features/data-calls/calls.ts';
import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import type { Made } from '../../cache/response-cache.ts';
import { compressAndSend, prepareResponse } from '../../http/prepared-response.ts';
import { type Refusal, refuse, tooMany } from '../../http/refuse.ts';
import { type Header, OPEN_TO_ALL, securityHeaders } from '../../security/headers.ts';
import { limitHeaders } from '../../security/rate-limits.ts';
import type { ApiParts } from '../parts.ts';
import { type Answering, BadCursor, HANDLERS } from './handlers.ts';

/** As long as it may be believed without being asked for again. */
const SHORT = 'public, max-age=60';

/** What the facts of courses are given under (RFC 8288). */
const LICENSED: Header = ['Link', `<${CATALOGUE_LICENCE.address}>; rel="license"`];

export type ReadCall = Exclude<CallName, 'submitReview'>;

/** Answers one call that reads: counted, checked, from memory while nothing has changed. */
export async function answerCall(
	parts: ApiParts,
	name: ReadCall,
	call: DataCall,
	request: FastifyRequest,
	reply: FastifyReply,
): Promise<FastifyReply> {
	const taken = await parts.limits.take('data', request.ip);
	const extra = [...OPEN_TO_ALL, ...limitHeaders(taken)];
	const refuseCall = ({ status, extra: more = [], detail }: Refusal) =>
		refuse(parts, request, reply, { status, detail, extra: [...extra, ...more] });
	if (taken.wait !== null) return refuseCall(tooMany(taken.wait));
	const asked = readAsked(call, request);
	if (!asked.ok) return refuseCall({ status: 400, detail: asked.detail });
	try {
		const key = `${name} ${JSON.stringify(asked.value)}`;
		const { answer } = await parts.data.obtain(key, () => make(parts, name, asked.value, request));
		await compressAndSend(request.raw, reply.raw, answer, [...extra, ['X-Request-Id', request.id]].flat());
		return reply.hijack();
	} catch (error) {
		if (error instanceof NothingThere) return refuseCall({ status: 404, detail: 'There is no course with this id.' });
		if (error instanceof BadCursor)
			return refuseCall({ status: 400, detail: 'cursor: take it from the `next` of an answer.' });
		throw error;
	}
}

class NothingThere extends Error {
	override name = 'NothingThere';
}

type AskedFor = { ok: true; value: Record<string, unknown> } | { ok: false; detail: string };

/** Path and query by their schemas; what is wrong is told by the name of the parameter, never by what was sent. */
function readAsked({ params, query }: DataCall, request: FastifyRequest): AskedFor {
	const path = params.safeParse(request.params);
	if (!path.success) return { ok: false, detail: wordsFor(path.error, params) };
	const asked = query.safeParse(request.query);
	if (!asked.success) return { ok: false, detail: wordsFor(asked.error, query) };
	return { ok: true, value: { ...path.data, ...asked.data } };
}

function wordsFor({ issues }: z.ZodError, schema: z.ZodObject): string {
	const name = issues[0]?.path[0];
	if (typeof name === 'string' && Object.hasOwn(schema.shape, name)) return `${name} is not as described.`;
	const names = Object.keys(schema.shape);
	return names.length > 0 ? `This call knows only ${names.join(', ')}.` : 'This call knows no parameters.';
}

async function make(
	parts: ApiParts,
	name: ReadCall,
	asked: Record<string, unknown>,
	request: FastifyRequest,
): Promise<Made> {
	const ctx = parts.contextFor(request);
	const { origin } = parts.config;
	// The schema of the call of this name has just read it; the table of handlers holds each under its own.
	const handle = HANDLERS[name] as (answering: Answering, asked: Record<string, unknown>) => Promise<unknown>;
	const found = await handle({ ctx, origin, samples: await parts.hasSamples() }, asked);
	if (found === null) throw new NothingThere();
	const headers: Header[] = [
		['Content-Type', 'application/json; charset=utf-8'],
		['Cache-Control', SHORT],
		...(subjectOf(name) === 'Courses' ? [LICENSED] : []),
		...openHeaders(origin),
	];
	const answer = prepareResponse({ status: 200, headers, body: Buffer.from(JSON.stringify(found)) }, 'once');
	return { answer, reads: new Set([...ctx.reads, 'catalogue']), outcome: 'keep', databaseLost: false };
}

/** The headers of every answer, but that other sites may read this one. */
export const openHeaders = (origin: string): Header[] =>
	securityHeaders(origin).map(([name, value]) =>
		name === 'Cross-Origin-Resource-Policy' ? [name, 'cross-origin'] : [name, value],
	);
