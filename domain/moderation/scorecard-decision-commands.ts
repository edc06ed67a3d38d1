import { eq } from 'drizzle-orm';
import { pictureRemovals, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { tellAuthor } from '../reviews/authors/author-letters.ts';
import { lockReview } from '../reviews/authors/own-review.ts';
import { lockCourse } from '../reviews/commands.ts';
import { changedKeys, storeRating } from '../reviews/rating/rating-store.ts';
import type { DomainContext } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText } from '../shared/text/text.ts';
import { inTransaction } from '../shared/transaction.ts';

/** `version` is that of the review whose course and day the editor has compared with the card (S58). */
export type ScorecardDecision = { outcome: 'accepted' | 'declined'; words: string; version: number };

export type ScorecardDecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'scorecard-unknown' }
	/** Another editor decides about a scorecard of one's own. */
	| { kind: 'own-thing' }
	| { kind: 'decided-already' }
	| { kind: 'version-changed' };

type Outcome = Result<{ courseId: number }, ScorecardDecisionFailure>;

/**
 * Decides whether a scorecard verifies its review as "play history" (decision R4). Either way the picture is erased and
 * its sender told; accepted, the course's rating is counted anew in the same transaction.
 */
export async function decideScorecard(ctx: DomainContext, id: string, decision: ScorecardDecision): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const { outcome, version } = decision;
	const words = cleanText(decision.words);
	const decided = await inTransaction<Outcome>(ctx, async (tx) => {
		const [known] = await tx
			.select({ reviewId: scorecards.reviewId, courseId: reviews.courseId })
			.from(scorecards)
			.innerJoin(reviews, eq(reviews.id, scorecards.reviewId))
			.where(eq(scorecards.id, id));
		if (!known) return failure({ kind: 'scorecard-unknown' });
		await lockCourse(tx, known.courseId);
		const review = await lockReview(tx, eq(reviews.id, known.reviewId));
		const [card] = await tx.select().from(scorecards).where(eq(scorecards.id, id)).for('update');
		if (!review || !card || review.status === 'withdrawn') return failure({ kind: 'scorecard-unknown' });
		if (await isOwnThing(tx, ctx.viewer, { kind: 'scorecard', id })) return failure({ kind: 'own-thing' });
		if (card.status !== 'open') return failure({ kind: 'decided-already' });
		if (review.version !== version) return failure({ kind: 'version-changed' });
		await tx.update(scorecards).set({ status: outcome }).where(eq(scorecards.id, id));
		await tx.insert(pictureRemovals).values({ id, createdAt: ctx.now() }).onConflictDoNothing();
		if (outcome === 'accepted') {
			await tx.update(reviews).set({ verification: 'play history', editorRead: true }).where(eq(reviews.id, review.id));
			await storeRating(tx, known.courseId, utcDay(ctx.now()));
		}
		await recordDecision(tx, ctx, {
			action: outcome === 'accepted' ? 'scorecard accepted' : 'scorecard declined',
			thing: { kind: 'scorecard', id },
			words,
			before: { verification: review.verification },
			after: { review: review.id, outcome },
		});
		await tellAuthor(tx, ctx, review.id, 'scorecard-decided', { outcome, words });
		return success({ courseId: known.courseId });
	});
	if (decided.ok) changedKeys(ctx, decided.value.courseId);
	return decided;
}
