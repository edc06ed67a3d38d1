import { randomUUID } from 'node:crypto';
import type { Database } from '#database/client.ts';
import { type UserMetadata, users } from '#database/schema/accounts.ts';
import { postLetter } from '#domain/mail/outbox-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { type Result, success } from '#domain/shared/result.ts';
import { signUpSalt } from '#domain/shared/secrets.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import type { PasswordFailure, TooOften } from '../errors.ts';
import { after, LIFETIMES } from '../lifetimes.ts';
import { limitCall } from '../limits.ts';
import {
	issueLink,
	type Link,
	lastLetter,
	letterWait,
	mailNobody,
	mailNothing,
	NOBODY,
	noteLetter,
	prolongLink,
	voidNothing,
} from '../links/link-store.ts';
import { checkNewPassword } from '../passwords/password-check.ts';
import { type Account, lockAccount, nameIn } from '../queries.ts';
import { isMadeHere, listSignUps, noteSignUp } from './sign-up-store.ts';

/** `email` in its canonical form, `metadata` cleaned; `termsVersion` where the terms were accepted on the way. */
export type SignUp = {
	email: string;
	password: string;
	metadata: UserMetadata;
	termsVersion: string | null;
	/** A path of our own to go on to after confirming. */
	redirectTo: string | null;
};

/**
 * Makes an account whose address is still to be confirmed, and mails the link for it. A known address gets the same
 * answer after the same work: its owner gets another letter instead (S12). Fails with `weak-password`,
 * `malformed-password` or `too-often`. The password and the names become the account's only with the link that came with
 * them, so that nobody can lay a password under somebody else's address; so does `memberId`, which is nobody's until then.
 */
export async function signUp(
	ctx: DomainContext,
	{ password: given, ...wanted }: SignUp,
): Promise<Result<{ memberId: string }, PasswordFailure | TooOften>> {
	const limited = await limitCall(ctx, 'signup');
	if (limited) return limited;
	const checked = checkNewPassword(ctx.accounts.passwords, given, wanted.email);
	if (!checked.ok) return checked;
	const { passwords } = ctx.accounts;
	const passwordHash = await passwords.hash(checked.value.password, signUpSalt(ctx.secret, wanted.email));
	const memberId = randomUUID();
	const signedUp = await inTransaction(ctx, async (tx) => {
		const account = await makeOrLockAccount(tx, ctx, memberId, wanted.email);
		if (account.confirmedAt === null) await askToConfirm(tx, ctx, account, { ...wanted, memberId, passwordHash });
		else await tellOwner(tx, ctx, account);
		return success({ memberId });
	});
	noteSignUp(ctx, memberId);
	return signedUp;
}

/**
 * Mails a sign-up's link again, which is good for another day: of the sign-ups that wait for the address the one made in
 * this browser, else the newest. Silent about everything: unknown or confirmed addresses, and a second try within the
 * minute, get the same answer. Fails with `too-often`.
 */
export async function resendConfirmation(ctx: DomainContext, email: string): Promise<Result<object, TooOften>> {
	const limited = await limitCall(ctx, 'resend');
	if (limited) return limited;
	return inTransaction(ctx, async (tx) => {
		const account = await lockAccount(tx, { email });
		const waiting = await listSignUps(tx, account?.id ?? NOBODY);
		const wanted = waiting.find((each) => isMadeHere(ctx, each)) ?? waiting[0];
		if (!account || !wanted || account.confirmedAt || letterWait(account, 'confirmationSentAt', ctx.now()) !== null) {
			await mailNobody(tx, ctx.now());
			return success({});
		}
		await prolongLink(tx, ctx, wanted);
		await postConfirmation(tx, account, wanted, ctx.now());
		return success({});
	});
}

/** The unique key decides who makes it (R10); whoever comes second waits here and then finds it. */
async function makeOrLockAccount(tx: Database, ctx: DomainContext, id: string, email: string): Promise<Account> {
	const now = ctx.now();
	await tx.insert(users).values({ id, email, createdAt: now, updatedAt: now }).onConflictDoNothing();
	const account = await lockAccount(tx, { email });
	// Deleted between the two statements: a deadlock-like accident that another try mends.
	if (!account) throw Object.assign(new Error('the account went away'), { code: '40001' });
	return account;
}

type Pending = Omit<SignUp, 'password'> & { memberId: string; passwordHash: string };

/**
 * Every letter carries its own sign-up and voids none (decision P1); each goes a minute after the one before it. Where more
 * wait for the address than a letter may be put off, this one has none: it can be asked for later.
 */
async function askToConfirm(tx: Database, ctx: DomainContext, account: Account, { email, ...pending }: Pending) {
	const id = await issueLink(tx, ctx, { userId: account.id, kind: 'signup', address: email, ...pending });
	const now = ctx.now();
	const last = lastLetter(account, 'confirmationSentAt', now);
	const free = last === null ? now : after(last, LIFETIMES.betweenLetters);
	if (free > after(now, LIFETIMES.longestPutOff)) return mailNothing(tx, now);
	return postConfirmation(tx, account, { id, metadata: pending.metadata }, free > now ? free : now, now);
}

type Confirmable = Pick<Link, 'id' | 'metadata'>;

async function postConfirmation(tx: Database, account: Account, link: Confirmable, notBefore: Date, now = notBefore) {
	const data = { firstName: nameIn({ metadata: link.metadata ?? {} }, 'first_name') };
	await postLetter(tx, { message: 'confirm', recipient: account.email, data, tokenId: link.id, notBefore }, now);
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
