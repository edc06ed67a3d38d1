import { eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { courses } from '#database/schema/catalogue.ts';
import { utcDay } from '../shared/day.ts';
import { NO_TABLE, newReviewRules, newReviewSigns, newReviewValues } from './holding/holding-queries.ts';
import type { HoldingRule, Judged } from './holding/holding-rules.ts';
import { coursesOfHalved, ratingGround } from './rating/rating-store.ts';

/**
 * Takes the reviews of one network, and those of one member, one after the other, so that a flood is counted right, and locks the
 * course's row, so that two reviews of it are counted one after the other. Undefined where there is no such course.
 */
export async function lockCourseForReview(
	tx: Database,
	{ courseId, networkHash, userId }: Pick<Judged, 'courseId' | 'networkHash' | 'userId'>,
) {
	const turns = { ofNetwork: `reviews of ${networkHash}`, ofAuthor: userId && `reviews by ${userId}` };
	const locked = await newReviewLocks(tx).execute({ courseId, userId, ...turns });
	return locked.find(({ id }) => id === courseId);
}

/**
 * PostgreSQL locks rows when all else of the statement is done, so that the turns come first here too: the network's, then the
 * author's, which visitors have none of, as there is no lock for null. The course of the author's first review may have to be counted
 * anew too: both are locked in one order, so that two authors do not wait for each other crosswise.
 */
const newReviewLocks = prepared((db) => {
	const turnOf = (name: string) => sql`pg_advisory_xact_lock(hashtextextended(${sql.placeholder(name)}, 0))`;
	const turn = sql`(select ${turnOf('ofNetwork')}, ${turnOf('ofAuthor')} offset 0) as turn`;
	const { id, name, slug, country, openedYear } = courses;
	return db
		.select({ id, name, slug, country, openedYear })
		.from(courses)
		.innerJoin(turn, sql`true`)
		.where(or(eq(courses.id, sql.placeholder('courseId')), inArray(courses.id, coursesOfHalved(db))))
		.orderBy(courses.id)
		.for('update', { of: courses })
		.prepare('new_review_locks');
});

/**
 * The rules that hold a new review, and what its rating can be added to. To be called after `lockCourseForReview`: one statement, each of whose
 * looks takes less time than to ask.
 */
export async function findRulesAndTally(tx: Database, judged: Judged, now: Date) {
	const values = { ...newReviewValues(judged, now), day: utcDay(now) };
	const [found] = await aroundNewReview(tx).execute(values);
	if (!found) throw new Error('what is around a review is one row');
	const { tally, prior, ofAuthor, halved, ...signs } = found;
	const rules: HoldingRule[] = newReviewRules(judged, signs);
	return { rules, ground: { tally, prior, ofAuthor, halved } };
}

const aroundNewReview = prepared((db) =>
	db
		.select({ ...newReviewSigns(db), ...ratingGround(db) })
		.from(NO_TABLE)
		.prepare('around_new_review'),
);
