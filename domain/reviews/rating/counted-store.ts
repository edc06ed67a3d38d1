import { and, count, eq, gt, inArray, max, not, type SQL, type SQLWrapper, sql, sum } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { HandicapBand } from '../handicap-band.ts';
import type { Verification } from '../shapes.ts';
import { COUNTS_AS_FIRST } from './first-reviews.ts';
import type { GradeGroup, RatedReview } from './rating.ts';

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
export async function ratedReviews(tx: Database, courseIds: number[]): Promise<Map<number, CountedReview[]>> {
	const rows = await countedReviews(tx).execute({ courseIds });
	return new Map(rows.map(({ courseId, ...columns }) => [courseId, toRated(columns)]));
}

/** `sample`: it is made up, to be looked at (decision R9). */
export type CountedReview = RatedReview & { sample: boolean };

/** Courses that one statement reads: so few that it stays far from its five seconds, however many reviews there are. */
const COURSES_AT_ONCE = 2_000;

/**
 * All reviews that count anywhere, added up by the day of play and by what their weight depends on; a group comes once for each range
 * of courses that has it. Reads every published review, which takes some seconds for a million of them (docs/performance.md).
 */
export async function groupCountedGrades(tx: Database, atOnce = COURSES_AT_ONCE): Promise<GradeGroup[]> {
	const [found] = await tx.select({ last: max(courses.id) }).from(courses);
	const groups: GradeGroup[] = [];
	for (let after = 0; after < (found?.last ?? 0); after += atOnce)
		groups.push(...(await countedGrades(tx).execute({ after, through: after + atOnce })));
	return groups;
}

/** The day of writing where that of the round is not known. */
const PLAYED = sql<string>`coalesce(date_played, (created_at at time zone 'UTC')::date)`;

/** What lessens its weight, as conditions on a review. */
const [WITH_BENEFIT, BY_INSIDER] = [sql<boolean>`benefit is not null`, sql<boolean>`insider is not null`];

/** What the rating needs to know of a review, for a statement that returns one. */
export const RATED_COLUMNS = {
	rating: reviews.rating,
	played: PLAYED,
	verification: reviews.verification,
	aspects: reviews.aspects,
	handicapBand: reviews.handicapBand,
	member: sql<boolean>`${reviews.userId} is not null`,
	benefit: WITH_BENEFIT,
	insider: BY_INSIDER,
	first: COUNTS_AS_FIRST,
};

/** Published reviews of some courses, and whether they count. */
function published(db: Database, ofCourses: SQL) {
	const found = db
		.select({
			courseId: reviews.courseId,
			rating: reviews.rating,
			verification: reviews.verification,
			userId: reviews.userId,
			aspects: reviews.aspects,
			handicapBand: reviews.handicapBand,
			played: PLAYED.as('played'),
			benefit: WITH_BENEFIT.as('with_benefit'),
			insider: BY_INSIDER.as('by_insider'),
			first: COUNTS_AS_FIRST.as('counts_as_first'),
			sample: reviews.sample,
			place: sql`row_number() over (partition by course_id, user_id order by ${NEWEST_FIRST})`.as('place'),
		})
		.from(reviews)
		.where(and(ofCourses, eq(reviews.status, 'published'), not(reviews.superseded)))
		.as('published');
	return {
		found,
		counts: sql`(${found.userId} is null or ${found.place} = 1)`,
		member: sql`${found.userId} is not null`,
	};
}

/**
 * A row a course, each column a list: thousands of reviews come in a tenth of the time that as many rows take. The lists of
 * one course are all in the same order.
 */
const countedReviews = prepared((db) => {
	const { found, counts, member } = published(db, sql`course_id = any(${sql.placeholder('courseIds')})`);
	return db
		.select({
			courseId: found.courseId,
			ratings: listOf<number>(found.rating),
			played: listOf<string>(found.played),
			// The column holds nothing but what the check constraint of the table allows.
			verifications: listOf<Verification>(found.verification),
			members: listOf<boolean>(member),
			benefits: listOf<boolean>(found.benefit),
			insiders: listOf<boolean>(found.insider),
			firsts: listOf<boolean>(found.first),
			samples: listOf<boolean>(found.sample),
			aspects: listOf<Record<string, number>>(found.aspects),
			handicapBands: listOf<HandicapBand | null>(found.handicapBand),
		})
		.from(found)
		.where(counts)
		.groupBy(found.courseId)
		.prepare('counted_reviews');
});

/** The grades of a range of courses, added up. */
const countedGrades = prepared((db) => {
	const [after, through] = [sql.placeholder('after'), sql.placeholder('through')];
	const { found, counts, member } = published(db, sql`course_id > ${after} and course_id <= ${through}`);
	return db
		.select({
			played: found.played,
			verification: found.verification,
			member: sql<boolean>`${member}`.as('member'),
			benefit: found.benefit,
			insider: found.insider,
			first: found.first,
			count: count(),
			sum: sum(found.rating).mapWith(Number),
		})
		.from(found)
		.where(counts)
		.groupBy(found.played, found.verification, sql`member`, found.benefit, found.insider, found.first)
		.prepare('counted_grades');
});

const listOf = <Value>(column: SQLWrapper) => sql<Value[]>`json_agg(${column})`;

type Columns = Omit<Awaited<ReturnType<ReturnType<typeof countedReviews>['execute']>>[number], 'courseId'>;

function toRated({ ratings, ...columns }: Columns): CountedReview[] {
	// All lists of a course have an entry for each of its reviews.
	const at = <Value>(list: readonly Value[], place: number) => list[place] as Value;
	return ratings.map((rating, place) => ({
		rating,
		played: at(columns.played, place),
		verification: at(columns.verifications, place),
		member: at(columns.members, place),
		benefit: at(columns.benefits, place),
		insider: at(columns.insiders, place),
		first: at(columns.firsts, place),
		sample: at(columns.samples, place),
		aspects: at(columns.aspects, place),
		handicapBand: at(columns.handicapBands, place),
	}));
}
