import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { helpfulVotes, reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';

/** Takes back every helpful vote of a member who leaves; the stored counts follow in the same transaction. */
export async function leaveVotes(tx: Database, ctx: DomainContext, userId: string) {
	const removed = await tx.delete(helpfulVotes).where(eq(helpfulVotes.userId, userId)).returning();
	if (removed.length === 0) return;
	const ids = removed.map(({ reviewId }) => reviewId).toSorted((a, b) => a - b);
	// Locked in one order, so that two who leave at the same time do not wait for each other.
	await tx.select({ id: reviews.id }).from(reviews).where(inArray(reviews.id, ids)).orderBy(reviews.id).for('update');
	const moved = await tx
		.update(reviews)
		.set({ helpfulCount: sql`${reviews.helpfulCount} - 1` })
		.where(inArray(reviews.id, ids))
		.returning({ courseId: reviews.courseId });
	for (const { courseId } of moved) ctx.changes.add(`course:${courseId}`);
}
