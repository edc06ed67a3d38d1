import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { photographs, scorecards } from '#database/schema/pictures.ts';
import { clubAnswers, helpfulVotes, reviews, reviewVersions } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import { lockCourse } from '../commands.ts';
import { followFirsts, watchFirstsOf } from '../rating/follow-firsts.ts';
import { changedKeys, storeRating } from '../rating/rating-store.ts';
import { courseOfReview, lockReview, type OwnReviewPlace, ownReview } from './own-review.ts';

/** The columns of a review that is no more: nothing of what was written, nor of who wrote it without an account. */
const ERASED: Partial<typeof reviews.$inferInsert> = {
	status: 'withdrawn',
	// The column must have a grade; this one says nothing of the one that was given.
	rating: 1,
	datePlayed: null,
	content: '',
	reviewerName: null,
	visitorEmail: null,
	benefit: null,
	insider: null,
	editorRead: false,
	pros: [],
	cons: [],
	aspects: {},
	tees: null,
	transport: null,
	weather: null,
	pricePaidMinor: null,
	pricePaidCurrency: null,
	handicapBand: null,
	language: null,
	languageRead: true,
	sketch: null,
	rejectionGround: null,
	rejectionWords: null,
	hiddenUntil: null,
	campaignId: null,
	networkMark: null,
	helpfulCount: 0,
	photographCount: 0,
};

/**
 * Removes a review for its author. Text, name, address, earlier versions, pictures, votes and the club's answer are erased
 * at once (Article 17 of the GDPR). What stays for thirty days, seen by nobody, is that there was one, of which course and
 * by whom: so that a review cannot be made newer by deleting it and writing it again (S59). `sweepReviews` then
 * removes that too. Fails with `review-unknown` for a review that is not the asker's, and for one already removed.
 */
export async function withdrawReview(
	ctx: DomainContext,
	place: OwnReviewPlace,
): Promise<Result<{ courseId: number }, { kind: 'review-unknown' }>> {
	const outcome = await inTransaction<Result<{ courseId: number }, { kind: 'review-unknown' }>>(ctx, async (tx) => {
		const own = ownReview(ctx, place);
		const firsts = await watchFirstsOf(tx, own);
		const courseId = await courseOfReview(tx, own);
		if (courseId === null) return failure({ kind: 'review-unknown' });
		await lockCourse(tx, courseId);
		const review = await lockReview(tx, own);
		if (!review) return failure({ kind: 'review-unknown' });
		await eraseReview(tx, ctx, review);
		await storeRating(tx, courseId, utcDay(ctx.now()));
		await followFirsts(tx, ctx, firsts, [courseId]);
		return success({ courseId });
	});
	if (outcome.ok) changedKeys(ctx, outcome.value.courseId);
	return outcome;
}

async function eraseReview(tx: Database, { now }: DomainContext, { id, version }: typeof reviews.$inferSelect) {
	for (const table of [reviewVersions, helpfulVotes, clubAnswers, photographs, scorecards]) {
		await tx.delete(table).where(eq(table.reviewId, id));
	}
	const erased = { ...ERASED, version: version + 1, updatedAt: now() };
	await tx.update(reviews).set(erased).where(eq(reviews.id, id));
}
