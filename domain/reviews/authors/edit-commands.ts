import { eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews, reviewVersions } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { utcDay } from '#domain/shared/day.ts';
import { answerOnce, type SubmissionFailure } from '#domain/shared/forms/submission.ts';
import { networkHashOf } from '#domain/shared/network-hash.ts';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { postgresCode } from '#domain/shared/transaction.ts';
import { beforeOpening, lockCourse, posing, type ReviewFailure, type SubmittedReview } from '../commands.ts';
import { isEditLoop, rulesOfText } from '../holding/holding-queries.ts';
import { type HoldingRule, isHoldingRule, staysAfterEdit } from '../holding/holding-rules.ts';
import { followFirsts, watchFirstsOf } from '../rating/follow-firsts.ts';
import { changedKeys, storeRating } from '../rating/rating-store.ts';
import type { ReviewInput } from '../rules.ts';
import { allWords, saidIn, writtenColumns } from '../written.ts';
import { tellAuthor } from './author-letters.ts';
import { courseOfReview, lockReview, type OwnReviewPlace, ownReview } from './own-review.ts';

type ReviewRow = typeof reviews.$inferSelect;

/** `version-changed`: somebody else, in another tab perhaps or at the desk, has changed it since the version that was edited. */
export type EditFailure = { kind: 'review-unknown' } | { kind: 'version-changed' } | ReviewFailure;

/** What is edited: which review, and the version that its author saw. */
export type Edited = OwnReviewPlace & {
	version: number;
	/** Whether its author saw that an editor had taken it down. */
	rejected: boolean;
	/** The words below its photographs, where these are sent with it. */
	captions?: readonly string[];
};

const UNIQUE_VIOLATION = '23505';

/**
 * Writes a review anew, by its author: the version before is kept, its verification is reset, the holding rules run
 * again, and the rating follows in the same transaction. What an editor has rejected is sent again by this and waits for
 * an editor. Fails with `review-unknown` for a review that is not the asker's, `version-changed`, or as `submitReview`.
 */
export async function editReview(
	ctx: DomainContext,
	edited: Edited,
	input: ReviewInput,
	stamp: string,
): Promise<Result<SubmittedReview, EditFailure | SubmissionFailure>> {
	const outcome = await answerOnce<SubmittedReview, EditFailure>(
		ctx,
		{ form: 'edit of a review', stamp, body: [edited, input] },
		(tx) => writeAnew(tx, ctx, edited, input),
	);
	if (outcome.ok) changedKeys(ctx, outcome.value.course.id);
	return outcome;
}

async function writeAnew(
	tx: Database,
	ctx: DomainContext,
	edited: Edited,
	input: ReviewInput,
): Promise<Result<SubmittedReview, EditFailure>> {
	const own = ownReview(ctx, edited);
	const firsts = await watchFirstsOf(tx, own);
	const courseId = await courseOfReview(tx, own);
	const course = courseId === null ? undefined : await lockCourse(tx, courseId);
	const before = course && (await lockReview(tx, own));
	if (!course || !before) return failure({ kind: 'review-unknown' });
	if (before.version !== edited.version) return failure({ kind: 'version-changed' });
	// Taken down meanwhile: its author is to read why before it is sent again (R09).
	if (before.status === 'rejected' && !edited.rejected) return failure({ kind: 'version-changed' });
	// The name of a member's review is the account's; what the form sends for it is not stored.
	const typed = before.reviewerName === null ? null : await posing(tx, before.userId, input);
	const refused = beforeOpening(course, input) ?? typed;
	if (refused) return refused;
	const heldBy = await rulesAfterEdit(tx, ctx, before, { ...input, captions: edited.captions ?? [] });
	if (!(await storeVersion(tx, ctx, before, input, heldBy))) return failure({ kind: 'reviewed-already' });
	const rating = await storeRating(tx, course.id, utcDay(ctx.now()));
	await followFirsts(tx, ctx, firsts, [course.id]);
	if (heldBy.length > 0) await tellAuthor(tx, ctx, before.id, 'review-held', { rules: heldBy });
	const { id, name, slug, country } = course;
	return success({ reviewId: before.id, rating, course: { id, name, slug, country }, heldBy });
}

/** What the new words break, and what still waits for an editor whatever the words are. */
async function rulesAfterEdit(
	tx: Database,
	ctx: DomainContext,
	before: ReviewRow,
	{ captions, ...input }: ReviewInput & { captions: readonly string[] },
) {
	const { content, sketch } = writtenColumns(input);
	const from = { courseId: before.courseId, userId: before.userId, networkHash: networkHashOf(ctx) };
	const rules = new Set(
		await rulesOfText(tx, { reviewId: before.id, ...from, content, sketch, words: allWords(input, captions) }),
	);
	if (before.status === 'held') for (const rule of waitingRules(before)) rules.add(rule);
	if (before.status === 'rejected') rules.add('sent-again');
	if (await isEditLoop(tx, before.id, ctx.now())) rules.add('edit-loop');
	return [...rules];
}

const waitingRules = ({ heldBy }: ReviewRow): HoldingRule[] =>
	heldBy.filter((name) => isHoldingRule(name)).filter((rule) => staysAfterEdit(rule));

/** Keeps the version before and stores the new one; false where the author has a review of the new day already. */
async function storeVersion(
	tx: Database,
	{ now }: DomainContext,
	before: ReviewRow,
	input: ReviewInput,
	heldBy: HoldingRule[],
): Promise<boolean> {
	const { id, version, status, verification } = before;
	await tx.insert(reviewVersions).values({
		reviewId: id,
		version,
		status,
		said: saidIn(before),
		replacedAt: now(),
		verification,
	});
	const named = before.reviewerName === null ? {} : { reviewerName: input.reviewerName };
	const written = { ...writtenColumns(input), ...named, heldBy, version: version + 1, updatedAt: now() };
	const state = {
		status: heldBy.length > 0 ? ('held' as const) : ('published' as const),
		verification: 'unverified' as const,
		editorRead: false,
	};
	const change = { ...written, ...state, rejectionGround: null, rejectionWords: null, hiddenUntil: null };
	try {
		// A savepoint: the unique index may refuse the new day, and the transaction goes on to say so.
		await tx.transaction((point) => point.update(reviews).set(change).where(eq(reviews.id, id)));
		return true;
	} catch (error) {
		if (postgresCode(error) === UNIQUE_VIOLATION) return false;
		throw error;
	}
}
