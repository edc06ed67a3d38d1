import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { helpfulVotes, reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { answerOnce, type SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';

export type VoteFailure =
	| { kind: 'not-signed-in' }
	/** There is no such review, or none that is published. */
	| { kind: 'review-unknown' }
	| { kind: 'own-review' };

/** The review's helpful votes now, and its course. */
export type Voted = { courseId: number; helpfulCount: number };

type VoteOutcome = Result<Voted, VoteFailure | SubmissionFailure>;

/**
 * The viewer finds a published review helpful (decision R5): one vote a member, never for one's own. A second vote is
 * the first one. The stored count moves in the same transaction.
 */
export const voteHelpful = (ctx: DomainContext, reviewId: number, stamp: string): Promise<VoteOutcome> =>
	changeVote(ctx, { form: 'helpful-vote', reviewId, stamp }, async (tx, vote) => {
		const added = await tx.insert(helpfulVotes).values(vote).onConflictDoNothing().returning();
		return added.length;
	});

/** Takes the viewer's vote back; without one it changes nothing. Fails and stores as `voteHelpful`. */
export const takeBackVote = (ctx: DomainContext, reviewId: number, stamp: string): Promise<VoteOutcome> =>
	changeVote(ctx, { form: 'helpful-vote removal', reviewId, stamp }, async (tx, { userId }) => {
		const own = and(eq(helpfulVotes.reviewId, reviewId), eq(helpfulVotes.userId, userId));
		const removed = await tx.delete(helpfulVotes).where(own).returning();
		return -removed.length;
	});

type Vote = { reviewId: number; userId: string };
type VoteForm = { form: string; reviewId: number; stamp: string };

/** Runs `change` with the review locked, so that votes at the same time are counted one after the other. */
async function changeVote(
	ctx: DomainContext,
	{ form, reviewId, stamp }: VoteForm,
	change: (tx: Database, vote: Vote) => Promise<number>,
): Promise<VoteOutcome> {
	const { viewer } = ctx;
	if (viewer.kind !== 'member') return failure({ kind: 'not-signed-in' });
	const { userId } = viewer;
	const submission = { form, stamp, body: { reviewId, userId } };
	const outcome = await answerOnce<Voted, VoteFailure>(ctx, submission, async (tx) => {
		const review = await lockPublished(tx, reviewId);
		if (!review) return failure({ kind: 'review-unknown' });
		if (review.userId === userId) return failure({ kind: 'own-review' });
		const moved = await change(tx, { reviewId, userId });
		const { courseId } = review;
		return success({ courseId, helpfulCount: await moveCount(tx, reviewId, moved) });
	});
	if (outcome.ok) ctx.changes.add(`course:${outcome.value.courseId}`);
	return outcome;
}

async function lockPublished(tx: Database, reviewId: number) {
	const [review] = await tx
		.select({ courseId: reviews.courseId, userId: reviews.userId })
		.from(reviews)
		.where(and(eq(reviews.id, reviewId), eq(reviews.status, 'published')))
		.for('update');
	return review;
}

async function moveCount(tx: Database, reviewId: number, by: number): Promise<number> {
	const [row] = await tx
		.update(reviews)
		.set({ helpfulCount: sql`${reviews.helpfulCount} + ${by}` })
		.where(eq(reviews.id, reviewId))
		.returning({ helpfulCount: reviews.helpfulCount });
	return row?.helpfulCount ?? 0;
}
