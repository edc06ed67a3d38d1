import { and, eq } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { profiles } from '#database/schema/accounts.ts';
import type { CacheKey, DomainContext } from '#domain/shared/context.ts';

/** The key of what the public page of a member shows of their golf. */
export const golfOf = (userId: string): CacheKey => `golf:${userId}`;

/**
 * What a member has played, or wants to play, has changed: their public page is made anew where it is on, and with it what it shows of
 * their golf (B4). Of everybody else nothing that is kept changes.
 */
export async function noteGolf(
	{ changes }: Pick<DomainContext, 'changes'>,
	db: Database,
	userId: string,
): Promise<void> {
	const isShown = await db.$count(profiles, and(eq(profiles.userId, userId), eq(profiles.isPublic, true)));
	if (isShown > 0) changes.add(golfOf(userId));
}
