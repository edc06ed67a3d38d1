import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { clubAnswers, courseRepresentatives, reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { answerOnce, type SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';

/** No such review that is published, or the viewer does not speak for its course: which of them is not told. */
export type ClubAnswerFailure = { kind: 'not-found' };

/**
 * Publishes the club's one answer to a review, or its new words, which are marked as edited. Only for somebody who
 * speaks for the course; the review stays as it is.
 */
export async function answerForClub(
	ctx: DomainContext,
	reviewId: number,
	content: string,
	stamp: string,
): Promise<Result<{ courseId: number }, ClubAnswerFailure | SubmissionFailure>> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-found' });
	const { userId } = viewer;
	const submission = { form: 'club answer', stamp, body: { reviewId, content, userId } };
	const outcome = await answerOnce<{ courseId: number }, ClubAnswerFailure>(ctx, submission, async (tx) => {
		const courseId = await courseSpokenFor(tx, userId, reviewId);
		if (courseId === null) return failure({ kind: 'not-found' });
		await tx
			.insert(clubAnswers)
			.values({ reviewId, userId, content, createdAt: ctx.now() })
			.onConflictDoUpdate({ target: clubAnswers.reviewId, set: { userId, content, editedAt: ctx.now() } });
		return success({ courseId });
	});
	if (outcome.ok) ctx.changes.add(`course:${outcome.value.courseId}`);
	return outcome;
}

/** The course of a published review, where the member speaks for it. */
async function courseSpokenFor(tx: Database, userId: string, reviewId: number): Promise<number | null> {
	const [review] = await tx
		.select({ courseId: reviews.courseId })
		.from(reviews)
		.innerJoin(
			courseRepresentatives,
			and(eq(courseRepresentatives.courseId, reviews.courseId), eq(courseRepresentatives.userId, userId)),
		)
		.where(and(eq(reviews.id, reviewId), eq(reviews.status, 'published')));
	return review?.courseId ?? null;
}
