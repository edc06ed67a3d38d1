import { and, desc, eq, gte, isNotNull, or } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { oneTimeTokens, users } from '#database/schema/accounts.ts';
import { postLetter } from '../mail/outbox-commands.ts';
import { moveSubscriber } from '../newsletter/member-commands.ts';
import type { DomainContext } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import type { LinkFailure, TooManyLetters, TooOften } from './errors.ts';
import { limitCall } from './limits.ts';
import { mailRecovery, makeWay, unlessTaken } from './links/link-commands.ts';
import { issueLink, type Link, letterWait, mailNobody, noteLetter, spendLink, voidLinks } from './links/link-store.ts';
import { isBanned } from './policy.ts';
import { type Account, lockAccount, nameIn } from './queries.ts';
import { endSessions, noteEndOf } from './sessions/session-store.ts';
import { tellOwner } from './sign-up/sign-up-commands.ts';
import { refuseSuspended } from './suspension-store.ts';

/**
 * Mails a link to the new address and, to the old one, the news with a link to undo it for a week. An address that has
 * an account gets a word about that instead of a link, and the answer is the same (S12). In the caller's transaction.
 */
export async function askToChangeEmail(
	tx: Database,
	ctx: DomainContext,
	account: Account,
	change: Change,
): Promise<Result<object, TooManyLetters>> {
	const now = ctx.now();
	const seconds = letterWait(account, 'emailChangeSentAt', now);
	if (seconds !== null) return failure({ kind: 'too-many-letters', seconds });
	const { id: userId, email } = account;
	const { newEmail } = change;
	const data = { firstName: nameIn(account, 'first_name'), newEmail };
	// Only the newest wish counts, also where its address has an account and gets no link.
	await tx.delete(oneTimeTokens).where(isChangeOf(userId));
	const holder = await lockAccount(tx, { email: newEmail });
	if (holder?.confirmedAt) await tellOwner(tx, ctx, holder);
	else await mailChange(tx, ctx, account, change);
	const undo = await issueLink(tx, ctx, { userId, kind: 'email_change_undo', address: email });
	await postLetter(tx, { message: 'email-change-old', recipient: email, data, tokenId: undo }, now);
	await tx.update(users).set({ newEmail, updatedAt: now }).where(eq(users.id, userId));
	await noteLetter(tx, userId, 'emailChangeSentAt', now);
	return success({});
}

/**
 * Mails the link for a change of address again, named by the old or the new one. As silent as `resendConfirmation`.
 * Fails with `too-often`.
 */
export async function resendEmailChange(ctx: DomainContext, email: string): Promise<Result<object, TooOften>> {
	const limited = await limitCall(ctx, 'resend');
	if (limited) return limited;
	return inTransaction(ctx, async (tx) => {
		const [changing] = await tx
			.select({ id: users.id })
			.from(users)
			.where(and(isNotNull(users.newEmail), or(eq(users.email, email), eq(users.newEmail, email))))
			// Several may wish for one address, and its holder for another: the holder first, then who has asked last.
			.orderBy(desc(eq(users.email, email)), desc(users.emailChangeSentAt))
			.limit(1);
		const account = changing ? await lockAccount(tx, { id: changing.id }) : null;
		const pending = account && (await pendingChange(tx, account.id));
		if (!account || !pending || letterWait(account, 'emailChangeSentAt', ctx.now()) !== null) {
			await mailNobody(tx, ctx.now());
			return success({});
		}
		const { address, redirectTo } = pending;
		await mailChange(tx, ctx, account, { newEmail: address, redirectTo });
		return success({});
	});
}

async function pendingChange(tx: Database, userId: string): Promise<Link | null> {
	const [link] = await tx.select().from(oneTimeTokens).where(isChangeOf(userId));
	return link ?? null;
}

const isChangeOf = (userId: string) => and(eq(oneTimeTokens.userId, userId), eq(oneTimeTokens.kind, 'email_change'));

type Change = { newEmail: string; redirectTo: string | null };

async function mailChange(tx: Database, ctx: DomainContext, account: Account, { newEmail, redirectTo }: Change) {
	const { id: userId } = account;
	const tokenId = await issueLink(tx, ctx, { userId, kind: 'email_change', address: newEmail, redirectTo });
	const data = { firstName: nameIn(account, 'first_name'), newEmail };
	await postLetter(tx, { message: 'email-change-new', recipient: newEmail, data, tokenId }, ctx.now());
	await noteLetter(tx, userId, 'emailChangeSentAt', ctx.now());
}

/**
 * Spends the link in the letter to an old address: puts that address back, whether the new one was confirmed meanwhile
 * or not, ends all sessions, makes the password useless (whoever asked for the change knew it) and mails a link for a new
 * one. Fails with `link-void`, `banned` or `too-often`.
 */
export async function undoEmailChange(
	ctx: DomainContext,
	token: string,
): Promise<Result<{ email: string }, LinkFailure>> {
	const limited = await limitCall(ctx, 'verify');
	if (limited) return limited;
	return unlessTaken(() =>
		inTransaction<Result<{ email: string }, LinkFailure>>(ctx, async (tx) => {
			const link = await spendLink(tx, ctx, token, ['email_change_undo']);
			const account = link && (await lockAccount(tx, { id: link.userId }));
			if (!account) return failure({ kind: 'link-void' });
			if (isBanned(account, ctx.now())) return refuseSuspended(tx, account);
			await putBack(tx, ctx, account, link);
			return success({ email: link.address });
		}),
	);
}

async function putBack(tx: Database, ctx: DomainContext, account: Account, link: Link) {
	const { address: email } = link;
	if (email !== account.email) await makeWay(tx, email);
	await moveSubscriber(tx, { from: account.email, to: email, at: ctx.now(), madeAt: link.createdAt });
	await voidLinks(tx, account.id);
	// Changes asked for after this one were a thief's: their letters must not bring that address back.
	await tx
		.delete(oneTimeTokens)
		.where(and(eq(oneTimeTokens.userId, account.id), gte(oneTimeTokens.createdAt, link.createdAt)));
	await tx
		.update(users)
		.set({ email, newEmail: null, passwordHash: null, updatedAt: ctx.now() })
		.where(eq(users.id, account.id));
	await endSessions(tx, account.id);
	noteEndOf(ctx, account.id);
	await mailRecovery(tx, ctx, { ...account, email }, null);
}
