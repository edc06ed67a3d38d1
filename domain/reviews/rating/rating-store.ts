import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays } from '#database/schema/ratings.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { ratedReviews } from './counted-store.ts';
import { COUNTS_AS_FIRST } from './first-reviews.ts';
import { isPriorOf, requirePrior } from './prior-store.ts';
import { type RatedReview, type RatingTally, summariseTally, tallyRatings } from './rating.ts';

/**
 * Recounts a course's rating from its published reviews and stores it, for the UTC day `day`. To be called in the
 * transaction that changed a review, with the course's row locked. Returns the printed rating.
 */
export async function storeRating(tx: Database, courseId: number, day: string): Promise<number | null> {
	const prior = await requirePrior(tx, day);
	const reviewsByCourse = await ratedReviews(tx, [courseId]);
	return storeTally(tx, courseId, { tally: tallyRatings(reviewsByCourse.get(courseId) ?? [], day), prior, day });
}

/** What a rating can be added to: the sums of the course's reviews on a day and its prior, where they are known. */
type RatingGround = { tally: RatingTally | null; prior: number | null; ofAuthor: number };

/**
 * As `storeRating`, where all that has changed is that `review` is now published too: it is added to what the others come to, of
 * which there may be thousands. Recounts where that is not known for the day, or where its author, a member, has another
 * review of the course: of several only one counts. `ground` is what was found with the course's row locked.
 */
export async function addRating(
	tx: Database,
	courseId: number,
	{ tally, prior, ofAuthor }: RatingGround,
	review: RatedReview,
	day: string,
): Promise<number | null> {
	if (!tally || prior === null || ofAuthor > 0) return storeRating(tx, courseId, day);
	return storeTally(tx, courseId, { tally: tallyRatings([review], day, tally), prior, day });
}

/**
 * The columns of a `RatingGround`, for a statement that looks for other things too. Placeholders: `courseId`, `day`, and `userId` of
 * the author, null for a visitor.
 */
export function ratingGround(db: Database) {
	const [courseId, day] = [sql.placeholder('courseId'), sql.placeholder('day')];
	const tally = db
		.select({ tally: courses.ratingTally })
		.from(courses)
		.where(and(eq(courses.id, courseId), eq(courses.ratedFor, day)));
	const prior = db.select({ prior: ratingDays.prior }).from(ratingDays).where(isPriorOf(day));
	const ofAuthor = and(
		eq(reviews.userId, sql.placeholder('userId')),
		eq(reviews.courseId, courseId),
		eq(reviews.status, 'published'),
	);
	return {
		tally: sql<RatingTally | null>`${tally}`,
		prior: sql<number | null>`${prior}`.mapWith(Number),
		ofAuthor: db.$count(reviews, ofAuthor),
		halved: sql<number[]>`array(${coursesOfHalved(db)})`,
	};
}

/** The course of the first review of an author (placeholder `userId`), while that counts half. */
export const coursesOfHalved = (db: Database) =>
	db
		.select({ courseId: reviews.courseId })
		.from(reviews)
		.where(and(eq(reviews.userId, sql.placeholder('userId')), COUNTS_AS_FIRST));

/** As the column takes a tally. */
export const fresh = (tally: RatingTally) => ({ ...tally, fresh: 2 as const });

type Counted = { tally: RatingTally; prior: number; day: string };

async function storeTally(tx: Database, courseId: number, { tally, prior, day }: Counted): Promise<number | null> {
	const summary = summariseTally(tally, prior);
	await tx
		.update(courses)
		.set({
			rating: summary.rating,
			ratingShown: summary.shown,
			ratingCount: summary.count,
			ratingMean: summary.mean,
			ratingHistogram: summary.histogram,
			ratingNewest: summary.newest,
			ratedFor: day,
			aspects: summary.aspects,
			bandRatings: summary.bands,
			ratingTally: fresh(tally),
		})
		.where(eq(courses.id, courseId));
	return summary.shown;
}

/** Notes what a write to a course's reviews has changed. */
export function changedKeys({ changes }: Pick<DomainContext, 'changes'>, courseId: number): void {
	for (const key of [`course:${courseId}`, 'ranking', 'reviews:latest']) changes.add(key);
}
