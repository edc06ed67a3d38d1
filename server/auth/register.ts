import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';
import { AUTH_ROOT } from '../http/auth-root.ts';
import { allowApps, openToApp } from '../security/app-origins.ts';
import {
	deleteUserCall,
	reauthenticateCall,
	recoverCall,
	resendCall,
	signUpCall,
	updateUserCall,
} from './account-calls.ts';
import { clientOf } from './asker.ts';
import { changedCookies, readSignUps } from './cookies.ts';
import { modeOf, VISITOR, viewerOfCall } from './credentials.ts';
import type { AuthParts, Handler } from './parts.ts';
import { endSessionCall, listSessionsCall, logoutCall, readUserCall, tokenCall } from './session-calls.ts';
import { followLink, verifyCall } from './verify-calls.ts';
import { parseJson } from './wire-bodies.ts';
import { BODY_LIMIT_BYTES, refusal, WireError } from './wire-errors.ts';

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';
const KEYS_FRESH_SECONDS = 600;

/**
 * `anyone`: credentials are not looked at in bearer mode, where the stock client sends its anonymous key in their place.
 * `member`: without a session that lives, the call is refused.
 */
type Audience = 'anyone' | 'member';

/**
 * The accounts service at `/auth/v1`, as GoTrue speaks: every call of its stock client but those of parts we have not
 * (phones, other providers, factors), and our own extensions `DELETE /user` and `/sessions`. Our own pages call it with
 * the header `X-Auth-Mode: cookie`: they get no tokens but cookies, and null where nobody is signed in.
 */
export function registerAuth(app: FastifyInstance, parts: AuthParts) {
	void app.register(
		async (auth) => {
			acceptJson(auth);
			auth.addHook('onRequest', async (request, reply) => {
				reply.headers(Object.fromEntries([['Cache-Control', 'no-store'], ...openToApp(request, parts.config)]));
			});
			auth.setErrorHandler((error: Error, request, reply) => answerError(parts, error, request, reply));
			auth.get('/.well-known/jwks.json', async (_, reply) =>
				reply
					.header('Cache-Control', `public, max-age=${KEYS_FRESH_SECONDS}`)
					.send(parts.core.accounts.accessTokens.publicKeys),
			);
			auth.get('/verify', (request, reply) => followLink(parts, request, reply));
			for (const url of registerCalls(auth, parts)) allowApps(auth, url, parts.config);
			auth.all('/*', { config: { isNowhere: true } }, async () => {
				throw refusal('notFound');
			});
		},
		{ prefix: AUTH_ROOT },
	);
}

/** Gives the addresses that were registered. */
function registerCalls(auth: FastifyInstance, parts: AuthParts): Set<string> {
	const urls = new Set<string>();
	const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, audience: Audience, handler: Handler) => {
		urls.add(url);
		auth.route({ method, url, handler: (request, reply) => answer(parts, request, reply, audience, handler) });
	};
	call('POST', '/signup', 'anyone', signUpCall);
	call('POST', '/token', 'anyone', tokenCall);
	call('POST', '/recover', 'anyone', recoverCall);
	call('POST', '/resend', 'anyone', resendCall);
	call('POST', '/verify', 'anyone', verifyCall);
	call('POST', '/logout', 'member', logoutCall);
	call('GET', '/user', 'member', readUserCall);
	call('PUT', '/user', 'member', updateUserCall);
	call('DELETE', '/user', 'member', deleteUserCall);
	call('GET', '/reauthenticate', 'member', reauthenticateCall);
	call('GET', '/sessions', 'member', listSessionsCall);
	call('DELETE', '/sessions/:id', 'member', endSessionCall);
	return urls;
}

async function answer(
	parts: AuthParts,
	request: FastifyRequest,
	reply: FastifyReply,
	audience: Audience,
	handler: Handler,
) {
	const { core, config } = parts;
	const mode = modeOf(request, parts);
	const isLookedAt = audience === 'member' || mode === 'cookie';
	const viewer = isLookedAt ? await viewerOfCall(request, mode, parts) : VISITOR;
	if (audience === 'member' && mode === 'bearer' && viewer.kind === 'visitor') throw refusal('noAuthorization');
	const { headers, ip } = request;
	const signUps = mode === 'cookie' ? readSignUps(headers.cookie, config.origin) : [];
	const client = { ...clientOf({ headers, address: ip }), signUps };
	const ctx = core.contextFor({ viewer, client }, (message, error) => core.report(message, error, request.id));
	const { status = 200, body } = await handler({ ctx, mode, request, parts }).finally(() => {
		// Also with a refusal: a session that has just been ended for a stolen token is over in this browser too.
		if (mode === 'cookie') reply.header('Set-Cookie', changedCookies(ctx, config.origin));
	});
	await core.change(ctx.changes);
	echoVersion(request, reply);
	reply.code(status);
	if (status === 204) return reply.send();
	return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}

/** The stock client sends its content type with an empty body, which Fastify's own reader of JSON refuses. */
function acceptJson(auth: FastifyInstance) {
	auth.removeAllContentTypeParsers();
	auth.addContentTypeParser(
		'application/json',
		{ parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
		async (request: FastifyRequest, body: string) => {
			if (request.headers['content-encoding']) throw refusal('mediaType');
			return parseJson(body);
		},
	);
}

/** The stock client reads a code as text only where its version comes back. */
function echoVersion(request: FastifyRequest, reply: FastifyReply) {
	if (namesVersion(request)) reply.header(VERSION_HEADER, VERSION);
}

/** An empty header is none. */
const namesVersion = ({ headers }: FastifyRequest) => Boolean(headers[VERSION_HEADER]);

function answerError({ core }: AuthParts, error: Error, request: FastifyRequest, reply: FastifyReply) {
	const wire = toWire(error);
	if (wire.status >= 500) core.report('A call of the accounts service failed', error, request.id);
	const { status, code, message, extra, retryAfter } = wire;
	echoVersion(request, reply);
	reply.header('x-sb-error-code', code);
	if (retryAfter !== null) reply.header('Retry-After', String(retryAfter));
	const body = namesVersion(request)
		? { code, message }
		: { code: status, error_code: code, msg: message, error_id: request.id };
	return reply.code(status).send({ ...body, ...extra });
}

function toWire(error: Error & { statusCode?: number }): WireError {
	if (error instanceof WireError) return error;
	if (error.statusCode === 413) return refusal('tooLarge');
	if (error.statusCode === 415) return refusal('mediaType');
	if (error.statusCode === 400) return refusal('badJson');
	return error.statusCode === 503 || isDatabaseFailing(error) ? refusal('unavailable') : refusal('surprise');
}
