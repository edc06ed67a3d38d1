import { and, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { getReview } from '../queries.ts';
import type { ReviewWithCourse } from '../shapes.ts';

/**
 * The best published reviews of a month (YYYY-MM, in UTC): those most golfers found helpful, then verified ones, then
 * the longest. Whether the course was praised does not matter. Samples are never among them.
 */
export async function listBestReviews(ctx: DomainContext, month: string, limit: number): Promise<ReviewWithCourse[]> {
	const from = new Date(`${month}-01T00:00:00Z`);
	const to = new Date(from);
	to.setUTCMonth(from.getUTCMonth() + 1);
	const best = await ctx.db
		.select({ id: reviews.id })
		.from(reviews)
		.where(
			and(
				eq(reviews.status, 'published'),
				eq(reviews.sample, false),
				gte(reviews.createdAt, from),
				lt(reviews.createdAt, to),
			),
		)
		.orderBy(
			desc(reviews.helpfulCount),
			desc(sql`${reviews.verification} <> 'unverified'`),
			desc(sql`length(${reviews.content})`),
			reviews.id,
		)
		.limit(limit);
	const found = await Promise.all(best.map(({ id }) => getReview(ctx, id)));
	return found.filter((review) => review !== null);
}
