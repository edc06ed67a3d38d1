import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { readReviewLink } from './review-link.ts';

/** Which review its author means, and the link that shows a visitor to be the author; members need none. */
export type OwnReviewPlace = { reviewId: number; link: string | null };

/** The rows that whoever asks may edit or remove: a member's own, or the visitor's review that the link is signed for. */
export function ownReview(ctx: DomainContext, { reviewId, link }: OwnReviewPlace): SQL | undefined {
	const there = and(eq(reviews.id, reviewId), ne(reviews.status, 'withdrawn'));
	if (link !== null) {
		const isSigned = readReviewLink(ctx.secret, link, ctx.now()) === reviewId;
		return isSigned ? and(there, isNull(reviews.userId)) : sql`false`;
	}
	return ctx.viewer.kind === 'member' ? and(there, eq(reviews.userId, ctx.viewer.userId)) : sql`false`;
}

/** The course of a review that the condition finds, so that its row can be locked before the review's. */
export async function courseOfReview(tx: Database, found: SQL | undefined): Promise<number | null> {
	const [row] = await tx.select({ courseId: reviews.courseId }).from(reviews).where(found);
	return row?.courseId ?? null;
}

/** The review that the condition finds, its row locked. */
export async function lockReview(tx: Database, found: SQL | undefined) {
	const [row] = await tx.select().from(reviews).where(found).for('update');
	return row ?? null;
}
