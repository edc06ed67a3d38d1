import { inArray } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { tellAuthor } from '../authors/author-letters.ts';
import { followFirsts, watchFirsts } from '../rating/follow-firsts.ts';
import { listFlood } from './flood-queries.ts';

/**
 * Holds the published reviews of a flood too, whatever they say, so that its first few have not moved the rating by the
 * time it is seen as one (S49). Their authors are told. To be called with the course's row locked.
 */
export async function holdFlood(tx: Database, ctx: DomainContext, courseId: number): Promise<void> {
	const flood = await listFlood(tx, courseId, ctx.now());
	const ids = flood.map(({ id }) => id);
	if (ids.length === 0) return;
	const firsts = await watchFirsts(
		tx,
		flood.map(({ userId }) => userId),
	);
	await tx
		.update(reviews)
		.set({ status: 'held', heldBy: ['course-flood'] })
		.where(inArray(reviews.id, ids));
	await followFirsts(tx, ctx, firsts, [courseId]);
	for (const id of ids) await tellAuthor(tx, ctx, id, 'review-held', { rules: ['course-flood'] });
}
