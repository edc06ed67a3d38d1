import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews } from '#database/schema/reviews.ts';
import { RETENTION } from '../shared/retention.ts';
import { sweepSalts } from './campaigns/network-marks.ts';

/** Forgets the networks that reviews came from, and what was left of deleted ones. */
export async function sweepReviews(db: Database, now: Date): Promise<void> {
	await db
		.delete(reviews)
		.where(and(eq(reviews.status, 'withdrawn'), lt(reviews.updatedAt, RETENTION.removedReview.before(now))));
	await db
		.update(reviews)
		.set({ networkHash: null })
		.where(and(isNotNull(reviews.networkHash), lt(reviews.createdAt, RETENTION.networkHash.before(now))));
	await db
		.update(reviews)
		.set({ networkMark: null })
		.where(and(isNotNull(reviews.networkMark), lt(reviews.createdAt, RETENTION.networkMark.before(now))));
	await sweepSalts(db, now);
}
