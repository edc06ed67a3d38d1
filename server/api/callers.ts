import type { FastifyRequest } from 'fastify';
import type { DomainContext, Viewer } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { clientOf } from '../auth/asker.ts';
import { bearerIn, memberOfToken, type TokenFailure } from '../auth/bearer.ts';
import type { Core } from '../core.ts';
import type { Refusal } from '../http/refuse.ts';
import { clientOfUser } from './partner-calls.ts';

/** The context of whoever calls, or why the call is refused. */
export type Called = Result<DomainContext, { kind: 'refused'; refusal: Refusal }>;

/** Who a program speaks for. Credentials that are no good are refused, and never taken for none. No cookie is read. */
export type Callers = {
	/** The member whose access token of `/auth/v1` the call bears. */
	memberContextFor: (request: FastifyRequest) => Promise<Called>;
	/** As `memberContextFor`, and somebody without an account where the call bears no credentials; `isKey` tells those that are only an app's key. */
	senderContextFor: (request: FastifyRequest, isKey?: (authorization: string) => boolean) => Promise<Called>;
};

/** Gives `Callers` that find members in this core. They throw when the database does. */
export function createCallers(core: Pick<Core, 'accounts' | 'db' | 'now' | 'contextFor' | 'report'>): Callers {
	const contextOf = (request: FastifyRequest, viewer: Viewer) => {
		const { id, headers, ip } = request;
		const client = clientOfUser(clientOf({ headers, address: ip }), request);
		return success(core.contextFor({ viewer, client }, (message, error) => core.report(message, error, id)));
	};
	const memberContextFor: Callers['memberContextFor'] = async (request) => {
		const { authorization } = request.headers;
		if (authorization === undefined)
			return refused('Say whose call it is: Authorization: Bearer, with an access token.');
		const token = bearerIn(authorization);
		if (token === null) return refused('Authorization: Bearer comes here, with an access token.');
		const found = await memberOfToken(token, core);
		return found.ok ? contextOf(request, found.value) : refused(WORDS[found.kind], 'invalid_token');
	};
	return {
		memberContextFor,
		async senderContextFor(request, isKey = () => false) {
			const { authorization } = request.headers;
			const isVisitor = authorization === undefined || isKey(authorization);
			return isVisitor ? contextOf(request, { kind: 'visitor' }) : memberContextFor(request);
		},
	};
}

const WORDS: Record<TokenFailure['kind'], string> = {
	'bad-token': 'The access token is malformed, has run out, or is not ours. Refresh it at /auth/v1.',
	'session-ended': 'The session of this access token was ended. Sign in again.',
	'user-gone': 'The account of this access token is no more.',
	banned: 'The account of this access token is suspended.',
};

/** As RFC 6750 says it: with the name of the error only where there were credentials. */
const refused = (detail: string, error?: 'invalid_token') =>
	failure({
		kind: 'refused' as const,
		refusal: {
			status: 401,
			detail,
			extra: [['WWW-Authenticate', `Bearer realm="Fescue"${error ? `, error="${error}"` : ''}`] as const],
		},
	});
