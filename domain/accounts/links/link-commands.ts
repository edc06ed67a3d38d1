import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { type TokenKind, users } from '#database/schema/accounts.ts';
import { postLetter } from '#domain/mail/outbox-commands.ts';
import { moveSubscriber } from '#domain/newsletter/member-commands.ts';
import type { SessionGrant } from '#domain/shared/account-services.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction, postgresCode } from '#domain/shared/transaction.ts';
import { earnedBadge } from '../editors/badge-store.ts';
import type { LinkFailure, TooOften } from '../errors.ts';
import { limitCall } from '../limits.ts';
import { isBanned } from '../policy.ts';
import { type Account, lockAccount, nameIn } from '../queries.ts';
import { grantSession, openSession } from '../sessions/session-store.ts';
import { refuseSuspended } from '../suspension-store.ts';
import { issueLink, type Link, letterWait, mailNobody, noteLetter, spendLink, voidLinks } from './link-store.ts';

/** What a link of a letter does. */
export type LinkKind = Extract<TokenKind, 'signup' | 'recovery' | 'email_change'>;

/** `address` is compared where it is given: a link is good for the mailbox it was sent to alone. */
export type Redeeming = { token: string; kinds: readonly LinkKind[]; address?: string };

export type Redeemed = { account: Account; kind: LinkKind; redirectTo: string | null };

const UNIQUE_VIOLATION = '23505';

/**
 * Spends a link: confirms the address it was sent to, and for a change of address puts it in the old one's place. Signs
 * nobody in: this is what the confirmation page does. Fails with `link-void`, `banned` or `too-often`.
 */
export async function redeemLink(ctx: DomainContext, redeeming: Redeeming): Promise<Result<Redeemed, LinkFailure>> {
	return (await limitCall(ctx, 'verify')) ?? spendByLink(ctx, redeeming);
}

/** What `redeemLink` does, of a call that has been counted. */
export const spendByLink = (ctx: DomainContext, redeeming: Redeeming): Promise<Result<Redeemed, LinkFailure>> =>
	unlessTaken(() => inTransaction(ctx, (tx) => redeem(tx, ctx, redeeming)));

/**
 * Spends a link as `redeemLink` does and begins a session: the protocol's verify. One that began with a link for a new
 * password may set it without the old one.
 */
export async function verifyLink(
	ctx: DomainContext,
	redeeming: Redeeming & { remember: boolean },
): Promise<Result<{ grant: SessionGrant } & Redeemed, LinkFailure>> {
	return (await limitCall(ctx, 'verify')) ?? openByLink(ctx, redeeming);
}

/** What `verifyLink` does, of a call that has been counted. */
export async function openByLink(
	ctx: DomainContext,
	redeeming: Redeeming & { remember: boolean },
): Promise<Result<{ grant: SessionGrant } & Redeemed, LinkFailure>> {
	const verified = await unlessTaken(() =>
		inTransaction(ctx, async (tx) => {
			const redeemed = await redeem(tx, ctx, redeeming);
			if (!redeemed.ok) return redeemed;
			const method = redeemed.value.kind === 'recovery' ? 'recovery' : 'otp';
			const session = await openSession(tx, ctx, redeemed.value.account, { method, remember: redeeming.remember });
			return success({ ...redeemed.value, session });
		}),
	);
	if (!verified.ok) return verified;
	const { session, ...redeemed } = verified.value;
	return success({ ...redeemed, grant: await grantSession(ctx, { session, account: redeemed.account }) });
}

/**
 * Mails a link for a new password. Says nothing about whether there is such an account, and is silent within the minute
 * after the last letter. Fails with `too-often`.
 */
export async function recoverPassword(
	ctx: DomainContext,
	{ email, redirectTo }: { email: string; redirectTo: string | null },
): Promise<Result<object, TooOften>> {
	const limited = await limitCall(ctx, 'recover');
	if (limited) return limited;
	return inTransaction(ctx, async (tx) => {
		const account = await lockAccount(tx, { email });
		if (!account || letterWait(account, 'recoverySentAt', ctx.now()) !== null) await mailNobody(tx, ctx.now());
		else await mailRecovery(tx, ctx, account, redirectTo);
		return success({});
	});
}

/** Mails the account a link for a new password, which voids the one before, in the caller's transaction. */
export async function mailRecovery(tx: Database, ctx: DomainContext, account: Account, redirectTo: string | null) {
	const { id: userId, email } = account;
	const tokenId = await issueLink(tx, ctx, { userId, kind: 'recovery', address: email, redirectTo });
	const data = { firstName: nameIn(account, 'first_name') };
	await postLetter(tx, { message: 'reset', recipient: email, data, tokenId }, ctx.now());
	await noteLetter(tx, userId, 'recoverySentAt', ctx.now());
}

async function redeem(
	tx: Database,
	ctx: DomainContext,
	{ token, kinds, address }: Redeeming,
): Promise<Result<Redeemed, LinkFailure>> {
	const link = await spendLink(tx, ctx, token, kinds);
	if (!link || (address !== undefined && address !== link.address)) return failure({ kind: 'link-void' });
	const account = await lockAccount(tx, { id: link.userId });
	if (!account) return failure({ kind: 'link-void' });
	if (isBanned(account, ctx.now())) return refuseSuspended(tx, account);
	await voidLinks(tx, account.id);
	const [changed] = await tx
		.update(users)
		.set({ ...(await changesBy(tx, ctx, link, account)), updatedAt: ctx.now() })
		.where(eq(users.id, account.id))
		.returning();
	if (!changed) throw new Error('the account was not changed');
	const { passwordHash, ...rest } = changed;
	const kind = link.kind as LinkKind; // Only links of the kinds asked for are spent.
	return success({ account: { ...rest, hasPassword: passwordHash !== null }, kind, redirectTo: link.redirectTo });
}

async function changesBy(tx: Database, ctx: DomainContext, link: Link, account: Account) {
	const earned = await earnedBadge(tx, account, link.address);
	const confirmed = { confirmedAt: account.confirmedAt ?? ctx.now(), ...earned };
	if (link.kind === 'email_change') {
		await makeWay(tx, link.address);
		await moveSubscriber(tx, { from: account.email, to: link.address, at: ctx.now() });
		return { email: link.address, newEmail: null, ...confirmed };
	}
	// Nothing hangs on an account that waits: its links are void by now, so that it can have the id of this very sign-up.
	// Whoever has confirmed the address before has a password and a name of their own.
	if (link.kind !== 'signup' || account.confirmedAt) return confirmed;
	const { memberId, passwordHash, metadata, termsVersion } = link;
	return {
		...confirmed,
		id: memberId ?? account.id,
		passwordHash,
		metadata: metadata ?? {},
		termsVersion,
		termsAcceptedAt: termsVersion ? link.createdAt : null,
	};
}

/** An account that was never confirmed does not stand in the way of somebody who has shown the mailbox to be theirs. */
export async function makeWay(tx: Database, address: string) {
	await tx.delete(users).where(and(eq(users.email, address), isNull(users.confirmedAt)));
}

/** The address has become another account's since: the link is of no use any more. */
export async function unlessTaken<Value>(
	work: () => Promise<Result<Value, LinkFailure>>,
): Promise<Result<Value, LinkFailure>> {
	try {
		return await work();
	} catch (error) {
		if (postgresCode(error) !== UNIQUE_VIOLATION) throw error;
		return failure({ kind: 'link-void' });
	}
}
