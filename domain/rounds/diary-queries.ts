import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import type { Paged } from '../catalogue/shapes.ts';
import { type ListedCourse, listedColumns, toListed } from '../reviews/lists/listed-course.ts';
import type { DomainContext } from '../shared/context.ts';
import { bookOf, ofYear, ownerOf, toldReviews } from './book.ts';
import { type OwnRound, toOwnRound } from './round-queries.ts';

/** A round in the viewer's diary. */
export type DiaryRound = {
	course: ListedCourse;
	/** YYYY-MM-DD. */
	day: string;
	/** Null where a review or a check-in alone tells of it. */
	round: OwnRound | null;
	review: { id: number; rating: number } | null;
	checkedIn: boolean;
};

/** Rounds on a page of the diary. */
const PAGE_SIZE = 30;

/**
 * One page of the viewer's rounds, of a year or of all, the newest day first; nothing for visitors. A page past the end is the last.
 */
export async function listDiary(
	ctx: DomainContext,
	page: number,
	year: number | null = null,
): Promise<Paged<DiaryRound>> {
	const book = bookOf(ctx.db, ownerOf(ctx.viewer));
	const total = await ctx.db.$count(book, year === null ? undefined : ofYear(book.day, year));
	const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
	const at = Math.min(page, pages);
	const items = await readRounds(ctx, { year, limit: PAGE_SIZE, offset: (at - 1) * PAGE_SIZE });
	return { items, page: at, pages, total, totalIsLeast: false, pageSize: PAGE_SIZE };
}

/** The viewer's last rounds, the newest day first; nothing for visitors. */
export const listLastRounds = (ctx: DomainContext, limit: number) => readRounds(ctx, { year: null, limit, offset: 0 });

type Part = { year: number | null; limit: number; offset: number };

async function readRounds({ db, viewer }: DomainContext, { year, limit, offset }: Part): Promise<DiaryRound[]> {
	const userId = ownerOf(viewer);
	const book = bookOf(db, userId);
	// What is read of a round besides its day is read of no more than these.
	const part = db
		.select({ courseId: book.courseId, day: book.day, roundId: book.roundId })
		.from(book)
		.where(year === null ? undefined : ofYear(book.day, year))
		.orderBy(desc(book.day), sql`${book.roundId} desc nulls last`, book.courseId)
		.limit(limit)
		.offset(offset)
		.as('part');
	const sameDay = and(eq(reviews.courseId, part.courseId), eq(reviews.datePlayed, part.day));
	const rows = await db
		.select({
			...listedColumns,
			day: sql<string>`${part.day}`,
			round: rounds,
			reviewId: reviews.id,
			rating: reviews.rating,
			checkedInOn: checkIns.day,
		})
		.from(part)
		.innerJoin(courses, eq(courses.id, part.courseId))
		.leftJoin(rounds, eq(rounds.id, part.roundId))
		.leftJoin(
			reviews,
			and(toldReviews(userId), or(eq(reviews.id, rounds.reviewId), and(isNull(rounds.reviewId), sameDay))),
		)
		.leftJoin(
			checkIns,
			and(eq(checkIns.userId, userId), eq(checkIns.courseId, part.courseId), eq(checkIns.day, part.day)),
		)
		.orderBy(desc(part.day), sql`${part.roundId} desc nulls last`, part.courseId);
	return rows.map(({ day, round, reviewId, rating, checkedInOn, ...course }) => ({
		course: toListed(course),
		day,
		round: round && toOwnRound(round),
		review: reviewId === null || rating === null ? null : { id: reviewId, rating },
		checkedIn: checkedInOn !== null,
	}));
}

/** The how-manieth of the viewer's rounds at a course one of that day is, and of that year at all courses. */
export async function placeInBook(
	{ db, viewer }: DomainContext,
	{ courseId, day }: { courseId: number; day: string },
): Promise<{ atCourse: number; ofYear: number }> {
	const book = bookOf(db, ownerOf(viewer));
	const [row] = await db
		.select({
			atCourse: sql<number>`count(*) filter (where ${book.courseId} = ${courseId})::int`,
			ofYear: sql<number>`count(*) filter (where ${book.day} >= date_trunc('year', ${day}::date))::int`,
		})
		.from(book)
		.where(lte(book.day, day));
	return row ?? { atCourse: 0, ofYear: 0 };
}
