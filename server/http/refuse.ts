import type { FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';
import { LineFull } from '../load/turnstile.ts';
import type { Header } from '../security/headers.ts';
import { acceptsOf } from './accepts.ts';
import type { Parts } from './parts.ts';
import { makeProblem, sendProblem } from './problem.ts';
import type { RestWords } from './rest-problem.ts';

/** `title`, `detail` and `more` are told to programs alone, `rest` to clients of PostgREST. */
export type Refusal = {
	status: number;
	extra?: readonly Header[];
	title?: string;
	detail?: string;
	more?: Readonly<Record<string, unknown>>;
	rest?: RestWords;
};

/** Ends a request with a refusal in the form that whoever asks for the address can read. Returns the reply, for handlers to return. */
export function refuse(
	{ config }: Pick<Parts, 'config'>,
	request: FastifyRequest,
	reply: FastifyReply,
	refusal: Refusal,
): FastifyReply {
	const accepts = acceptsOf(request.url);
	const problem = makeProblem({ ...refusal, origin: config.origin, id: request.id, accepts });
	reply.hijack();
	sendProblem(request.raw, reply.raw, problem);
	return reply;
}

/** The refusal of one request too many, with the seconds to wait. */
export const tooMany = (seconds: number): Refusal => ({ status: 429, extra: [['Retry-After', String(seconds)]] });

/** What cannot be done at present. */
export const tryLater: Refusal = { status: 503, extra: [['Retry-After', '30']] };

/** Ends a request that broke on the way: a status below 500 is the client's doing, everything else is ours and logged. `extra` are headers of the refusal. */
export function answerError(
	parts: Pick<Parts, 'config' | 'log'>,
	error: Error & { statusCode?: number },
	request: FastifyRequest,
	reply: FastifyReply,
	extra: readonly Header[] = [],
) {
	const refusal = refusalOf(error);
	// A full line is no fault, and a stack for each would be a flood of its own.
	if (error instanceof LineFull) parts.log.warn({ id: request.id, why: error.message }, 'A request was turned away');
	else if (refusal.status >= 500) parts.log.error({ id: request.id, err: error }, 'A request failed');
	// Half an answer is out: the reader must not take it for a whole one.
	if (reply.raw.headersSent) reply.raw.destroy();
	else refuse(parts, request, reply, { ...refusal, extra: [...extra, ...(refusal.extra ?? [])] });
}

function refusalOf(error: Error & { statusCode?: number }): Refusal {
	const { statusCode = 500 } = error;
	if (statusCode >= 400 && statusCode < 500) return { status: statusCode };
	return statusCode === 503 || isDatabaseFailing(error) ? tryLater : { status: 500 };
}
