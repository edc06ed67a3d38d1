import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { Paged } from '#domain/catalogue/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { type Ground, isGround } from '#domain/shared/desk/grounds.ts';
import { type HoldingRule, isHoldingRule } from '../holding/holding-rules.ts';
import {
	type JoinedRow,
	newestFirst,
	published,
	REVIEWS_PAGE_SIZE,
	toReviewWithCourse,
	withCourse,
} from '../lists/shown-review.ts';
import type { ReviewWithCourse } from '../shapes.ts';

/** One page of ten of a golfer's published reviews, newest first, for the public page. A page past the end is the last. */
export async function listReviewsOfGolfer(
	ctx: DomainContext,
	userId: string,
	page: number,
): Promise<Paged<ReviewWithCourse>> {
	const paged = await pageOfReviews(ctx, and(eq(reviews.userId, userId), published), page);
	for (const { review } of paged.items) ctx.reads.add(`course:${review.courseId}`);
	return { ...paged, items: paged.items.map((row) => toReviewWithCourse(ctx, row)) };
}

/** What only its author is told of a review. */
const ownColumns = {
	status: reviews.status,
	heldBy: reviews.heldBy,
	rejectionGround: reviews.rejectionGround,
	rejectionWords: reviews.rejectionWords,
};

type Own = Pick<typeof reviews.$inferSelect, keyof typeof ownColumns>;
type OwnRow = JoinedRow & { own: Own };

/** One page of the reviews that fit, newest first, each with its course. */
async function pageOfReviews({ db }: DomainContext, fitting: SQL | undefined, page: number): Promise<Paged<OwnRow>> {
	const total = await db.$count(reviews, fitting);
	const pages = Math.max(1, Math.ceil(total / REVIEWS_PAGE_SIZE));
	const at = Math.min(page, pages);
	const items = await db
		.select({ ...withCourse, own: ownColumns })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(fitting)
		.orderBy(...newestFirst)
		.limit(REVIEWS_PAGE_SIZE)
		.offset((at - 1) * REVIEWS_PAGE_SIZE);
	return { items, page: at, pages, total, totalIsLeast: false, pageSize: REVIEWS_PAGE_SIZE };
}

export type ReviewStatus = 'published' | 'held' | 'rejected';

/** A member's own review, published or not. */
export type OwnReview = ReviewWithCourse & {
	status: ReviewStatus;
	heldBy: HoldingRule[];
	/** Why an editor took it down. */
	rejection: { ground: Ground; words: string } | null;
};

/** One page of ten of the viewer's own reviews, newest first; nothing for visitors. A page past the end is the last. */
export async function listOwnReviews(ctx: DomainContext, page: number): Promise<Paged<OwnReview>> {
	const { viewer } = ctx;
	const own =
		viewer.kind === 'member' ? and(eq(reviews.userId, viewer.userId), ne(reviews.status, 'withdrawn')) : sql`false`;
	const paged = await pageOfReviews(ctx, own, page);
	return {
		...paged,
		items: paged.items.map((row) => ({
			...toReviewWithCourse(ctx, row),
			// Withdrawn ones are left out above.
			status: row.own.status as ReviewStatus,
			heldBy: row.own.heldBy.filter((name) => isHoldingRule(name)),
			rejection: rejectionOf(row.own),
		})),
	};
}

type RejectedRow = Pick<Own, 'rejectionGround' | 'rejectionWords'>;

/** Why an editor took a review down; null for any other. */
export function rejectionOf({ rejectionGround: ground, rejectionWords: words }: RejectedRow) {
	return ground !== null && isGround(ground) ? { ground, words: words ?? '' } : null;
}
