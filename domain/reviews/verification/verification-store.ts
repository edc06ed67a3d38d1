import { and, eq, exists, inArray, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns, reviews } from '#database/schema/reviews.ts';
import { partnerBookings } from '#database/schema/rounds.ts';
import { utcDay } from '#domain/shared/day.ts';
import { storeRating } from '../rating/rating-store.ts';
import type { Verification } from '../shapes.ts';

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

/** Each weighs more than those before it: an editor's word stands above a partner's, and that above a position. */
export const VERIFICATIONS = ['unverified', 'checked-in', 'booked', 'play history'] as const satisfies Verification[];

/** What may verify a round by itself, and where it is found. */
const VOUCHERS = { 'checked-in': checkIns, booked: partnerBookings };

/** What `verification` may take the place of. */
const weighsLess = (verification: Verification) =>
	inArray(reviews.verification, VERIFICATIONS.slice(0, VERIFICATIONS.indexOf(verification)));

/**
 * Marks the member's review of that round as verified, and counts the course's rating anew in the same transaction. To be
 * called with nothing locked. False where there is no review of that round, or it is verified as well or better.
 */
export async function verifyRound(
	tx: Database,
	{ userId, courseId, day }: Round,
	verification: keyof typeof VOUCHERS,
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
				weighsLess(verification),
			),
		)
		.returning({ status: reviews.status });
	if (verified.some(({ status }) => status === 'published')) await storeRating(tx, courseId, utcDay(now));
	return verified.length > 0;
}

/**
 * Marks reviews of one of two courses as verified by what is known of the same member's round of that day at the other: they
 * are one course, or about to be. What is known at the review's own course was heeded when it came. To be called with both
 * courses locked; the ratings are left to the caller.
 */
export async function verifyRoundsAcross(tx: Database, courseIds: [number, number]): Promise<void> {
	for (const verification of ['checked-in', 'booked'] as const) {
		const voucher = VOUCHERS[verification];
		const ofRound = and(eq(voucher.userId, reviews.userId), eq(voucher.day, reviews.datePlayed));
		const atOther = and(inArray(voucher.courseId, courseIds), ne(voucher.courseId, reviews.courseId));
		const vouched = tx.select({ day: voucher.day }).from(voucher).where(and(ofRound, atOther));
		await tx
			.update(reviews)
			.set({ verification })
			.where(and(inArray(reviews.courseId, courseIds), weighsLess(verification), exists(vouched)));
	}
}
