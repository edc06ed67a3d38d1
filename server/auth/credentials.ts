import type { FastifyRequest } from 'fastify';
import { isBanned } from '#domain/accounts/policy.ts';
import { findSession, getAccount, toMember } from '#domain/accounts/queries.ts';
import type { Viewer } from '#domain/shared/context.ts';
import { comesFromOwnPages } from '../security/origin-check.ts';
import { readSessionCookies } from './cookies.ts';
import type { AuthParts } from './parts.ts';
import { refusal, toWireError } from './wire-errors.ts';
import type { Mode } from './wire-responses.ts';

/** Whoever has shown no credentials. */
export const VISITOR: Viewer = { kind: 'visitor' };

/**
 * How callers show who they are. Our own pages say so by a header that makes other sites' browsers ask first, and by
 * coming from our origin; apps bring tokens and are no browsers. Whatever is between the two is refused: a cookie
 * without the header, tokens in a browser.
 */
export function modeOf({ headers, method }: FastifyRequest, { config }: AuthParts): Mode {
	const { origin, mode } = config;
	const site = headers['sec-fetch-site'];
	if (headers['x-auth-mode'] === 'cookie') {
		const isRead = method === 'GET' || method === 'HEAD';
		const isOwn = isRead ? site === undefined || site === 'same-origin' : comesFromOwnPages(headers, origin, mode);
		if (!isOwn) throw refusal('crossSite');
		return 'cookie';
	}
	const { accessToken, refreshToken } = readSessionCookies(headers.cookie, origin);
	if (site !== undefined || headers.origin !== undefined) throw refusal('browser');
	if (accessToken !== null || refreshToken !== null) throw refusal('crossSite');
	return 'bearer';
}

/** Whom a call's credentials stand for: a visitor where there are none. Refuses credentials that are no good. */
export async function viewerOfCall(request: FastifyRequest, mode: Mode, parts: AuthParts): Promise<Viewer> {
	const { headers, ip } = request;
	if (mode === 'cookie') return (await parts.askerOf({ headers, address: ip })).viewer;
	const token = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
	return token === undefined ? VISITOR : memberOf(token, parts);
}

async function memberOf(token: string, { core: { accounts, db, now } }: AuthParts): Promise<Viewer> {
	const read = await accounts.accessTokens.read(token, now());
	if (!read) throw refusal('badToken');
	const found = await findSession(db, read.sessionId, now());
	if (!found || found.account.id !== read.userId) {
		throw (await getAccount(db, read.userId)) ? toWireError({ kind: 'not-signed-in' }) : refusal('userNotFound');
	}
	if (isBanned(found.account, now())) throw refusal('userBanned');
	return toMember(found, now());
}
