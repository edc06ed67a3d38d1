import { and, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { rounds } from '#database/schema/rounds.ts';
import { type ListedCourse, listedColumns, toListed } from '../reviews/lists/listed-course.ts';
import type { DomainContext } from '../shared/context.ts';
import { bookOf, ofYear, ownerOf } from './book.ts';
import { land } from './book-queries.ts';

/** A year of a member's golf in figures. */
export type YearFigures = {
	rounds: number;
	courses: number;
	/** How many of the courses have no round of an earlier year. */
	newCourses: number;
	countries: number;
	/** Null where a round does not say how many it had. */
	holes: number | null;
	/** The fewest strokes of eighteen holes, the first time; null where no round says them. */
	best: { score: number; day: string; course: ListedCourse } | null;
};

/** The figures of a calendar year of the viewer's; null where it has no round, or for visitors. */
export async function getYear(ctx: DomainContext, year: number): Promise<YearFigures | null> {
	const [counts, holes, best] = await Promise.all([countYear(ctx, year), countHoles(ctx, year), findBest(ctx, year)]);
	if (counts.rounds === 0) return null;
	return { ...counts, holes: holes.rounds === counts.rounds ? holes.sum : null, best };
}

async function countYear({ db, viewer }: DomainContext, year: number) {
	const book = bookOf(db, ownerOf(viewer));
	const perCourse = db
		.select({
			courseId: book.courseId,
			first: sql<string>`min(${book.day})`.as('first'),
			rounds: sql<number>`(count(*) filter (where ${ofYear(book.day, year)}))`.as('rounds_of_year'),
		})
		.from(book)
		.groupBy(book.courseId)
		.as('per_course');
	const [row] = await db
		.select({
			rounds: sql<number>`coalesce(sum(${perCourse.rounds}), 0)::int`,
			courses: sql<number>`count(*)::int`,
			newCourses: sql<number>`(count(*) filter (where ${ofYear(perCourse.first, year)}))::int`,
			countries: sql<number>`count(distinct ${land})::int`,
		})
		.from(perCourse)
		.innerJoin(courses, eq(courses.id, perCourse.courseId))
		.where(gt(perCourse.rounds, 0));
	return row ?? { rounds: 0, courses: 0, newCourses: 0, countries: 0 };
}

/** The logged rounds of a year that say how many holes they had, and all these holes. */
async function countHoles({ db, viewer }: DomainContext, year: number): Promise<{ rounds: number; sum: number }> {
	const [row] = await db
		.select({
			rounds: sql<number>`count(${rounds.holes})::int`,
			sum: sql<number>`coalesce(sum(${rounds.holes}), 0)::int`,
		})
		.from(rounds)
		.where(and(eq(rounds.userId, ownerOf(viewer)), ofYear(rounds.day, year)));
	return row ?? { rounds: 0, sum: 0 };
}

/** A round that does not say its holes is one of eighteen where the course is known to have them. */
const ofEighteen = sql`(${rounds.holes} = 18 or ${rounds.holes} is null and ${courses.holes} >= 18)`;

async function findBest({ db, viewer }: DomainContext, year: number): Promise<YearFigures['best']> {
	const [row] = await db
		.select({ score: rounds.score, day: rounds.day, ...listedColumns })
		.from(rounds)
		.innerJoin(courses, eq(courses.id, rounds.courseId))
		.where(and(eq(rounds.userId, ownerOf(viewer)), ofYear(rounds.day, year), isNotNull(rounds.score), ofEighteen))
		.orderBy(rounds.score, rounds.day, rounds.id)
		.limit(1);
	if (row?.score == null) return null;
	const { score, day, ...course } = row;
	return { score, day, course: toListed(course) };
}
