import { and, eq, gt, inArray, isNull, lt, or, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';

/** Floods are looked for within this many hours. */
const FLOOD_HOURS = 24;
/** So many reviews of one course by new accounts and visitors pass as a busy day, and one more for each fifty it has. */
const COURSE_A_DAY = 5;
const REVIEWS_FOR_ONE_MORE = 50;
/** An account is new for as long. */
export const FLOOD_ACCOUNT_DAYS = 14;
const HOUR = 3_600_000;

/** What tells whether a review would be one too many of its course in a day. */
export type FloodSigns = { established: number; ratingCount: number | null; ofFlood: number };

/** When reviews count as of a flood: from `recent` on, by accounts made after `newSince`. */
export const floodTimes = (now: Date) => ({
	recent: new Date(now.getTime() - FLOOD_HOURS * HOUR),
	newSince: new Date(now.getTime() - FLOOD_ACCOUNT_DAYS * 24 * HOUR),
});

type Times = Record<keyof ReturnType<typeof floodTimes>, Date | Placeholder>;

/** The columns of the signs, for a statement that looks for others too. */
export const floodSigns = (
	db: Database,
	{ courseId, userId, ...times }: Times & Record<'courseId' | 'userId', Placeholder>,
) => ({
	established: db.$count(users, and(eq(users.id, userId), lt(users.createdAt, times.newSince))),
	ratingCount: sql<
		number | null
	>`${db.select({ count: courses.ratingCount }).from(courses).where(eq(courses.id, courseId))}`,
	ofFlood: sql<number>`${db
		.select({ count: sql`count(*)::int` })
		.from(reviews)
		.leftJoin(users, eq(users.id, reviews.userId))
		.where(ofFlood(courseId, times))}`,
});

/** True when the review would be one too many; never for members of some standing. */
export const isFlood = ({ established, ratingCount, ofFlood: count }: FloodSigns): boolean =>
	established === 0 && count >= COURSE_A_DAY + Math.floor((ratingCount ?? 0) / REVIEWS_FOR_ONE_MORE);

/**
 * Whether reviews of a course wait because too many came within a day: a column for queries of courses, by an index of these
 * alone. Readers are told as long as one of them waits.
 */
export const isFlooded = sql<boolean>`exists (
	select from reviews where reviews.course_id = courses.id and status = 'held' and 'course-flood' = any(held_by)
)`.as('is_flooded');

/** The published reviews of a flood, which came before it could be seen as one. */
export const listFlood = (tx: Database, courseId: number, now: Date) =>
	tx
		.select({ id: reviews.id, userId: reviews.userId })
		.from(reviews)
		.leftJoin(users, eq(users.id, reviews.userId))
		.where(and(ofFlood(courseId, floodTimes(now)), eq(reviews.status, 'published')));

/**
 * Of the last hours, by visitors or new accounts, and read by no editor: what one has approved is none. Nor is what the club or its
 * partner vouches for; that somebody was at the course, only their own phone says.
 */
const ofFlood = (courseId: number | Placeholder, { recent, newSince }: Times) =>
	and(
		eq(reviews.courseId, courseId),
		gt(reviews.createdAt, recent),
		or(isNull(reviews.userId), gt(users.createdAt, newSince)),
		inArray(reviews.verification, ['unverified', 'checked-in']),
		inArray(reviews.status, ['published', 'held']),
		or(eq(reviews.status, 'held'), sql`held_by = '{}'`),
		eq(reviews.sample, false),
	);
