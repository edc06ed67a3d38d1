import type { FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/shared/context.ts';
import { comesFromApp } from '../security/app-origins.ts';
import { comesFromOwnPages } from '../security/origin-check.ts';
import { bearerIn, memberOfToken } from './bearer.ts';
import { readSessionCookies } from './cookies.ts';
import type { AuthParts } from './parts.ts';
import { refusal, toWireError } from './wire-errors.ts';
import type { Mode } from './wire-responses.ts';

/** Whoever has shown no credentials. */
export const VISITOR: Viewer = { kind: 'visitor' };

/**
 * How callers show who they are. Our own pages say so by a header that makes other sites' browsers ask first, and by
 * coming from our origin; apps bring tokens, and are no browsers or pages that the operator has named. Whatever is between the two
 * is refused: a cookie without the header, tokens in the page of anybody else.
 */
export function modeOf(request: FastifyRequest, { config }: AuthParts): Mode {
	const { headers, method } = request;
	const { origin, mode } = config;
	const site = headers['sec-fetch-site'];
	if (headers['x-auth-mode'] === 'cookie') {
		const isRead = method === 'GET' || method === 'HEAD';
		const isOwn = isRead ? site === undefined || site === 'same-origin' : comesFromOwnPages(headers, origin, mode);
		if (!isOwn) throw refusal('crossSite');
		return 'cookie';
	}
	const { accessToken, refreshToken } = readSessionCookies(headers.cookie, origin);
	const isBrowser = site !== undefined || headers.origin !== undefined;
	if (isBrowser && !comesFromApp(request, config)) throw refusal('browser');
	if (accessToken !== null || refreshToken !== null) throw refusal('crossSite');
	return 'bearer';
}

/** Whom a call's credentials stand for: a visitor where there are none. Refuses credentials that are no good. */
export async function viewerOfCall(request: FastifyRequest, mode: Mode, parts: AuthParts): Promise<Viewer> {
	const { headers, ip } = request;
	if (mode === 'cookie') return (await parts.askerOf({ headers, address: ip })).viewer;
	const token = bearerIn(headers.authorization);
	return token === null ? VISITOR : memberOf(token, parts);
}

async function memberOf(token: string, { core }: AuthParts): Promise<Viewer> {
	const found = await memberOfToken(token, core);
	if (found.ok) return found.value;
	throw found.kind === 'session-ended' ? toWireError({ kind: 'not-signed-in' }) : refusal(REFUSED[found.kind]);
}

const REFUSED = { 'bad-token': 'badToken', 'user-gone': 'userNotFound', banned: 'userBanned' } as const;
