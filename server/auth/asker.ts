import type { IncomingHttpHeaders } from 'node:http';
import type { Database } from '#database/client.ts';
import { isBanned } from '#domain/accounts/policy.ts';
import { findSession, type Session, toMember } from '#domain/accounts/queries.ts';
import { touchSession } from '#domain/accounts/sessions/session-store.ts';
import type { AccountServices } from '#domain/shared/account-services.ts';
import type { Client, Viewer } from '#domain/shared/context.ts';
import { readRefreshToken } from '#domain/shared/secrets.ts';
import type { Asker } from '../domain-context.ts';
import { networkOf } from '../security/network.ts';
import { readSessionCookies, readSignUps, type SessionCookies } from './cookies.ts';

/** What is looked at to tell who asks. `address` is the one behind our own proxies. */
export type Seen = { headers: IncomingHttpHeaders; address: string };

const LONGEST_USER_AGENT = 300;
const VISITOR: Viewer = { kind: 'visitor' };

type Sight = { db: Database; accounts: Pick<AccountServices, 'accessTokens'>; secret: string; now: () => Date };

/** Finds who asks, by cookie, for private pages and writes; public pages never ask. Throws when the database does. */
export type AskerOf = (seen: Seen) => Promise<Asker>;

/** Gives `AskerOf` for the cookies of this origin. */
export function createAskerOf(sight: Sight, origin: string): AskerOf {
	return async ({ headers, address }) => ({
		viewer: await viewerOf(sight, readSessionCookies(headers.cookie, origin)),
		client: { ...clientOf({ headers, address }), signUps: readSignUps(headers.cookie, origin) },
	});
}

/**
 * Who a browser's cookies stand for. The access token or, once that has run out, the present refresh token names a
 * session, and its row decides: what was ended elsewhere is over with the next request (S16, S29). Exchanges nothing, so
 * that pages stay signed in without JavaScript.
 */
async function viewerOf(sight: Sight, cookies: SessionCookies): Promise<Viewer> {
	const named = await sessionNamedBy(sight, cookies);
	if (!named) return VISITOR;
	const now = sight.now();
	const found = await findSession(sight.db, named.sessionId, now);
	if (!found || !named.fits(found.session) || isBanned(found.account, now)) return VISITOR;
	await touchSession(sight, found.session);
	return toMember(found, now);
}

type Named = { sessionId: string; fits: (session: Session) => boolean };

async function sessionNamedBy({ accounts, secret, now }: Sight, cookies: SessionCookies): Promise<Named | null> {
	const { accessToken, refreshToken } = cookies;
	const read = accessToken === null ? null : await accounts.accessTokens.read(accessToken, now());
	if (read) return { sessionId: read.sessionId, fits: (session) => session.userId === read.userId };
	const token = refreshToken === null ? 'malformed' : readRefreshToken(secret, refreshToken);
	if (typeof token === 'string') return null;
	// The one before the present one may be on its way to being exchanged in another tab.
	return {
		sessionId: token.sessionId,
		fits: ({ counter }) => token.counter === counter || token.counter === counter - 1,
	};
}

/** Where a request comes from, as it may be stored: no control characters, and no more than is of use. */
export function clientOf({ headers, address }: Seen): Client {
	const userAgent = (headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, LONGEST_USER_AGENT);
	return { network: networkOf(address), userAgent };
}
