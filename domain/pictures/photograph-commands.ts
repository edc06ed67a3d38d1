import { and, eq, inArray, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { photographs } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { type OwnReviewPlace, ownReview } from '../reviews/authors/own-review.ts';
import type { DomainContext, Viewer } from '../shared/context.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { keysOfPhotographs } from './golfer-photograph.ts';
import { PICTURE_LIMITS } from './limits.ts';
import type { ChosenPhotograph } from './shapes.ts';

/**
 * Gives uploaded photographs to a review that the viewer has just written, in their order. Where the form was sent before, they
 * take the place of those that came with it: without scripts the same files come again, under new ids. A form that names none
 * takes none away, for a browser that has gone back may have forgotten its files. Photographs that are not the viewer's, or
 * belong to another review, are left out. Returns how many were put in place.
 */
export async function attachPhotographs(
	ctx: DomainContext,
	reviewId: number,
	chosen: readonly ChosenPhotograph[],
): Promise<number> {
	if (chosen.length === 0) return 0;
	const outcome = await choosePhotographs(ctx, eq(reviews.id, reviewId), chosen);
	return outcome.ok ? outcome.value.count : 0;
}

/**
 * Makes `chosen` the photographs of the asker's own review: new ones are taken in, all get their order and words, except that
 * the words of one that an editor has taken down stay; those that are left out are removed with their files. Fails with
 * `review-unknown`, also for somebody else's.
 */
export async function changePhotographs(
	ctx: DomainContext,
	place: OwnReviewPlace,
	chosen: readonly ChosenPhotograph[],
) {
	return choosePhotographs(ctx, ownReview(ctx, place), chosen);
}

type Choice = Result<{ count: number }, { kind: 'review-unknown' }>;

function choosePhotographs(
	ctx: DomainContext,
	which: SQL | undefined,
	chosen: readonly ChosenPhotograph[],
): Promise<Choice> {
	return inTransaction<Choice>(ctx, async (tx) => {
		const review = await lockReview(tx, which);
		if (!review) return failure({ kind: 'review-unknown' });
		const kept = chosen.map(({ id }) => id);
		const ofReview = eq(photographs.reviewId, review.id);
		const left = and(ofReview, kept.length > 0 ? notInArray(photographs.id, kept) : undefined);
		const gone = await tx.delete(photographs).where(left).returning({ id: photographs.id });
		// One that comes is shown nowhere yet; one that goes may have been what lists show of the course.
		const changed = gone.length > 0 ? keysOfPhotographs(review.courseId) : [`course:${review.courseId}`];
		for (const key of changed) ctx.changes.add(key);
		return success({ count: await putInPlace(tx, ctx, review, chosen) });
	});
}

type LockedReview = { id: number; courseId: number; userId: string | null };

async function lockReview(tx: Database, which: SQL | undefined): Promise<LockedReview | undefined> {
	const [review] = await tx
		.select({ id: reviews.id, courseId: reviews.courseId, userId: reviews.userId })
		.from(reviews)
		.where(which)
		.for('update');
	return review;
}

async function putInPlace(
	tx: Database,
	{ viewer }: DomainContext,
	{ id: reviewId, courseId }: LockedReview,
	chosen: readonly ChosenPhotograph[],
): Promise<number> {
	const owner = viewer.kind === 'member' ? viewer.userId : null;
	const free = isFreeFor(viewer);
	const wanted = chosen.slice(0, PICTURE_LIMITS.photographs);
	const ids = wanted.map(({ id }) => id);
	const usable = await tx
		.select({ id: photographs.id })
		.from(photographs)
		.where(and(inArray(photographs.id, ids), or(free, eq(photographs.reviewId, reviewId))))
		.for('update');
	const placed = wanted.filter(({ id }) => usable.some((row) => row.id === id));
	if (placed.length === 0) return 0;
	await tx
		.update(photographs)
		.set({
			reviewId,
			courseId,
			// What an editor has taken down comes back, if ever, with the words it was decided about (S58).
			alt: sql`case when ${photographs.status} = 'removed' then ${photographs.alt} else placed.alt end`,
			position: sql`placed.position`,
			userId: sql`coalesce(${photographs.userId}, ${owner})`,
		})
		.from(inOrder(placed))
		.where(sql`${photographs.id} = placed.id`);
	return placed.length;
}

/** That a photograph belongs to nothing yet, and is the viewer's to give. */
export function isFreeFor(viewer: Viewer): SQL | undefined {
	const sentBefore = isNull(photographs.userId);
	// One that was sent before its sender signed in is known by its id alone, which nobody else has been told.
	const own = viewer.kind === 'member' ? or(eq(photographs.userId, viewer.userId), sentBefore) : sentBefore;
	return and(isNull(photographs.courseId), own);
}

/** The chosen ones as rows of a table `placed`: all are put in their places by one statement. */
function inOrder(chosen: readonly ChosenPhotograph[]): SQL {
	const ids = sql.param(chosen.map(({ id }) => id));
	const alts = sql.param(chosen.map(({ alt }) => alt));
	return sql`unnest(${ids}::uuid[], ${alts}::text[]) with ordinality as placed(id, alt, position)`;
}
