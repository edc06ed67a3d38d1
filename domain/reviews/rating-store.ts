import { and, eq, gt, inArray, not, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays, reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import type { HandicapBand } from './handicap-band.ts';
import { RATING_RULES, type RatedReview, type RatingTally, summariseTally, tallyRatings } from './rating.ts';
import type { Verification } from './shapes.ts';

/** The prior that holds for the UTC day `day`, fixed by whoever asks first that day. */
export async function requirePrior(tx: Database, day: string): Promise<number> {
	const [known] = await priorOf(tx).execute({ day });
	if (known) return known.prior;
	const mean = sql<number>`coalesce((select avg(rating_mean) from ${courses} where rating_count > 0), ${RATING_RULES.firstPrior})`;
	await tx
		.insert(ratingDays)
		.values({ day, prior: mean as unknown as number })
		.onConflictDoNothing();
	const [fixed] = await priorOf(tx).execute({ day });
	if (!fixed) throw new Error(`no prior for ${day}`);
	return fixed.prior;
}

const priorOf = prepared((db) =>
	db
		.select({ prior: ratingDays.prior })
		.from(ratingDays)
		.where(eq(ratingDays.day, sql.placeholder('day')))
		.prepare('prior_of_day'),
);

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
	const prior = db.select({ prior: ratingDays.prior }).from(ratingDays).where(eq(ratingDays.day, day));
	const ofAuthor = and(
		eq(reviews.userId, sql.placeholder('userId')),
		eq(reviews.courseId, courseId),
		eq(reviews.status, 'published'),
	);
	return {
		tally: sql<RatingTally | null>`${tally}`,
		prior: sql<number | null>`${prior}`.mapWith(Number),
		ofAuthor: db.$count(reviews, ofAuthor),
	};
}

/** As the column takes a tally. */
export const fresh = (tally: RatingTally) => ({ ...tally, fresh: true as const });

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

/** Which of a member's reviews of a course is the newest: of the last round, and of equals the one written last. */
const NEWEST_FIRST = sql`date_played desc nulls last, created_at desc, id desc`;

/**
 * Of a member's reviews, as a condition on `reviews`: those that do not count beside another one of the course (decision R7).
 * One that is not published stands behind one that is, as it counts nothing now; alone on its course it is not superseded.
 */
export function isSuperseded(tx: Database, userId: string) {
	const standing = sql`array_position(array['published', 'held', 'rejected'], status)`;
	const own = tx
		.select({
			id: reviews.id,
			place: sql<number>`row_number() over (partition by course_id order by ${standing}, ${NEWEST_FIRST})`.as('place'),
		})
		.from(reviews)
		.where(eq(reviews.userId, userId))
		.as('own');
	return inArray(reviews.id, tx.select({ id: own.id }).from(own).where(gt(own.place, 1)));
}

/**
 * Published reviews by their course's id. Of a member's several of one course only the newest counts (decision R7), and stays
 * the one that counts when all have lost their name.
 */
export async function ratedReviews(tx: Database, courseIds: number[]): Promise<Map<number, RatedReview[]>> {
	const rows = await countedReviews(tx).execute({ courseIds });
	return new Map(rows.map(({ courseId, ...columns }) => [courseId, toRated(columns)]));
}

/** The day of writing where that of the round is not known. */
const PLAYED = sql<string>`coalesce(date_played, (created_at at time zone 'UTC')::date)`;

/** What the rating needs to know of a review, for a statement that returns one. */
export const RATED_COLUMNS = {
	rating: reviews.rating,
	played: PLAYED,
	verification: reviews.verification,
	aspects: reviews.aspects,
	handicapBand: reviews.handicapBand,
	member: sql<boolean>`${reviews.userId} is not null`,
};

/**
 * A row a course, each column a list: thousands of reviews come in a tenth of the time that as many rows take. The lists of
 * one course are all in the same order.
 */
const countedReviews = prepared((db) => {
	const published = db
		.select({
			courseId: reviews.courseId,
			rating: reviews.rating,
			verification: reviews.verification,
			userId: reviews.userId,
			aspects: reviews.aspects,
			handicapBand: reviews.handicapBand,
			played: PLAYED.as('played'),
			place: sql`row_number() over (partition by course_id, user_id order by ${NEWEST_FIRST})`.as('place'),
		})
		.from(reviews)
		.where(
			and(
				sql`course_id = any(${sql.placeholder('courseIds')})`,
				eq(reviews.status, 'published'),
				not(reviews.superseded),
			),
		)
		.as('published');
	return db
		.select({
			courseId: published.courseId,
			ratings: listOf<number>(published.rating),
			played: listOf<string>(published.played),
			// The column holds nothing but what the check constraint of the table allows.
			verifications: listOf<Verification>(published.verification),
			members: listOf<boolean>(sql`${published.userId} is not null`),
			aspects: listOf<Record<string, number>>(published.aspects),
			handicapBands: listOf<HandicapBand | null>(published.handicapBand),
		})
		.from(published)
		.where(sql`${published.userId} is null or ${published.place} = 1`)
		.groupBy(published.courseId)
		.prepare('counted_reviews');
});

const listOf = <Value>(column: SQLWrapper) => sql<Value[]>`json_agg(${column})`;

type Columns = Omit<Awaited<ReturnType<ReturnType<typeof countedReviews>['execute']>>[number], 'courseId'>;

function toRated({ ratings, ...columns }: Columns): RatedReview[] {
	// All lists of a course have an entry for each of its reviews.
	const at = <Value>(list: readonly Value[], place: number) => list[place] as Value;
	return ratings.map((rating, place) => ({
		rating,
		played: at(columns.played, place),
		verification: at(columns.verifications, place),
		member: at(columns.members, place),
		aspects: at(columns.aspects, place),
		handicapBand: at(columns.handicapBands, place),
	}));
}
