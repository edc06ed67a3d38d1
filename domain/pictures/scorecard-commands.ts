import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { pictureRemovals, scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import { countryOf } from '../catalogue/cards.ts';
import { lockReview, ownReview } from '../reviews/authors/own-review.ts';
import type { DomainContext } from '../shared/context.ts';
import type { ReceivedFile } from '../shared/pictures.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { inTransaction } from '../shared/transaction.ts';
import { admitPicture, type UploadFailure } from './upload-commands.ts';

export type ScorecardFailure = UploadFailure | { kind: 'review-unknown' };
export type ScorecardStatus = 'open' | 'accepted' | 'declined';

/**
 * Keeps a scorecard for the desk, which verifies the viewer's own review by it (decision R4): one resized JPEG that is
 * never public. Another one takes the place of the first. Fails with `review-unknown`, also for somebody else's review and
 * one that was withdrawn, or with what `takePhotograph` fails with.
 */
export async function sendScorecard(
	ctx: DomainContext,
	reviewId: number,
	file: ReceivedFile,
): Promise<Result<object, ScorecardFailure>> {
	if ((await getScorecard(ctx, reviewId)) === null) return failure({ kind: 'review-unknown' });
	const admitted = await admitPicture(ctx, file);
	if (!admitted.ok) return admitted;
	const id = randomUUID();
	try {
		const made = await ctx.pictures.make(id, file.path, 'scorecard');
		if (!made.ok) return made;
	} catch (error) {
		ctx.report('Storing a scorecard failed', error);
		return failure({ kind: 'picture-store' });
	}
	const stored = await inTransaction<Result<object, ScorecardFailure>>(ctx, async (tx) => {
		// It may have been removed while the picture was made, and another card may come at the same time.
		const review = await lockReview(tx, ownOf(ctx, reviewId));
		if (!review) return failure({ kind: 'review-unknown' });
		await tx.delete(scorecards).where(eq(scorecards.reviewId, reviewId));
		await tx.insert(scorecards).values({ id, reviewId, createdAt: ctx.now() });
		return success({});
	});
	if (!stored.ok) await ctx.db.insert(pictureRemovals).values({ id });
	return stored;
}

/**
 * The viewer's own review with what has become of its scorecard, null where there is none; null for anybody else's, and for
 * one that was withdrawn.
 */
export async function getScorecard(
	ctx: DomainContext,
	reviewId: number,
): Promise<{ courseName: string; countrySlug: string; status: ScorecardStatus | null } | null> {
	const [row] = await ctx.db
		.select({ courseName: courses.name, country: courses.country, status: scorecards.status })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(scorecards, eq(scorecards.reviewId, reviews.id))
		.where(ownOf(ctx, reviewId));
	if (!row) return null;
	const { courseName, country, status } = row;
	return { courseName, countrySlug: countryOf(country).slug, status };
}

const ownOf = (ctx: DomainContext, reviewId: number) => ownReview(ctx, { reviewId, link: null });
