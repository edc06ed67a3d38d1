import { sql } from 'drizzle-orm';
import { newsReaders } from '#database/schema/following.ts';
import type { DomainContext } from '../shared/context.ts';

/** Whoever comes back within this time is still here: the same stays new. */
const VISIT_SECONDS = 3_600;

/**
 * Notes that the viewer reads what is new, and returns when they last did before this visit: what came since then is new to them. Null at
 * their first time, for a visitor, and where it could not be noted, which is reported and keeps nobody from reading.
 */
export async function noteReading({ db, viewer, now, report }: DomainContext): Promise<Date | null> {
	if (viewer.kind !== 'member') return null;
	const at = now();
	const { seenAt, seenBefore } = newsReaders;
	const isNewVisit = sql`${seenAt} < ${at.toISOString()}::timestamptz - ${VISIT_SECONDS} * interval '1s'`;
	try {
		const [reader] = await db
			.insert(newsReaders)
			.values({ userId: viewer.userId, seenAt: at })
			.onConflictDoUpdate({
				target: newsReaders.userId,
				set: { seenAt: at, seenBefore: sql`case when ${isNewVisit} then ${seenAt} else ${seenBefore} end` },
			})
			.returning({ seenBefore });
		return reader?.seenBefore ?? null;
	} catch (error) {
		report('Noting that somebody has read their news failed', error);
		return null;
	}
}
