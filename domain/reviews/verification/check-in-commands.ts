import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { checkIns } from '#database/schema/reviews.ts';
import { haversineKilometres } from '#domain/geography/distance.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { earliestDayOnEarth, latestDayOnEarth } from '#domain/shared/day.ts';
import { answerOnce, type SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { noteGolf } from '../member-actions/golf-changes.ts';
import { type CheckInInput, checkInMetres, WORST_ACCURACY_METRES } from './check-in-rules.ts';
import { verifyRound } from './verification-store.ts';

export type CheckInFailure =
	| { kind: 'not-signed-in' }
	| { kind: 'course-unknown' }
	| { kind: 'course-closed' }
	| { kind: 'course-unplaced' }
	| { kind: 'other-day' }
	| { kind: 'too-vague' }
	/** A check-in counts within so many metres of the course. */
	| { kind: 'too-far'; within: number };

/** `verified`: a review of that round was there and is verified by it. */
export type CheckedIn = { courseId: number; verified: boolean };

/**
 * The viewer is at a course today (decision R4). Only the distance and the day are kept, never the position. A review of
 * that round, written before or after, is `checked-in`. Checking in twice is the first check-in.
 */
export async function checkIn(
	ctx: DomainContext,
	slug: string,
	input: CheckInInput,
	stamp: string,
): Promise<Result<CheckedIn, CheckInFailure | SubmissionFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const { day } = input;
	const now = ctx.now();
	if (day < earliestDayOnEarth(now) || day > latestDayOnEarth(now)) return failure({ kind: 'other-day' });
	if (input.accuracy > WORST_ACCURACY_METRES) return failure({ kind: 'too-vague' });
	// The position stays out of what the stamp is kept with.
	const submission = { form: 'check-in', stamp, body: { slug, day, userId } };
	const outcome = await answerOnce<CheckedIn, CheckInFailure>(ctx, submission, async (tx) => {
		const measured = await measureDistance(tx, slug, input);
		if (!measured.ok) return measured;
		const { courseId, distanceMetres } = measured.value;
		await tx.insert(checkIns).values({ userId, courseId, day, distanceMetres }).onConflictDoNothing();
		await noteGolf(ctx, tx, userId);
		const verified = await verifyRound(tx, { userId, courseId, day }, 'checked-in', now);
		return success({ courseId, verified });
	});
	if (outcome.ok && outcome.value.verified) {
		for (const key of [`course:${outcome.value.courseId}`, 'ranking', 'reviews:latest']) ctx.changes.add(key);
	}
	return outcome;
}

async function measureDistance(
	tx: Database,
	slug: string,
	position: CheckInInput,
): Promise<Result<{ courseId: number; distanceMetres: number }, CheckInFailure>> {
	const [course] = await tx
		.select({
			courseId: courses.id,
			latitude: courses.latitude,
			longitude: courses.longitude,
			positionAccuracy: courses.positionAccuracy,
			closedOn: courses.closedOn,
		})
		.from(courses)
		.where(eq(courses.slug, slug));
	if (!course) return failure({ kind: 'course-unknown' });
	const { courseId, latitude, longitude, positionAccuracy, closedOn } = course;
	const within = checkInMetres(positionAccuracy);
	if (closedOn !== null) return failure({ kind: 'course-closed' });
	if (latitude === null || longitude === null) return failure({ kind: 'course-unplaced' });
	const distanceMetres = Math.round(haversineKilometres({ latitude, longitude }, position) * 1000);
	return distanceMetres > within ? failure({ kind: 'too-far', within }) : success({ courseId, distanceMetres });
}
