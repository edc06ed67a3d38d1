import { isBanned } from '#domain/accounts/policy.ts';
import { findSession, getAccount, toMember } from '#domain/accounts/queries.ts';
import type { Member } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import type { Core } from '../core.ts';

export type TokenFailure =
	/** Malformed, run out, or signed by somebody else. */
	| { kind: 'bad-token' }
	/** Signed out, here or elsewhere, or ended by a change of the password. */
	| { kind: 'session-ended' }
	| { kind: 'user-gone' }
	| { kind: 'banned' };

/** The token of an `Authorization` header; null where it holds anything else. */
export const bearerIn = (authorization: string | undefined) =>
	/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** The member whom an access token stands for. The row of its session decides: what was ended is over with the next request. Throws when the database does. */
export async function memberOfToken(
	token: string,
	{ accounts, db, now }: Pick<Core, 'accounts' | 'db' | 'now'>,
): Promise<Result<Member, TokenFailure>> {
	const read = await accounts.accessTokens.read(token, now());
	if (!read) return failure({ kind: 'bad-token' });
	const found = await findSession(db, read.sessionId, now());
	if (!found || found.account.id !== read.userId) {
		return failure({ kind: (await getAccount(db, read.userId)) ? 'session-ended' : 'user-gone' });
	}
	if (isBanned(found.account, now())) return failure({ kind: 'banned' });
	return success(toMember(found, now()));
}
