import type { Database } from '#database/client.ts';
import { type UserMetadata, users } from '#database/schema/accounts.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import type { PasswordFailure, TooOften } from './errors.ts';
import { after, LIFETIMES } from './lifetimes.ts';
import { limitCall } from './limits.ts';
import { issueLink, lastLetter, letterWait, mailNobody, NOBODY, noteLetter, voidNothing } from './link-store.ts';
import { checkNewPassword } from './password-check.ts';
import { type Account, lockAccount, nameIn } from './queries.ts';

/** `email` in its canonical form, `metadata` cleaned; `termsVersion` where the terms were accepted on the way. */
export type SignUp = {
	email: string;
	password: string;
	metadata: UserMetadata;
	termsVersion: string | null;
	/** A path of our own to go on to after confirming. */
	redirectTo: string | null;
};

type Pending = Omit<SignUp, 'password'> & { passwordHash: string | null };

/**
 * Makes an account whose address is still to be confirmed, and mails the link for it. A known address gets the same
 * answer after the same work: its owner gets another letter instead (S12). Fails with `weak-password`,
 * `malformed-password` or `too-often`. The password and the names become the account's only with the link that came with
 * them, so that nobody can lay a password under somebody else's address.
 */
export async function signUp(
	ctx: DomainContext,
	{ password: given, ...wanted }: SignUp,
): Promise<Result<object, PasswordFailure | TooOften>> {
	const limited = await limitCall(ctx, 'signup');
	if (limited) return limited;
	const checked = checkNewPassword(ctx.accounts.passwords, given, wanted.email);
	if (!checked.ok) return checked;
	const passwordHash = await ctx.accounts.passwords.hash(checked.value.password);
	return inTransaction(ctx, async (tx) => {
		const account = await makeOrLockAccount(tx, ctx, wanted.email);
		if (account.confirmedAt === null) await askToConfirm(tx, ctx, account, { ...wanted, passwordHash });
		else await tellOwner(tx, ctx, account);
		return success({});
	});
}

/**
 * Mails the newest sign-up's link again. Silent about everything: unknown or confirmed addresses, and a second try within
 * the minute, get the same answer. Fails with `too-often`.
 */
export async function resendConfirmation(ctx: DomainContext, email: string): Promise<Result<object, TooOften>> {
	const limited = await limitCall(ctx, 'resend');
	if (limited) return limited;
	return inTransaction(ctx, async (tx) => {
		const account = await lockAccount(tx, { email });
		const pending = await tx.query.oneTimeTokens.findFirst({
			where: (link, { and, eq: is }) => and(is(link.userId, account?.id ?? NOBODY), is(link.kind, 'signup')),
		});
		if (!account || account.confirmedAt || letterWait(account, 'confirmationSentAt', ctx.now()) !== null) {
			await mailNobody(tx, ctx.now());
			return success({});
		}
		await askToConfirm(tx, ctx, account, {
			email,
			metadata: pending?.metadata ?? {},
			passwordHash: pending?.passwordHash ?? null,
			termsVersion: pending?.termsVersion ?? null,
			redirectTo: pending?.redirectTo ?? null,
		});
		return success({});
	});
}

/** The unique key decides who makes it (R10); whoever comes second waits here and then finds it. */
async function makeOrLockAccount(tx: Database, ctx: DomainContext, email: string): Promise<Account> {
	const now = ctx.now();
	await tx.insert(users).values({ email, createdAt: now, updatedAt: now }).onConflictDoNothing();
	const account = await lockAccount(tx, { email });
	// Deleted between the two statements: a deadlock-like accident that another try mends.
	if (!account) throw Object.assign(new Error('the account went away'), { code: '40001' });
	return account;
}

/**
 * The newest sign-up replaces the one before it at once, but its letter waits until a minute after the last: else the
 * letter on its way would carry a stranger's password.
 */
async function askToConfirm(tx: Database, ctx: DomainContext, account: Account, { email, ...pending }: Pending) {
	const tokenId = await issueLink(tx, ctx, { userId: account.id, kind: 'signup', address: email, ...pending });
	const now = ctx.now();
	const last = lastLetter(account, 'confirmationSentAt', now);
	const free = last === null ? now : after(last, LIFETIMES.betweenLetters);
	// A letter that is still waiting carries a void link by now and will not go: this one takes its place.
	const notBefore = last !== null && last > now ? last : free > now ? free : now;
	await postLetter(
		tx,
		{ message: 'confirm', recipient: email, data: { firstName: nameIn(pending, 'first_name') }, tokenId, notBefore },
		now,
	);
	await noteLetter(tx, account.id, 'confirmationSentAt', notBefore);
}

/** Somebody has signed up with the address of an account: its owner is told, once a minute at most. */
export async function tellOwner(tx: Database, ctx: DomainContext, account: Account) {
	const now = ctx.now();
	if (letterWait(account, 'noticeSentAt', now) !== null) return mailNobody(tx, now);
	// A letter with a link would have taken one statement more.
	await voidNothing(tx);
	await postLetter(
		tx,
		{
			message: 'already-registered',
			recipient: account.email,
			data: { firstName: nameIn(account, 'first_name') },
		},
		now,
	);
	return noteLetter(tx, account.id, 'noticeSentAt', now);
}
