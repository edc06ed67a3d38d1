import { and, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { Judged } from './holding-rules.ts';

/** Floods are looked for within this many hours. */
export const FLOOD_HOURS = 24;
/** So many reviews of one course by new accounts and visitors pass as a busy day, and one more for each fifty it has. */
const COURSE_A_DAY = 5;
const REVIEWS_FOR_ONE_MORE = 50;
/** An account is new for as long. */
const NEW_ACCOUNT_DAYS = 14;
const HOUR = 3_600_000;

/** True when the review would be one too many of its course in a day; never for members of some standing. */
export async function isCourseFlooded(
	tx: Database,
	{ courseId, userId }: Pick<Judged, 'courseId' | 'userId'>,
	now: Date,
): Promise<boolean> {
	if (userId !== null && (await isEstablished(tx, userId, now))) return false;
	const [course] = await tx.select({ count: courses.ratingCount }).from(courses).where(eq(courses.id, courseId));
	const limit = COURSE_A_DAY + Math.floor((course?.count ?? 0) / REVIEWS_FOR_ONE_MORE);
	const [row] = await tx
		.select({ count: sql<number>`count(*)::int` })
		.from(reviews)
		.leftJoin(users, eq(users.id, reviews.userId))
		.where(ofFlood(courseId, now));
	return (row?.count ?? 0) >= limit;
}

/** The published reviews of a flood, which came before it could be seen as one. */
export const listFlood = (tx: Database, courseId: number, now: Date) =>
	tx
		.select({ id: reviews.id })
		.from(reviews)
		.leftJoin(users, eq(users.id, reviews.userId))
		.where(and(ofFlood(courseId, now), eq(reviews.status, 'published')));

async function isEstablished(tx: Database, userId: string, now: Date): Promise<boolean> {
	const established = and(eq(users.id, userId), lt(users.createdAt, newSince(now)));
	return (await tx.$count(users, established)) > 0;
}

/** Of the last hours, by visitors or new accounts, not verified, and read by no editor: what one has approved is none. */
const ofFlood = (courseId: number, now: Date) =>
	and(
		eq(reviews.courseId, courseId),
		gt(reviews.createdAt, new Date(now.getTime() - FLOOD_HOURS * HOUR)),
		or(isNull(reviews.userId), gt(users.createdAt, newSince(now))),
		eq(reviews.verification, 'unverified'),
		inArray(reviews.status, ['published', 'held']),
		or(eq(reviews.status, 'held'), sql`held_by = '{}'`),
		eq(reviews.sample, false),
	);

const newSince = (now: Date) => new Date(now.getTime() - NEW_ACCOUNT_DAYS * 24 * HOUR);
