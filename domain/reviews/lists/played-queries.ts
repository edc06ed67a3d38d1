import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, likedCourses, playedCourses, reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { cardColumns, toCard } from '#domain/catalogue/cards.ts';
import type { CourseCard } from '#domain/catalogue/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { type ListedCourse, listedColumns, toListed } from './listed-course.ts';
import type { PlayedBy } from './played-by.ts';

/** A course that a member has played. `lastPlayed` as YYYY-MM-DD; null where no day was given. `marked`: the member has marked it so. */
export type PlayedCourse = ListedCourse & { lastPlayed: string | null; marked: boolean };

/** More than anybody has reviewed; a list is always limited. */
const MOST = 2_000;

/** The courses the viewer has reviewed, checked in at, logged a round at or marked as played, by name, each once; nothing for visitors. */
export async function listPlayedCourses({ db, viewer }: DomainContext): Promise<PlayedCourse[]> {
	if (viewer.kind !== 'member') return [];
	const rounds = roundsOf(db, viewer.userId);
	const rows = await db
		.select({
			...listedColumns,
			lastPlayed: sql<string | null>`max(${rounds.day})::text`,
			marked: sql<boolean>`bool_or(${rounds.by} = 'mark')`,
		})
		.from(rounds)
		.innerJoin(courses, eq(courses.id, rounds.courseId))
		.groupBy(courses.id)
		.orderBy(courses.name)
		.limit(MOST);
	return rows.map(({ lastPlayed, marked, ...row }) => ({ ...toListed(row), lastPlayed, marked }));
}

/** What tells that a member has played a course: a review, a check-in, a logged round, or the mark, which knows no day. */
export const roundsOf = (db: Database, userId: string) =>
	db
		.select({ courseId: reviews.courseId, day: reviews.datePlayed, by: sql<PlayedBy>`'review'`.as('by') })
		.from(reviews)
		.where(and(eq(reviews.userId, userId), ne(reviews.status, 'withdrawn')))
		.unionAll(
			db
				.select({ courseId: checkIns.courseId, day: checkIns.day, by: sql<PlayedBy>`'check-in'`.as('by') })
				.from(checkIns)
				.where(eq(checkIns.userId, userId)),
		)
		.unionAll(
			db
				.select({ courseId: rounds.courseId, day: rounds.day, by: sql<PlayedBy>`'round'`.as('by') })
				.from(rounds)
				.where(eq(rounds.userId, userId)),
		)
		.unionAll(
			db
				.select({
					courseId: playedCourses.courseId,
					day: sql<string | null>`null::date`.as('day'),
					by: sql<PlayedBy>`'mark'`.as('by'),
				})
				.from(playedCourses)
				.where(eq(playedCourses.userId, userId)),
		)
		.as('rounds');

/** The viewer's wish list, the newest wish first; nothing for visitors. */
export async function listLikedCourses({ db, viewer }: DomainContext): Promise<ListedCourse[]> {
	return viewer.kind === 'member' ? listWishesOf(db, viewer.userId) : [];
}

/** A member's wish list, the newest wish first. */
export async function listWishesOf(db: Database, userId: string): Promise<ListedCourse[]> {
	const rows = await db
		.select(listedColumns)
		.from(likedCourses)
		.innerJoin(courses, eq(courses.id, likedCourses.courseId))
		.where(eq(likedCourses.userId, userId))
		.orderBy(desc(likedCourses.createdAt), desc(courses.id))
		.limit(MOST);
	return rows.map(toListed);
}

/** The viewer's newest wishes as cards, and how many courses they want to play in all; nothing for visitors. */
export async function listNewestWishes(
	{ db, viewer }: DomainContext,
	limit: number,
): Promise<{ items: CourseCard[]; total: number }> {
	if (viewer.kind !== 'member') return { items: [], total: 0 };
	const own = eq(likedCourses.userId, viewer.userId);
	const [rows, total] = await Promise.all([
		db
			.select(cardColumns)
			.from(likedCourses)
			.innerJoin(courses, eq(courses.id, likedCourses.courseId))
			.where(own)
			.orderBy(desc(likedCourses.createdAt), desc(courses.id))
			.limit(limit),
		db.$count(likedCourses, own),
	]);
	return { items: rows.map(toCard), total };
}
