import { and, type Column, eq, isNotNull, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { union, unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '#database/client.ts';
import { checkIns, reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import type { Viewer } from '../shared/context.ts';

/** The reviews of a member that are rounds by themselves: not withdrawn, and with the day played. */
export const toldReviews = (userId: string) =>
	and(eq(reviews.userId, userId), ne(reviews.status, 'withdrawn'), isNotNull(reviews.datePlayed));

/**
 * Every round of a member once, with `roundId` where it was logged: those that were, and the reviews and check-ins of courses and days
 * of which none was (B2). A review and a check-in of one course and day are one round, and so is a logged round with the review that
 * it is joined with, whatever their days. No `day` is null.
 */
export function bookOf(db: Database, userId: string) {
	const told = toldRounds(db, userId);
	const same = and(eq(rounds.userId, userId), eq(rounds.courseId, told.courseId), eq(rounds.day, told.day));
	const unlogged = db
		.select({ courseId: told.courseId, day: told.day, roundId: sql<number | null>`null::integer`.as('round_id') })
		.from(told)
		.where(notExists(db.select({ id: rounds.id }).from(rounds).where(same)));
	const logged = db
		.select({
			courseId: rounds.courseId,
			day: rounds.day,
			roundId: sql<number | null>`${rounds.id}`.as('round_id'),
		})
		.from(rounds)
		.where(eq(rounds.userId, userId));
	return unionAll(unlogged, logged).as('book');
}

/** What reviews and check-ins tell, each course and day once. */
function toldRounds(db: Database, userId: string) {
	const joined = and(eq(rounds.userId, userId), eq(rounds.reviewId, reviews.id));
	return union(
		db
			.select({ courseId: reviews.courseId, day: reviews.datePlayed })
			.from(reviews)
			.where(and(toldReviews(userId), notExists(db.select({ id: rounds.id }).from(rounds).where(joined)))),
		db.select({ courseId: checkIns.courseId, day: checkIns.day }).from(checkIns).where(eq(checkIns.userId, userId)),
	).as('told');
}

/** No member has it, so that a visitor's book is empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Whose book the viewer reads: their own; that of nobody for visitors. */
export const ownerOf = (viewer: Viewer) => (viewer.kind === 'member' ? viewer.userId : NOBODY);

/** Whether a day lies in a calendar year. */
export const ofYear = (day: Column | SQL | SQL.Aliased, year: number): SQL =>
	sql`${day} between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date`;
