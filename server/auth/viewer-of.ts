import type { Database } from '#database/client.ts';
import { isBanned } from '#domain/accounts/policy.ts';
import { findSession, type Session, toMember } from '#domain/accounts/queries.ts';
import { touchSession } from '#domain/accounts/sessions/session-store.ts';
import type { AccountServices } from '#domain/shared/account-services.ts';
import type { Viewer } from '#domain/shared/context.ts';
import { readRefreshToken } from '#domain/shared/secrets.ts';
import type { SessionCookies } from './cookies.ts';

type Sight = { db: Database; accounts: Pick<AccountServices, 'accessTokens'>; secret: string; now: () => Date };

const VISITOR: Viewer = { kind: 'visitor' };

/**
 * Who a browser's cookies stand for. The access token or, once that has run out, the present refresh token names a
 * session, and its row decides: what was ended elsewhere is over with the next request (S16, S29). Exchanges nothing, so
 * that pages stay signed in without JavaScript.
 */
export async function viewerOf(sight: Sight, cookies: SessionCookies): Promise<Viewer> {
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
