import { eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { sessions } from '#database/schema/accounts.ts';
import type { SessionGrant } from '#domain/shared/account-services.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { type RefreshToken, readRefreshToken } from '#domain/shared/secrets.ts';
import { inTransaction, postgresCode } from '#domain/shared/transaction.ts';
import type { RefreshFailure } from '../errors.ts';
import { after, LIFETIMES } from '../lifetimes.ts';
import { limitCall } from '../limits.ts';
import { isBanned } from '../policy.ts';
import { type Account, getAccount, isAlive, type Session } from '../queries.ts';
import { grantSession } from './session-store.ts';

export type Refreshed = { grant: SessionGrant; account: Account };

type Exchange =
	| { kind: 'exchanged'; session: Session; account: Account }
	| { kind: 'unknown' | 'used' | 'expired' | 'ahead' | 'banned' };

const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Exchanges a refresh token for its successor, under one lock of the session's row: any number at once end with the same
 * one. The token before the present one still gets the present one for a minute (its answer may have been lost); any
 * older use ends the session, because somebody else has it. Fails with what `RefreshFailure` lists.
 */
export async function refreshSession(ctx: DomainContext, token: string): Promise<Result<Refreshed, RefreshFailure>> {
	const limited = await limitCall(ctx, 'token');
	if (limited) return limited;
	const read = readRefreshToken(ctx.secret, token);
	if (read === 'malformed') return failure({ kind: 'malformed-refresh-token' });
	if (read === 'forged') return failure({ kind: 'refresh-token-unknown' });
	const exchanged = await exchange(ctx, read);
	if (!exchanged.ok) return exchanged;
	const outcome = exchanged.value;
	if (outcome.kind === 'exchanged') {
		const { session, account } = outcome;
		return success({ account, grant: await grantSession(ctx, { session, account }) });
	}
	ctx.sessionChange = { kind: 'ended' };
	return failure({ kind: FAILURES[outcome.kind] });
}

const FAILURES = {
	unknown: 'refresh-token-unknown',
	used: 'refresh-token-used',
	expired: 'session-expired',
	ahead: 'malformed-refresh-token',
	banned: 'banned',
} as const;

/** The row's lock is waited for, but not for ever. */
async function exchange(ctx: DomainContext, token: RefreshToken): Promise<Result<Exchange, { kind: 'busy' }>> {
	try {
		return await inTransaction(ctx, async (tx) => {
			await tx.execute(sql`set local lock_timeout = '4s'`);
			return success(await exchangeLocked(tx, ctx.now(), token));
		});
	} catch (error) {
		if (postgresCode(error) !== LOCK_NOT_AVAILABLE) throw error;
		return failure({ kind: 'busy' });
	}
}

async function exchangeLocked(tx: Database, now: Date, { sessionId, counter }: RefreshToken): Promise<Exchange> {
	const [session] = await tx.select().from(sessions).where(eq(sessions.id, sessionId)).for('update');
	const account = session ? await getAccount(tx, session.userId) : null;
	if (!session || !account) return { kind: 'unknown' };
	const end = async (kind: 'used' | 'expired') => {
		await tx.delete(sessions).where(eq(sessions.id, sessionId));
		return { kind };
	};
	if (!isAlive(session, now)) return end('expired');
	if (isBanned(account, now)) return { kind: 'banned' };
	if (counter > session.counter) return { kind: 'ahead' };
	if (counter === session.counter) return { kind: 'exchanged', session: await renew(tx, session, now), account };
	const isFresh = after(session.refreshedAt, LIFETIMES.refreshGrace) > now;
	if (counter === session.counter - 1 && isFresh) return { kind: 'exchanged', session, account };
	return end('used');
}

async function renew(tx: Database, { id, counter }: Session, now: Date): Promise<Session> {
	const [renewed] = await tx
		.update(sessions)
		.set({ counter: counter + 1, refreshedAt: now, seenAt: now })
		.where(eq(sessions.id, id))
		.returning();
	if (!renewed) throw new Error('the session was not renewed');
	return renewed;
}
