import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { likedCourses, playedCourses, reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { bookOf, toldReviews } from '../book.ts';
import type { ToldColumns } from '../round-columns.ts';
import type { MARKS } from './columns.ts';

/** The course that a line is about, by what is known of it outside this database too; `country` as alpha-2. */
export type CourseOfLine = {
	courseId: number;
	course: string;
	country: string;
	courseSlug: string;
	courseSource: string;
	courseSourceId: string;
};

/** `logged`: false where a review or a check-in alone tells of the round. */
export type BookRound = CourseOfLine & ToldColumns & { logged: boolean };

/** A course that a member has marked; `markedOn` as YYYY-MM-DD in UTC. */
export type BookMark = CourseOfLine & { mark: (typeof MARKS)[number]; markedOn: string };

const columnsOfCourse = {
	courseId: courses.id,
	course: courses.name,
	country: courses.country,
	courseSlug: courses.slug,
	courseSource: courses.source,
	courseSourceId: courses.sourceId,
};

/**
 * Every round of a member's book, the oldest day first; those of a day in the order that the diary has backwards, so that rounds
 * which are logged anew in this order stand in a diary as they did. Of one that a review tells of there is what the review says of it.
 */
export async function listBookRounds(db: Database, userId: string): Promise<BookRound[]> {
	const book = bookOf(db, userId);
	const told = and(
		isNull(book.roundId),
		toldReviews(userId),
		eq(reviews.courseId, book.courseId),
		eq(reviews.datePlayed, book.day),
	);
	const rows = await db
		.select({ ...columnsOfCourse, day: sql<string>`${book.day}`, round: rounds, review: reviews })
		.from(book)
		.innerJoin(courses, eq(courses.id, book.courseId))
		.leftJoin(rounds, eq(rounds.id, book.roundId))
		.leftJoin(reviews, told)
		.orderBy(asc(book.day), sql`${book.roundId} asc nulls first`, desc(book.courseId));
	return rows.map(({ round, review, day, ...course }) => ({
		...course,
		...(round ? pickTold(round) : { ...UNTOLD, day, ...(review && toldBy(review)) }),
		logged: round !== null,
	}));
}

const UNTOLD = {
	tees: null,
	holes: null,
	score: null,
	transport: null,
	partners: null,
	pricePaidMinor: null,
	pricePaidCurrency: null,
	weather: null,
	grade: null,
	again: null,
	notes: null,
};

function pickTold(round: typeof rounds.$inferSelect): ToldColumns {
	const { day, tees, holes, score, transport, partners, weather, grade, again, notes } = round;
	const { pricePaidMinor, pricePaidCurrency } = round;
	const told = { day, tees, holes, score, transport, partners, weather, grade, again, notes };
	return { ...told, pricePaidMinor, pricePaidCurrency };
}

const toldBy = ({
	tees,
	transport,
	weather,
	pricePaidMinor,
	pricePaidCurrency,
	rating,
}: typeof reviews.$inferSelect) => ({
	...{ tees, transport, weather, pricePaidMinor, pricePaidCurrency },
	grade: rating,
});

/** Every mark of a member in the order in which they were made. */
export async function listBookMarks(db: Database, userId: string): Promise<BookMark[]> {
	const marks = unionAll(
		db
			.select({
				courseId: playedCourses.courseId,
				createdAt: playedCourses.createdAt,
				mark: sql<BookMark['mark']>`'played'`.as('mark'),
			})
			.from(playedCourses)
			.where(eq(playedCourses.userId, userId)),
		db
			.select({
				courseId: likedCourses.courseId,
				createdAt: likedCourses.createdAt,
				mark: sql<BookMark['mark']>`'want-to-play'`.as('mark'),
			})
			.from(likedCourses)
			.where(eq(likedCourses.userId, userId)),
	).as('marks');
	return db
		.select({
			...columnsOfCourse,
			mark: marks.mark,
			markedOn: sql<string>`to_char(${marks.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`,
		})
		.from(marks)
		.innerJoin(courses, eq(courses.id, marks.courseId))
		.orderBy(marks.createdAt, marks.courseId, marks.mark);
}
