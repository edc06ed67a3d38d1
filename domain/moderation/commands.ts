import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews } from '#database/schema/reviews.ts';
import { BY_LETTER, type Telling } from '../mail/telling.ts';
import { tellAuthor } from '../reviews/authors/author-letters.ts';
import { courseOfReview, lockReview } from '../reviews/authors/own-review.ts';
import { lockCourse } from '../reviews/commands.ts';
import { followFirsts, watchFirstsOf } from '../reviews/rating/follow-firsts.ts';
import { changedKeys, storeRating } from '../reviews/rating/rating-store.ts';
import type { DomainContext } from '../shared/context.ts';
import { utcDay } from '../shared/day.ts';
import { recordDecision } from '../shared/desk/desk-log.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import type { Ground } from '../shared/desk/grounds.ts';
import { isOwnThing } from '../shared/desk/own-things.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { cleanText, visibleLength } from '../shared/text/text.ts';
import { inTransaction } from '../shared/transaction.ts';

/** The review as the editor saw it. */
export type Seen = { reviewId: number; version: number };

/** `version-changed`: its author has edited it since the editor read it (S58). */
export type DecisionFailure =
	| { kind: 'not-an-editor' }
	| { kind: 'review-unknown' }
	/** Another editor decides about what is one's own. */
	| { kind: 'own-thing' }
	| { kind: 'version-changed' }
	| { kind: 'decided-already' }
	| { kind: 'words-missing' };

/** `told`: whether the command has written to the author. */
export type Decided = { courseId: number; told: boolean };

/** `until`: it is hidden for a time alone, and shown again then. */
export type Rejection = { ground: Ground; words: string; reported?: boolean; until?: Date };

type ReviewRow = typeof reviews.$inferSelect;
type Outcome = Result<Decided, DecisionFailure>;

/**
 * Publishes a review that waits, or one that was wrongly rejected: the rating follows in the same transaction, and the
 * author is told. Binds to the version the editor saw; `words` say why, for the log. Fails as `DecisionFailure` lists.
 */
export async function approveReview(
	ctx: DomainContext,
	seen: Seen,
	words: string | null = null,
	{ letter }: Telling = BY_LETTER,
): Promise<Outcome> {
	return decide(ctx, seen, async (tx, { id, status, version }) => {
		if (status !== 'held' && status !== 'rejected') return failure({ kind: 'decided-already' });
		await tx
			.update(reviews)
			.set({ status: 'published', editorRead: true, rejectionGround: null, rejectionWords: null, hiddenUntil: null })
			.where(eq(reviews.id, id));
		const [action, message] =
			status === 'held'
				? (['review approved', 'review-approved'] as const)
				: (['review restored', 'review-restored'] as const);
		await recordDecision(tx, ctx, {
			action,
			thing: { kind: 'review', id },
			words,
			before: { status, version },
			after: { status: 'published', version },
		});
		return success({ told: letter && (await tellAuthor(tx, ctx, id, message, {})) });
	});
}

/**
 * Rejects a review that waits, or removes one that is published, on one of the published grounds and with the editor's own
 * words, which are stored with it and sent to the author as a statement of reasons. Fails as `DecisionFailure` lists.
 */
export async function rejectReview(ctx: DomainContext, seen: Seen, rejection: Rejection): Promise<Outcome> {
	const { ground, reported = false, until = null } = rejection;
	const words = cleanText(rejection.words);
	if (visibleLength(words) === 0) return failure({ kind: 'words-missing' });
	return decide(ctx, seen, async (tx, review) => {
		const { id, status, version, heldBy } = review;
		if (status !== 'held' && status !== 'published') return failure({ kind: 'decided-already' });
		await tx
			.update(reviews)
			.set({ status: 'rejected', rejectionGround: ground, rejectionWords: words, hiddenUntil: until })
			.where(eq(reviews.id, id));
		const message = status === 'published' ? 'review-removed' : 'review-rejected';
		const decision = await recordDecision(tx, ctx, {
			action: until ? 'review hidden' : status === 'published' ? 'review removed' : 'review rejected',
			thing: { kind: 'review', id },
			ground,
			words,
			before: { status, version },
			after: { status: 'rejected', version, ...circumstancesOf(review, reported) },
		});
		const reasons = { ground, words, reported, automatic: heldBy.length > 0, decision };
		return success({ told: await tellAuthor(tx, ctx, id, message, reasons) });
	});
}

/** What a statement of reasons has to tell for the public, and is known for sure only now: what led to it, its day, its language. */
const circumstancesOf = ({ status, createdAt, language }: ReviewRow, reported: boolean) => ({
	source: reported ? 'report' : status === 'held' ? 'rule' : 'editor',
	written: utcDay(createdAt),
	language,
});

/**
 * An editor has read a published review of a member and lets it stand: though it is its account's first, it counts whole from now on,
 * until its author changes it. Nobody is written to. Fails as `DecisionFailure` lists; `decided-already` where an editor has read it
 * before, or where it is not published (any more).
 */
export async function readReview(ctx: DomainContext, seen: Seen): Promise<Outcome> {
	return decide(ctx, seen, async (tx, { id, status, version, userId, editorRead }) => {
		if (status !== 'published' || userId === null || editorRead) return failure({ kind: 'decided-already' });
		await tx.update(reviews).set({ editorRead: true }).where(eq(reviews.id, id));
		const thing = { kind: 'review', id } as const;
		await recordDecision(tx, ctx, { action: 'review read', thing, after: { version } });
		return success({ told: false });
	});
}

/**
 * Notes that an editor has read a published review, as it stands in this version, and let it stand: it counts whole from now on,
 * though it is its account's first.
 */
export async function noteRead(tx: Database, ctx: DomainContext, { reviewId, version }: Seen): Promise<void> {
	const unread = and(eq(reviews.id, reviewId), eq(reviews.version, version), eq(reviews.editorRead, false));
	const courseId = await courseOfReview(tx, and(unread, eq(reviews.status, 'published')));
	if (courseId === null) return;
	await lockCourse(tx, courseId);
	await tx.update(reviews).set({ editorRead: true }).where(unread);
	await storeRating(tx, courseId, utcDay(ctx.now()));
	changedKeys(ctx, courseId);
}

/** Locks course and review, in the order in which their writers do, and counts the rating anew after the decision. */
async function decide(
	ctx: DomainContext,
	{ reviewId, version }: Seen,
	work: (tx: Database, review: ReviewRow) => Promise<Result<{ told: boolean }, DecisionFailure>>,
): Promise<Outcome> {
	if (!isEditor(ctx.viewer)) return failure({ kind: 'not-an-editor' });
	const outcome = await inTransaction<Outcome>(ctx, async (tx) => {
		const there = eq(reviews.id, reviewId);
		const firsts = await watchFirstsOf(tx, there);
		const courseId = await courseOfReview(tx, there);
		if (courseId === null) return failure({ kind: 'review-unknown' });
		await lockCourse(tx, courseId);
		const review = await lockReview(tx, there);
		if (!review || review.status === 'withdrawn') return failure({ kind: 'review-unknown' });
		if (await isOwnThing(tx, ctx.viewer, { kind: 'review', id: reviewId })) return failure({ kind: 'own-thing' });
		if (review.version !== version) return failure({ kind: 'version-changed' });
		const decided = await work(tx, review);
		if (!decided.ok) return decided;
		await storeRating(tx, courseId, utcDay(ctx.now()));
		await followFirsts(tx, ctx, firsts, [courseId]);
		return success({ courseId, ...decided.value });
	});
	if (outcome.ok) changedKeys(ctx, outcome.value.courseId);
	return outcome;
}
