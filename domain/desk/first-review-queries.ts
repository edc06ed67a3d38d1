import { and, desc, eq, gt, ne, notExists, sql } from 'drizzle-orm';
import { deskDecisions } from '#database/schema/desk.ts';
import { reviews } from '#database/schema/reviews.ts';
import { COUNTS_AS_FIRST } from '../reviews/rating/first-reviews.ts';
import type { DomainContext } from '../shared/context.ts';
import { isEditor } from '../shared/desk/desk-policy.ts';
import { type DeskReview, getDeskReview } from './moderation-item-queries.ts';

/** How far back they are listed: an older one is read from the page of its member. Keeps the look for them short where few are unread. */
export const FIRST_REVIEW_DAYS = 90;
const AT_ONCE = 20;
const DAY = 86_400_000;

/**
 * Published reviews that count half as the first of their account (decision T2), the newest first, as many as are read in one sitting;
 * not the viewer's own, nor what was decided in the last seconds. Nothing for anybody but editors.
 */
export async function listFirstReviews(ctx: DomainContext): Promise<DeskReview[]> {
	const { db, viewer, now } = ctx;
	if (!isEditor(viewer) || viewer.kind !== 'member') return [];
	const decided = db
		.select({ one: sql`1` })
		.from(deskDecisions)
		.where(
			and(
				eq(deskDecisions.kind, 'review'),
				eq(deskDecisions.thingId, sql`${reviews.id}::text`),
				sql`${deskDecisions.failure} is null`,
			),
		);
	const rows = await db
		.select({ id: reviews.id })
		.from(reviews)
		.where(
			and(
				eq(reviews.status, 'published'),
				gt(reviews.createdAt, new Date(now().getTime() - FIRST_REVIEW_DAYS * DAY)),
				ne(reviews.userId, viewer.userId),
				eq(reviews.sample, false),
				COUNTS_AS_FIRST,
				notExists(decided),
			),
		)
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(AT_ONCE);
	const found = await Promise.all(rows.map(({ id }) => getDeskReview(ctx, id)));
	return found.filter((review) => review !== null);
}
