import { randomUUID } from 'node:crypto';
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { oneTimeTokens, type TokenKind, type UserMetadata, users } from '#database/schema/accounts.ts';
import { postNothing } from '#domain/mail/outbox-commands.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { hashLinkToken, linkTokenOf } from '#domain/shared/secrets.ts';
import { after, isFromLater, LIFETIMES } from '../lifetimes.ts';
import type { Account } from '../queries.ts';

export type Link = typeof oneTimeTokens.$inferSelect;

type NewLink = {
	userId: string;
	kind: TokenKind;
	address: string;
	memberId?: string | null;
	passwordHash?: string | null;
	metadata?: UserMetadata | null;
	termsVersion?: string | null;
	redirectTo?: string | null;
};

/**
 * Makes a link and voids the one of its kind before it, if any; those of sign-ups and those that undo a change void none.
 * Returns its id, for the letter that carries it.
 */
export async function issueLink(tx: Database, ctx: DomainContext, link: NewLink): Promise<string> {
	const { memberId = null, passwordHash = null, metadata = null, termsVersion = null, redirectTo = null } = link;
	const id = randomUUID();
	const row = {
		...link,
		id,
		memberId,
		passwordHash,
		metadata,
		termsVersion,
		redirectTo,
		tokenHash: hashLinkToken(linkTokenOf(ctx.secret, id)),
		expiresAt: after(ctx.now(), LIFETIMES.links[link.kind]),
		createdAt: ctx.now(),
	};
	const inserting = tx.insert(oneTimeTokens).values(row);
	if (link.kind === 'email_change_undo' || link.kind === 'signup') await inserting;
	else {
		await inserting.onConflictDoUpdate({
			target: [oneTimeTokens.userId, oneTimeTokens.kind],
			targetWhere: sql`kind not in ('signup', 'email_change_undo')`,
			set: row,
		});
	}
	return id;
}

/** An account that there is not, for statements that must do nothing. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * As many statements as a letter with a link takes, without any effect: an address that gets none must not be answered
 * sooner, on a busy machine either (S12).
 */
export async function mailNobody(tx: Database, now: Date) {
	await voidNothing(tx);
	await mailNothing(tx, now);
}

/** As many statements as a letter takes, without any effect, where a link was issued. */
export async function mailNothing(tx: Database, now: Date) {
	await postNothing(tx, now);
	await noteLetter(tx, NOBODY, 'noticeSentAt', now);
}

/** In place of issuing a link. */
export const voidNothing = (tx: Database) => voidLinks(tx, NOBODY);

/** Takes a link that is still good out of the table; of two at once one gets it. Null when there is none. */
export async function spendLink(
	tx: Database,
	ctx: DomainContext,
	token: string,
	kinds: readonly TokenKind[],
): Promise<Link | null> {
	const [link] = await tx
		.delete(oneTimeTokens)
		.where(and(eq(oneTimeTokens.tokenHash, hashLinkToken(token)), inArray(oneTimeTokens.kind, [...kinds])))
		.returning();
	const now = ctx.now();
	return link && link.expiresAt > now && !isFromLater(link.createdAt, now) ? link : null;
}

/** Voids all of an account's links but those that undo a change of address: these are there against thieves. */
export async function voidLinks(tx: Database, userId: string) {
	await tx
		.delete(oneTimeTokens)
		.where(and(eq(oneTimeTokens.userId, userId), ne(oneTimeTokens.kind, 'email_change_undo')));
}

/** Makes a link good again for as long as a new one. */
export async function prolongLink(tx: Database, ctx: DomainContext, { id, kind }: Pick<Link, 'id' | 'kind'>) {
	await tx
		.update(oneTimeTokens)
		.set({ expiresAt: after(ctx.now(), LIFETIMES.links[kind]) })
		.where(eq(oneTimeTokens.id, id));
}

/** The columns that remember when a letter of each kind was sent. */
type SentAt = 'confirmationSentAt' | 'recoverySentAt' | 'emailChangeSentAt' | 'reauthenticationSentAt' | 'noticeSentAt';

/** Seconds until another letter of the kind may go to the account; null when one may go now. */
export function letterWait(account: Account, kind: SentAt, now: Date): number | null {
	const last = lastLetter(account, kind, now);
	const free = last === null ? now : after(last, LIFETIMES.betweenLetters);
	return free <= now ? null : Math.ceil((free.getTime() - now.getTime()) / 1000);
}

/**
 * When the last letter of the kind went to the account, or will. Null where there was none, and where the time is farther ahead
 * than a letter is ever put off: it was noted while the clock was ahead, which has been put right since (R38).
 */
export function lastLetter(account: Account, kind: SentAt, now: Date): Date | null {
	const sentAt = account[kind];
	const latest = after(now, LIFETIMES.longestPutOff + LIFETIMES.betweenLetters);
	return sentAt !== null && sentAt > latest ? null : sentAt;
}

/** Remembers that a letter of the kind went to the account; nothing where there is no such account. */
export async function noteLetter(tx: Database, userId: string, kind: SentAt, at: Date) {
	await tx
		.update(users)
		.set({ [kind]: at })
		.where(eq(users.id, userId));
}
