import { and, asc, gt, inArray, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays } from '#database/schema/ratings.ts';
import { ratedReviews } from './counted-store.ts';
import { fixPrior, requirePrior } from './prior-store.ts';
import { type RatedReview, summariseTally, tallyRatings } from './rating.ts';
import { fresh } from './rating-store.ts';

/**
 * Courses a transaction. So few that the process answers readers between two of them, and that nobody who writes a review
 * waits long for a course's row.
 */
const BATCH = 100;

/**
 * Recounts the stored rating of every course that has one or has a published review, for the UTC day `day`, and returns
 * how many courses that were. In a transaction of its own for each batch when called with the database, in the caller's
 * when called with one.
 */
export async function storeAllRatings(db: Database, day: string): Promise<number> {
	let after = 0;
	for (let total = 0; ; ) {
		const ids = await ratedCourses(db, after);
		const last = ids.at(-1);
		if (last === undefined) return total;
		await db.transaction((tx) => storeRatings(tx, ids, day));
		total += ids.length;
		after = last;
	}
}

/** Any number, the same in every process: who holds this advisory lock moves the ratings on. */
const AGEING_LOCK = 7_352_182;

/**
 * Moves the stored ratings on to the UTC day `day`: its prior is fixed, though no course is rated, and every rated course that
 * still stands at an earlier day is recounted with that day's prior and ages (decision C9). So is one that stands at a day that
 * nobody has yet: the clock was ahead, and has been put right since (R38). In a transaction for each hundred courses, by one
 * process at a time; with the last of them the pages made from ratings are dropped, once and on every node. Returns how many
 * courses it moved: 0 when all are there, or when another process is at it.
 */
export async function ageRatings(db: Database, day: string): Promise<number> {
	await db.delete(ratingDays).where(isAhead(ratingDays.day, day));
	const isNewDay = await db.transaction((tx) => fixPrior(tx, day));
	let after = 0;
	for (let total = 0; ; ) {
		const moved = await db.transaction((tx) => ageSome(tx, day, after));
		total += moved.length;
		after = moved.at(-1) ?? after;
		if (moved.length === BATCH) continue;
		// The prior is printed, on a site without ratings too.
		if (isNewDay && total === 0) await db.execute(sql`select pg_notify('fescue_changed', '["ranking"]')`);
		return total;
	}
}

/** Moves the next courses after `after` on, and returns their ids. */
async function ageSome(tx: Database, day: string, after: number): Promise<number[]> {
	const { rows } = await tx.execute<{ mine: boolean }>(sql`select pg_try_advisory_xact_lock(${AGEING_LOCK}) as mine`);
	if (!rows[0]?.mine) return [];
	const elsewhere = await coursesElsewhere(tx, day, after);
	const ids = elsewhere.slice(0, BATCH);
	if (ids.length === 0) return [];
	await storeRatings(tx, ids, day);
	if (elsewhere.length <= BATCH) await tx.execute(sql`select pg_notify('fescue_changed', '["*"]')`);
	return ids;
}

/** Whether a day is later than the next one after `day`, at which another process may be by a moment. */
const isAhead = (column: typeof courses.ratedFor | typeof ratingDays.day, day: string) =>
	gt(column, sql`${day}::date + 1`);

/** One more than are moved at once, which tells whether these are the last. */
async function coursesElsewhere(tx: Database, day: string, after: number): Promise<number[]> {
	const isElsewhere = or(lt(courses.ratedFor, day), isAhead(courses.ratedFor, day));
	const rows = await tx
		.select({ id: courses.id })
		.from(courses)
		.where(and(gt(courses.id, after), gt(courses.ratingCount, 0), isElsewhere))
		.orderBy(asc(courses.id))
		.limit(BATCH + 1);
	return rows.map(({ id }) => id);
}

/**
 * As `storeAllRatings`, with a prior made from the present reviews instead of the one frozen for the day; those of the days before
 * are forgotten. Only for writes that change the whole ground at once, such as taking the samples away.
 */
export async function storeAllRatingsAfresh(tx: Database, day: string): Promise<void> {
	await tx.delete(ratingDays);
	await storeAllRatings(tx, day);
}

/** Recounts the given courses, their rows locked so that a review written meanwhile is counted after it. */
async function storeRatings(tx: Database, courseIds: number[], day: string): Promise<void> {
	const prior = await requirePrior(tx, day);
	await tx
		.select({ id: courses.id })
		.from(courses)
		.where(inArray(courses.id, courseIds))
		.orderBy(asc(courses.id))
		.for('update');
	const reviewsByCourse = await ratedReviews(tx, courseIds);
	const rows = courseIds.map((id) => toRecord(id, reviewsByCourse.get(id) ?? [], prior, day));
	await tx.execute(sql`
		update courses set
			rating = r.rating, rating_shown = r.shown, rating_count = r.count, rating_mean = r.mean,
			rating_histogram = r.histogram, rating_newest = r.newest, aspects = r.aspects, band_ratings = r.bands,
			rating_tally = r.tally, rated_for = ${day}
		from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r
			(id int, rating numeric, shown numeric, count int, mean numeric, histogram int[], newest date, aspects jsonb, bands jsonb,
				tally jsonb)
		where courses.id = r.id`);
}

function toRecord(id: number, reviews: readonly RatedReview[], prior: number, day: string) {
	const tally = tallyRatings(reviews, day);
	return { id, ...summariseTally(tally, prior), tally: fresh(tally) };
}

/** Ids of the next courses after `after` whose rating there is anything to say of. */
async function ratedCourses(db: Database, after: number): Promise<number[]> {
	const rows = await db
		.select({ id: courses.id })
		.from(courses)
		.where(
			sql`${gt(courses.id, after)} and (rating_count > 0 or exists
				(select from reviews where course_id = ${courses.id} and status = 'published'))`,
		)
		.orderBy(asc(courses.id))
		.limit(BATCH);
	return rows.map((row) => row.id);
}
