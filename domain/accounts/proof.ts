import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { oneTimeTokens } from '#database/schema/accounts.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { codeOf, isCode } from '../shared/secrets.ts';
import type { NotSignedIn, ProofFailure } from './errors.ts';
import { isFromLater } from './lifetimes.ts';
import { countWrongGuess, forgiveGuesses, limitGuess } from './limits.ts';
import { needsCurrentPassword } from './policy.ts';
import { type Account, findSession, getPasswordHash, lockAccount, type Session } from './queries.ts';
import { normalizePassword } from './rules.ts';

/** What is typed to show that it is really the owner who asks: the password, or a code mailed for it. */
export type Proof = { currentPassword?: string; code?: string };

export type Owner = { session: Session; account: Account };

/** The viewer's own session and account, or null for visitors and for sessions that have just ended. */
export async function ownerOf({ db, viewer, now }: DomainContext): Promise<Owner | null> {
	return viewer.kind === 'member' ? findSession(db, viewer.sessionId, now()) : null;
}

/**
 * Checks that the owner is at the keyboard, before anything that could take the account away from them. A session that
 * began with a link for a new password needs nothing. Wrong tries are counted as sign-ins are.
 */
export async function proveOwner(
	ctx: DomainContext,
	{ session, account }: Owner,
	{ currentPassword, code }: Proof,
): Promise<Result<object, ProofFailure | NotSignedIn>> {
	if (!needsCurrentPassword(session)) return success({});
	if (code === undefined && !currentPassword) return failure({ kind: 'current-password-missing' });
	const limited = await limitGuess(ctx, account.email);
	if (limited) return limited;
	const isRight =
		code === undefined
			? await isCurrentPassword(ctx, account, currentPassword ?? '')
			: await spendCode(ctx, account, code);
	if (isRight) {
		await forgiveGuesses(ctx, account.email);
		return success({});
	}
	await countWrongGuess(ctx, account.email);
	return failure({ kind: code === undefined ? 'current-password-wrong' : 'code-wrong' });
}

/**
 * The account of an owner who has been proven, locked until `tx` ends; null where it or the session has ended since. To prove
 * takes a while: a password that is renewed by a link meanwhile ends every session of whoever knew the former one.
 */
export async function lockOwner(tx: Database, { session, account }: Owner, now: Date) {
	const locked = await lockAccount(tx, { id: account.id });
	return locked && (await findSession(tx, session.id, now)) ? locked : null;
}

/** Whether it is the account's password at present. */
export async function isCurrentPassword(ctx: DomainContext, { id }: Account, password: string): Promise<boolean> {
	const hash = await getPasswordHash(ctx.db, id);
	return ctx.accounts.passwords.verify(normalizePassword(password), hash);
}

async function spendCode({ db, secret, now }: DomainContext, { id }: Account, typed: string): Promise<boolean> {
	const ofUser = and(eq(oneTimeTokens.userId, id), eq(oneTimeTokens.kind, 'reauthentication'));
	const [link] = await db.select().from(oneTimeTokens).where(ofUser);
	if (!link || link.expiresAt <= now() || isFromLater(link.createdAt, now()) || !isCode(typed, codeOf(secret, link.id)))
		return false;
	const spent = await db.delete(oneTimeTokens).where(eq(oneTimeTokens.id, link.id)).returning({ id: oneTimeTokens.id });
	return spent.length > 0;
}
