import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiParts } from '../api/parts.ts';
import { refuse, tooMany } from '../http/refuse.ts';
import type { Header } from '../security/headers.ts';
import type { RestProblem } from './rest-error.ts';

/** Ends a request with a refusal in PostgREST's form. Returns the reply, for handlers to return. */
export function refuseRest(
	parts: Pick<ApiParts, 'config'>,
	request: FastifyRequest,
	reply: FastifyReply,
	{ status, extra, ...rest }: RestProblem & { extra: readonly Header[] },
): FastifyReply {
	return refuse(parts, request, reply, { status, extra, rest });
}

/** The refusal of one request too many. */
export function refuseMany(
	parts: Pick<ApiParts, 'config'>,
	request: FastifyRequest,
	reply: FastifyReply,
	{ extra, seconds }: { extra: readonly Header[]; seconds: number },
): FastifyReply {
	const { status, extra: more = [] } = tooMany(seconds);
	return refuse(parts, request, reply, { status, extra: [...extra, ...more] });
}
