import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { getAccount, nameIn } from '#domain/accounts/queries.ts';
import type { Messages } from '#domain/mail/messages.ts';
import { postLetter } from '#domain/mail/outbox-commands.ts';
import { type Allowance, takeAllowance } from '#domain/shared/allowance.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { linkUntil } from './review-link.ts';

type AuthorLetter =
	| 'review-link'
	| 'review-held'
	| 'review-approved'
	| 'review-rejected'
	| 'review-removed'
	| 'review-restored'
	| 'photograph-removed'
	| 'photograph-restored'
	| 'scorecard-decided'
	| 'reported-stays';

/** What a letter says besides which review it is about. */
type Besides<Name extends AuthorLetter> = Omit<Messages[Name], keyof Messages['review-link']>;

/** Anybody's address may be typed into the form: so many letters a day go to one, and no more (S54). */
const VISITOR_LETTERS: Allowance = { name: 'review letters', burst: 3, perSecond: 3 / 86_400 };

/**
 * Writes to the author of a review, in the transaction of what is told: to the member's address, or to the one a visitor
 * left, whose letter carries the link that edits or removes the review. Says whether there was anybody to write to.
 */
export async function tellAuthor<Name extends AuthorLetter>(
	tx: Database,
	ctx: DomainContext,
	reviewId: number,
	message: Name,
	besides: Besides<Name>,
): Promise<boolean> {
	const found = await authorOf(tx, ctx, reviewId);
	if (!found) return false;
	const { recipient, about } = found;
	const isVisitor = about.linkUntil !== null;
	if (isVisitor && asked(message) && (await takeAllowance({ ...ctx, db: tx }, VISITOR_LETTERS, recipient)) !== null)
		return false;
	// What every letter of an author says, and what this one says besides: together they are its data.
	await postLetter(tx, { message, recipient, data: { ...about, ...besides } as Messages[Name] }, ctx.now());
	return true;
}

/** Where the author of a review is written to, and what every letter about it says; null where there is nobody to write to. */
export async function authorOf(tx: Database, ctx: DomainContext, reviewId: number) {
	const [review] = await tx
		.select({ userId: reviews.userId, visitorEmail: reviews.visitorEmail, course: courses.name })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.where(eq(reviews.id, reviewId));
	if (!review) return null;
	const account = review.userId === null ? null : await getAccount(tx, review.userId);
	const recipient = account?.email ?? review.visitorEmail;
	if (!recipient) return null;
	const about = {
		firstName: account ? nameIn(account, 'first_name') : '',
		course: review.course,
		reviewId,
		linkUntil: account ? null : linkUntil(ctx.now()),
	};
	return { recipient, about };
}

/** Letters that follow a form anybody can send; the others follow what an editor has decided. */
const asked = (message: AuthorLetter) => message === 'review-link' || message === 'review-held';
