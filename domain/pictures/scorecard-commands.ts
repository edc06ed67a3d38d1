import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { scorecards } from '#database/schema/pictures.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import type { ReceivedFile } from '../shared/pictures.ts';
import { failure, type Result, success } from '../shared/result.ts';
import { admitPicture, type UploadFailure } from './upload-commands.ts';

export type ScorecardFailure = UploadFailure | { kind: 'review-unknown' };
export type ScorecardStatus = 'open' | 'accepted' | 'declined';

/**
 * Keeps a scorecard for the desk, which verifies the viewer's own review by it (decision R4): one resized JPEG that is
 * never public. Another one takes the place of the first. Fails with `review-unknown`, also for somebody else's review, or
 * what `takePhotograph` fails with.
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
		ctx.report('a scorecard could not be stored', error);
		return failure({ kind: 'picture-store' });
	}
	await ctx.db.transaction(async (tx) => {
		await tx.delete(scorecards).where(eq(scorecards.reviewId, reviewId));
		await tx.insert(scorecards).values({ id, reviewId, createdAt: ctx.now() });
	});
	return success({});
}

/** The viewer's own review with what has become of its scorecard, null where there is none; null for anybody else's. */
export async function getScorecard(
	{ db, viewer }: DomainContext,
	reviewId: number,
): Promise<{ courseName: string; status: ScorecardStatus | null } | null> {
	if (viewer.kind !== 'member') return null;
	const [row] = await db
		.select({ courseName: courses.name, status: scorecards.status })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(scorecards, eq(scorecards.reviewId, reviews.id))
		.where(and(eq(reviews.id, reviewId), eq(reviews.userId, viewer.userId)));
	return row ?? null;
}
