import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { rounds } from '#database/schema/rounds.ts';
import { noteGolf } from '../reviews/member-actions/golf-changes.ts';
import type { DomainContext } from '../shared/context.ts';
import { answerOnce, type SubmissionFailure } from '../shared/forms/submission.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { columnsOf } from './round-columns.ts';
import type { RoundInput } from './round-rules.ts';

export type RoundFailure = { kind: 'not-signed-in' } | { kind: 'course-unknown' } | { kind: 'round-unknown' };

type RoundOutcome = Result<{ roundId: number }, RoundFailure | SubmissionFailure>;

type Logging = {
	stamp: string;
	/** The review of the same round that it is logged from; one that is not the viewer's, or of another course, is none. */
	reviewId?: number | null;
};

/**
 * Logs a round of the viewer at a course, which may be closed by now (B2). The same stamp logs it once. Fails with `not-signed-in`,
 * `course-unknown`, or as a form's stamp does. Of the pages that others see only the member's own public one may change with it.
 */
export async function logRound(
	ctx: DomainContext,
	slug: string,
	input: RoundInput,
	{ stamp, reviewId = null }: Logging,
): Promise<RoundOutcome> {
	const { viewer, now } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const submission = { form: 'round', stamp, body: { slug, input, reviewId, userId }, mayWait: true };
	return answerOnce<{ roundId: number }, RoundFailure>(ctx, submission, async (tx) => {
		const [course] = await tx.select({ id: courses.id }).from(courses).where(eq(courses.slug, slug));
		if (!course) return failure({ kind: 'course-unknown' });
		const told = {
			reviewId: reviewId && (await ownReviewOf(tx, userId, course.id, reviewId)),
			...columnsOf(input),
			shown: input.shown,
		};
		const [row] = await tx
			.insert(rounds)
			.values({ userId, courseId: course.id, ...told, createdAt: now(), updatedAt: now() })
			.returning({ roundId: rounds.id });
		if (!row) throw new Error('a round was not stored');
		await noteGolf(ctx, tx, userId);
		return success(row);
	});
}

/** Writes a round of the viewer anew, with everything that the form says. Fails with `not-signed-in`, `round-unknown`, or as a stamp does. */
export async function changeRound(
	ctx: DomainContext,
	roundId: number,
	input: RoundInput,
	stamp: string,
): Promise<RoundOutcome> {
	const { viewer, now } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const submission = { form: 'round change', stamp, body: { roundId, input, userId }, mayWait: true };
	return answerOnce<{ roundId: number }, RoundFailure>(ctx, submission, async (tx) => {
		const changed = await tx
			.update(rounds)
			.set({ ...columnsOf(input), shown: input.shown, updatedAt: now() })
			.where(ownRound(userId, roundId))
			.returning({ roundId: rounds.id });
		await noteGolf(ctx, tx, userId);
		return changed[0] ? success(changed[0]) : failure({ kind: 'round-unknown' });
	});
}

/** Removes a round of the viewer for good; one that is gone already, or is not theirs, changes nothing. Fails with `not-signed-in`. */
export async function removeRound(
	ctx: DomainContext,
	roundId: number,
): Promise<Result<null, { kind: 'not-signed-in' }>> {
	const { db, viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	await db.delete(rounds).where(ownRound(viewer.userId, roundId));
	await noteGolf(ctx, db, viewer.userId);
	return success(null);
}

/** The viewer has made a review of a round: from now on both are one, whatever their days say. What is not theirs stays as it is. */
export async function joinReview(ctx: DomainContext, roundId: number, reviewId: number): Promise<void> {
	const { db, viewer } = ctx;
	if (viewer.kind !== 'member') return;
	const own = and(eq(reviews.id, reviewId), eq(reviews.userId, viewer.userId));
	const itsCourse = db.select({ id: reviews.courseId }).from(reviews).where(own);
	await db
		.update(rounds)
		.set({ reviewId })
		.where(and(ownRound(viewer.userId, roundId), inArray(rounds.courseId, itsCourse)));
	await noteGolf(ctx, db, viewer.userId);
}

/** Of two courses that are merged: the rounds of the one that goes are rounds of the other. Nobody is told how many. */
export async function moveRounds(tx: Database, keptId: number, goneId: number): Promise<void> {
	await tx.update(rounds).set({ courseId: keptId }).where(eq(rounds.courseId, goneId));
}

const ownRound = (userId: string, roundId: number) => and(eq(rounds.id, roundId), eq(rounds.userId, userId));

async function ownReviewOf(tx: Database, userId: string, courseId: number, reviewId: number): Promise<number | null> {
	const own = and(eq(reviews.id, reviewId), eq(reviews.userId, userId), eq(reviews.courseId, courseId));
	const [review] = await tx
		.select({ id: reviews.id })
		.from(reviews)
		.where(and(own, ne(reviews.status, 'withdrawn')));
	return review?.id ?? null;
}
