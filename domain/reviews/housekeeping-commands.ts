import { and, eq, isNotNull, lt } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews } from '#database/schema/reviews.ts';
import { HOLDING_LIMITS } from './holding-queries.ts';

const DAY = 86_400_000;
/** For as long a network is remembered, by its keyed hash alone. */
const NETWORK_DAYS = 7;

/** Forgets the networks that reviews came from, and what was left of deleted ones. */
export async function sweepReviews(db: Database, now: Date): Promise<void> {
	const before = (days: number) => new Date(now.getTime() - days * DAY);
	await db
		.delete(reviews)
		.where(and(eq(reviews.status, 'withdrawn'), lt(reviews.updatedAt, before(HOLDING_LIMITS.repostDays))));
	await db
		.update(reviews)
		.set({ networkHash: null })
		.where(and(isNotNull(reviews.networkHash), lt(reviews.createdAt, before(NETWORK_DAYS))));
}
