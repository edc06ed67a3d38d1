import { and, eq } from 'drizzle-orm';
import { sessions } from '#database/schema/accounts.ts';
import type { SessionGrant } from '#domain/shared/account-services.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import type { NotSignedIn, SignInFailure, WeakReason } from '../errors.ts';
import { countWrongGuess, forgiveGuesses, limitCall, limitGuess } from '../limits.ts';
import { weaknessesOf } from '../passwords/password-check.ts';
import { isBanned } from '../policy.ts';
import { type Account, type Credentials, findCredentials, lockAccount } from '../queries.ts';
import { normalizePassword } from '../rules.ts';
import { noteSignUp } from '../sign-up/sign-up-store.ts';
import { refuseSuspended } from '../suspension-store.ts';
import { endSessions, grantSession, openSession } from './session-store.ts';

/** `email` in its canonical form. */
export type SignIn = { email: string; password: string; remember: boolean };

/** `weaknesses` of the password in use: it works, but its owner may be told. */
export type SignedIn = { grant: SessionGrant; account: Account; weaknesses: WeakReason[] };

/**
 * Begins a session for whoever knows the password. An unknown address costs as much time as a wrong password and gets
 * the same failure. Fails with `invalid-credentials`, `email-not-confirmed`, `banned` or `too-often`; throws when too
 * many wait in line.
 */
export function signIn(ctx: DomainContext, wanted: SignIn): Promise<Result<SignedIn, SignInFailure>> {
	return ctx.accounts.signInLine(() => signInNext(ctx, wanted));
}

async function signInNext(
	ctx: DomainContext,
	{ email, password, remember }: SignIn,
): Promise<Result<SignedIn, SignInFailure>> {
	const limited = (await limitCall(ctx, 'token')) ?? (await limitGuess(ctx, email));
	if (limited) return limited;
	const found = await findCredentials(ctx.db, email);
	const isRight = await compare(ctx, normalizePassword(password), found);
	if (!found || !isRight) {
		await countWrongGuess(ctx, email);
		return failure({ kind: 'invalid-credentials' });
	}
	const { account } = found;
	if (account.confirmedAt === null) return failure({ kind: 'email-not-confirmed' });
	if (isBanned(account, ctx.now())) return refuseSuspended(ctx.db, account);
	await forgiveGuesses(ctx, email);
	return beginSession(ctx, account, found.hash, { password, remember });
}

/**
 * Hashes the password once, whatever is found. Whoever knows the password of a sign-up that waits is as good as the browser
 * that it was made in: its letter is the one that is sent again, and its link asks for no password.
 */
async function compare(ctx: DomainContext, password: string, found: Credentials | null): Promise<boolean> {
	const { passwords } = ctx.accounts;
	if (!found || found.signUps.length === 0) return passwords.verify(password, found?.hash ?? null);
	const hash = await passwords.find(
		password,
		found.signUps.map((each) => each.hash),
	);
	const signUp = found.signUps.find((each) => each.hash === hash);
	if (signUp?.memberId) noteSignUp(ctx, signUp.memberId);
	return signUp !== undefined;
}

async function beginSession(
	ctx: DomainContext,
	{ id }: Account,
	hash: string | null,
	{ password, remember }: Pick<SignIn, 'password' | 'remember'>,
): Promise<Result<SignedIn, SignInFailure>> {
	const begun = await inTransaction(ctx, async (tx) => {
		const account = await lockAccount(tx, { id });
		// Deleted, or given another password, while this one was being compared.
		if (!account || account.passwordHash !== hash) return failure({ kind: 'invalid-credentials' });
		const session = await openSession(tx, ctx, account, { method: 'password', remember });
		return success({ account, session });
	});
	if (!begun.ok) return begun;
	const { passwordHash: _, ...account } = begun.value.account;
	const grant = await grantSession(ctx, { ...begun.value, account });
	return success({ grant, account, weaknesses: weaknessesOf(ctx.accounts.passwords, password, account.email) });
}

/**
 * Ends sessions of the viewer: all of them (`global`, what the menu's item does, decision P0), this one, or all others.
 * Fails with `not-signed-in`.
 */
export async function signOut(
	ctx: DomainContext,
	scope: 'global' | 'local' | 'others',
): Promise<Result<{ ended: number }, NotSignedIn>> {
	const { viewer, db } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	if (scope === 'others') return success({ ended: await endSessions(db, viewer.userId, viewer.sessionId) });
	ctx.sessionChange = { kind: 'ended' };
	if (scope === 'global') return success({ ended: await endSessions(db, viewer.userId) });
	await db.delete(sessions).where(eq(sessions.id, viewer.sessionId));
	return success({ ended: 1 });
}

/** Ends one session of the viewer's own. Fails with `unknown-session` for any other, whosever it is. */
export async function endSession(
	ctx: DomainContext,
	sessionId: string,
): Promise<Result<object, NotSignedIn | { kind: 'unknown-session' }>> {
	const { viewer, db } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const ended = await db
		.delete(sessions)
		.where(and(eq(sessions.id, sessionId), eq(sessions.userId, viewer.userId)))
		.returning({ id: sessions.id });
	if (ended.length === 0) return failure({ kind: 'unknown-session' });
	if (sessionId === viewer.sessionId) ctx.sessionChange = { kind: 'ended' };
	return success({});
}
