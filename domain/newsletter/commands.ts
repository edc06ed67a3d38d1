import { randomUUID } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { newsletterSubscribers } from '#database/schema/newsletter.ts';
import { postLetter, postNothing } from '../mail/outbox-commands.ts';
import { type Allowance, takeAllowance } from '../shared/allowance.ts';
import type { DomainContext } from '../shared/context.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { hashLinkToken, isLinkToken, linkTokenOf } from '../shared/secrets.ts';
import { isUuid } from '../shared/uuid.ts';
import type { NewsletterInput } from './rules.ts';

export type LinkVoid = { kind: 'link-void' };
export type TooOften = { kind: 'too-often'; seconds: number };

const HOUR_SECONDS = 3_600;
const CONFIRM_WITHIN_MILLISECONDS = 24 * HOUR_SECONDS * 1_000;

/** What a school behind one address needs. */
const NETWORK: Allowance = { name: 'newsletter network', burst: 20, perSecond: 20 / HOUR_SECONDS };
/** Letters to one address, whoever asks for them and from wherever (S54). */
const ADDRESS: Allowance = { name: 'newsletter address', burst: 3, perSecond: 3 / (24 * HOUR_SECONDS) };
/** For each network: links tried. */
const LINKS: Allowance = { name: 'newsletter link', burst: 30, perSecond: 30 / 300 };

/**
 * Keeps an address as unconfirmed and mails it a link that confirms it. An address that is on the list already, or has
 * had its letters of the day, gets the same answer and no letter: nobody learns who subscribes (S12), and nobody fills a
 * stranger's mailbox (S54). Fails with `too-often` for the network or with what `answerOnce` says of the stamp.
 */
export async function subscribeToNewsletter(
	ctx: DomainContext,
	{ email }: NewsletterInput,
	stamp: string,
): Promise<Result<{ taken: true }, SubmissionFailure | TooOften>> {
	return answerOnce<{ taken: true }, TooOften>(ctx, { form: 'newsletter', stamp, body: { email } }, async (tx) => {
		const seconds = await takeAllowance({ ...ctx, db: tx }, NETWORK, ctx.client.network);
		if (seconds !== null) return failure({ kind: 'too-often', seconds });
		const wait = await takeAllowance({ ...ctx, db: tx }, ADDRESS, email);
		const linkId = wait === null ? await renewLink(tx, ctx, email) : null;
		if (linkId === null) await postNothing(tx, ctx.now());
		else
			await postLetter(tx, { message: 'newsletter-confirm', recipient: email, data: {}, tokenId: linkId }, ctx.now());
		return success({ taken: true });
	});
}

/** Makes the address's link, which voids the one before; null where the address is confirmed already. */
async function renewLink(tx: Database, ctx: DomainContext, email: string): Promise<string | null> {
	const linkId = randomUUID();
	const link = {
		linkId,
		linkHash: hashLinkToken(linkTokenOf(ctx.secret, linkId)),
		linkExpiresAt: new Date(ctx.now().getTime() + CONFIRM_WITHIN_MILLISECONDS),
		createdAt: ctx.now(),
	};
	const renewed = await tx
		.insert(newsletterSubscribers)
		.values({ email, ...link })
		.onConflictDoUpdate({
			target: newsletterSubscribers.email,
			set: link,
			setWhere: eq(newsletterSubscribers.status, 'unconfirmed'),
		})
		.returning({ id: newsletterSubscribers.id });
	return renewed.length > 0 ? linkId : null;
}

/** The condition that finds the address a link confirms, while the link is good. */
export const unconfirmedBy = (ctx: DomainContext, token: string) =>
	and(
		eq(newsletterSubscribers.linkHash, hashLinkToken(token)),
		eq(newsletterSubscribers.status, 'unconfirmed'),
		gt(newsletterSubscribers.linkExpiresAt, ctx.now()),
	);

/** Spends the link of the letter: the address is on the list, and a letter of welcome goes out. */
export async function confirmSubscription(
	ctx: DomainContext,
	token: string,
): Promise<Result<object, LinkVoid | TooOften>> {
	const seconds = await takeAllowance(ctx, LINKS, ctx.client.network);
	if (seconds !== null) return failure({ kind: 'too-often', seconds });
	return ctx.db.transaction(async (tx) => {
		const [subscriber] = await tx
			.update(newsletterSubscribers)
			.set({ status: 'confirmed', confirmedAt: ctx.now(), linkId: null, linkHash: null, linkExpiresAt: null })
			.where(unconfirmedBy(ctx, token))
			.returning({ id: newsletterSubscribers.id, recipient: newsletterSubscribers.email });
		if (!subscriber) return failure({ kind: 'link-void' });
		const { id: tokenId, recipient } = subscriber;
		// A transaction speaks the same language as the database it is on.
		await postLetter(
			tx as unknown as Database,
			{ message: 'newsletter-welcome', recipient, data: {}, tokenId },
			ctx.now(),
		);
		return success({});
	});
}

/** The link in every issue that ends a subscription; it holds as long as the subscription does. */
export type RemovalLink = { subscriber: string; token: string };

/**
 * Takes the address that a link names off the list. Pressing it again is as good as the first time. Fails with `link-void`
 * for a link that we have not signed.
 */
export async function endSubscription(ctx: DomainContext, link: RemovalLink): Promise<Result<object, LinkVoid>> {
	if (!isOurs(ctx, link)) return failure({ kind: 'link-void' });
	await ctx.db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.id, link.subscriber));
	return success({});
}

/** Whether the link was signed by us for that subscriber. */
export const isOurs = ({ secret }: DomainContext, { subscriber, token }: RemovalLink) =>
	isUuid(subscriber) && isLinkToken(secret, subscriber, token);
