import { z } from 'zod';
import { getAccount, listSessions } from '#domain/accounts/queries.ts';
import { normalizePassword } from '#domain/accounts/rules.ts';
import { refreshSession } from '#domain/accounts/sessions/refresh-commands.ts';
import { endSession, signIn, signOut } from '#domain/accounts/sessions/sign-in-commands.ts';
import { emailAddress } from '#domain/shared/text/email.ts';
import { readSessionCookies } from './cookies.ts';
import { type Call, type CallAnswer, NOBODY } from './parts.ts';
import { BODIES, readBody } from './wire-bodies.ts';
import { invalid, refusal, toWireError } from './wire-errors.ts';
import { cookieSessionResponse, sessionResponse, userResponse } from './wire-responses.ts';

const query = z.object({ grant_type: z.string().optional(), scope: z.string().optional() });
const SCOPES = z.enum(['global', 'local', 'others']);
/** What an address that is none is looked up as: it takes as long as any other to be unknown. */
const NO_ADDRESS = 'nobody@invalid';

/** POST /token: a session for a password, or the next tokens for a refresh token. */
export async function tokenCall(call: Call): Promise<CallAnswer> {
	const { grant_type } = readBody(query, call.request.query);
	if (grant_type === 'password') return passwordGrant(call);
	if (grant_type === 'refresh_token') return refreshGrant(call);
	throw refusal('grantType');
}

async function passwordGrant({ ctx, mode, request }: Call): Promise<CallAnswer> {
	const { email, phone, password, remember } = readBody(BODIES.password, request.body);
	if (!email && phone) throw refusal('phone');
	if (!email) throw invalid('missing email or phone');
	const parsed = emailAddress.safeParse(email);
	const signedIn = await signIn(ctx, {
		email: parsed.success ? parsed.data : NO_ADDRESS,
		password: normalizePassword(password ?? ''),
		// Apps cannot say; they keep a session until they sign out.
		remember: remember ?? mode === 'bearer',
	});
	if (!signedIn.ok) throw toWireError(signedIn);
	return { body: sessionResponse(signedIn.value, mode) };
}

/** Of a browser's session that has ended there is nothing to refresh: nobody is signed in, and its cookies go. */
async function refreshGrant({ ctx, mode, request, parts }: Call): Promise<CallAnswer> {
	const token =
		mode === 'cookie'
			? readSessionCookies(request.headers.cookie, parts.config.origin).refreshToken
			: readBody(BODIES.refresh, request.body).refresh_token;
	if (!token) {
		if (mode === 'bearer') throw invalid('refresh_token required');
		ctx.sessionChange = { kind: 'ended' };
		return NOBODY;
	}
	const refreshed = await refreshSession(ctx, token);
	if (refreshed.ok) return { body: sessionResponse(refreshed.value, mode) };
	if (mode === 'cookie' && ctx.sessionChange?.kind === 'ended') return NOBODY;
	throw toWireError(refreshed);
}

/** POST /logout: ends the caller's sessions; `scope` says which. */
export async function logoutCall({ ctx, request, mode }: Call): Promise<CallAnswer> {
	const scope = SCOPES.safeParse(readBody(query, request.query).scope || 'global');
	if (!scope.success) throw invalid('Unsupported logout scope');
	const ended = await signOut(ctx, scope.data);
	// A browser whose session is gone already is signed out as it wished.
	if (!ended.ok && mode === 'cookie') ctx.sessionChange = { kind: 'ended' };
	return { status: 204 };
}

/** GET /user: the member; for our own pages their session, or null where nobody is signed in. */
export async function readUserCall({ ctx, mode, request, parts }: Call): Promise<CallAnswer> {
	const { viewer, db, now, accounts } = ctx;
	const account = viewer.kind === 'member' ? await getAccount(db, viewer.userId) : null;
	if (mode === 'bearer') {
		if (!account) throw refusal('noAuthorization');
		return { body: userResponse(account) };
	}
	if (!account) {
		ctx.sessionChange = { kind: 'ended' };
		return NOBODY;
	}
	const { accessToken } = readSessionCookies(request.headers.cookie, parts.config.origin);
	const read = accessToken === null ? null : await accounts.accessTokens.read(accessToken, now());
	return { body: cookieSessionResponse(account, read?.expiresAt ?? now(), now()) };
}

/** GET /sessions: the caller's signed-in devices (our own extension). */
export async function listSessionsCall({ ctx }: Call): Promise<CallAnswer> {
	const entries = await listSessions(ctx);
	const sessions = entries.map(({ createdAt, seenAt, ...entry }) => ({
		...entry,
		created_at: createdAt.toISOString(),
		last_seen_at: seenAt.toISOString(),
	}));
	return { body: { sessions } };
}

/** DELETE /sessions/:id: ends one of them (our own extension). */
export async function endSessionCall({ ctx, request }: Call): Promise<CallAnswer> {
	const params = z.object({ id: z.uuid() }).safeParse(request.params);
	if (!params.success) throw toWireError({ kind: 'unknown-session' });
	const ended = await endSession(ctx, params.data.id);
	if (!ended.ok) throw toWireError(ended);
	return { status: 204 };
}
