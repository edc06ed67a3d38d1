import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { scorecards } from '#database/schema/pictures.ts';
import { reviews, reviewVersions } from '#database/schema/reviews.ts';
import type { Departure } from '../accounts/delete-commands.ts';
import { utcDay } from '../shared/day.ts';
import { isAuthor } from '../shared/desk/own-things.ts';
import { isSuperseded } from './rating/counted-store.ts';
import { storeRating } from './rating/rating-store.ts';

/**
 * What becomes of the reviews of a member who leaves, those that the address sent before there was an account too: they go, or
 * stay without a name as a visitor's would, and those count that counted before. The ratings of their courses are counted anew
 * in the same transaction.
 */
export const leaveReviews: Departure = async (tx, ctx, userId, choice) => {
	const own = writtenBy(tx, userId);
	// What is left of deleted reviews says who wrote them, and nothing else.
	await tx.delete(reviews).where(and(own, eq(reviews.status, 'withdrawn')));
	// Earlier words and what was shown to the desk alone belong to the person, not to the review that stays.
	const ownReviews = tx.select({ id: reviews.id }).from(reviews).where(own);
	for (const table of [reviewVersions, scorecards]) await tx.delete(table).where(inArray(table.reviewId, ownReviews));
	const changed =
		choice === 'deleted'
			? await tx.delete(reviews).where(own).returning({ courseId: reviews.courseId })
			: await takeName(tx, userId);
	// In one order, so that two who leave at the same time do not wait for each other.
	const courseIds = [...new Set(changed.map(({ courseId }) => courseId))].toSorted((a, b) => a - b);
	for (const courseId of courseIds) {
		await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');
		await storeRating(tx, courseId, utcDay(ctx.now()));
		ctx.changes.add(`course:${courseId}`);
	}
	if (courseIds.length > 0) for (const key of ['ranking', 'reviews:latest']) ctx.changes.add(key);
};

/**
 * All that is kept of their having one author is which ones did not count. Should the desk take down the one that counts, none takes
 * its place: that would need to know which ones belong together.
 */
const takeName = (tx: Database, userId: string) =>
	tx
		.update(reviews)
		.set({
			userId: null,
			reviewerName: null,
			networkHash: null,
			networkMark: null,
			visitorEmail: null,
			superseded: sql`${reviews.superseded} or ${isSuperseded(tx, userId)}`,
		})
		.where(writtenBy(tx, userId))
		.returning({ courseId: reviews.courseId });

/** The member's own, and those of a visitor who left the address that the account has. */
const writtenBy = (tx: Database, userId: string) =>
	isAuthor({ userId, email: tx.select({ email: users.email }).from(users).where(eq(users.id, userId)) });
