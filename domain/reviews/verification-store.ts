import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, partnerBookings, reviews } from '#database/schema/reviews.ts';
import { utcDay } from '../shared/day.ts';
import { storeRating } from './rating-store.ts';
import type { Verification } from './shapes.ts';

/** A member's round: the course and the day played (YYYY-MM-DD). */
export type Round = { userId: string; courseId: number; day: string };

/** What is known already of a member's round when its review is written: a partner's word weighs more than a position. */
export async function knownVerification(tx: Database, { userId, courseId, day }: Round): Promise<Verification> {
	const booked = and(
		eq(partnerBookings.userId, userId),
		eq(partnerBookings.courseId, courseId),
		eq(partnerBookings.day, day),
	);
	if ((await tx.$count(partnerBookings, booked)) > 0) return 'booked';
	const checkedIn = and(eq(checkIns.userId, userId), eq(checkIns.courseId, courseId), eq(checkIns.day, day));
	return (await tx.$count(checkIns, checkedIn)) > 0 ? 'checked-in' : 'unverified';
}

/** What `verification` may take the place of; an editor's word stands above both others. */
const LESSER = {
	'checked-in': ['unverified'],
	booked: ['unverified', 'checked-in'],
} as const satisfies Partial<Record<Verification, readonly Verification[]>>;

/**
 * Marks the member's review of that round as verified, and counts the course's rating anew in the same transaction. To be
 * called with nothing locked. False where there is no review of that round, or it is verified as well or better.
 */
export async function verifyRound(
	tx: Database,
	{ userId, courseId, day }: Round,
	verification: keyof typeof LESSER,
	now: Date,
): Promise<boolean> {
	await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, courseId)).for('update');
	const verified = await tx
		.update(reviews)
		.set({ verification })
		.where(
			and(
				eq(reviews.userId, userId),
				eq(reviews.courseId, courseId),
				eq(reviews.datePlayed, day),
				inArray(reviews.verification, [...LESSER[verification]]),
			),
		)
		.returning({ status: reviews.status });
	if (verified.some(({ status }) => status === 'published')) await storeRating(tx, courseId, utcDay(now));
	return verified.length > 0;
}
