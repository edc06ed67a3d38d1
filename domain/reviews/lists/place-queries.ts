import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { inArea } from '#domain/catalogue/places/areas/area-queries.ts';
import type { GolfArea } from '#domain/catalogue/places/areas/golf-area.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { ReviewWithCourse } from '../shapes.ts';
import { published, toReviewWithCourse, withCourse } from './shown-review.ts';

/** Among so many courses of a place, those played last, its newest reviews are looked for. */
const COURSES_LOOKED_AT = 30;

/** The newest published reviews of a country's (alpha-2) courses or of those of a nation or region of it, one a course, newest first. */
export async function listReviewsOfPlace(
	ctx: DomainContext,
	{ country, nation, region }: { country: string; nation: string | null; region: string | null },
	limit: number,
): Promise<ReviewWithCourse[]> {
	return listNewestOf(
		ctx,
		sql`${courses.country} = ${country} ${nation ? sql`and nation = ${nation}` : sql``} ${region ? sql`and region_slug = ${region}` : sql``}`,
		limit,
	);
}

/** The newest published reviews of a golf area's courses, one a course, newest first. */
export const listReviewsOfArea = (ctx: DomainContext, area: GolfArea, limit: number) =>
	listNewestOf(ctx, sql`${inArea(area)}`, limit);

/** The newest published reviews of these courses, one a course, newest first. */
export const listReviewsOfCourses = (ctx: DomainContext, ids: readonly number[], limit: number) =>
	listNewestOf(ctx, inArray(courses.id, [...ids]), limit);

async function listNewestOf(ctx: DomainContext, which: SQL, limit: number): Promise<ReviewWithCourse[]> {
	ctx.reads.add('reviews:latest');
	const lately = ctx.db
		.select({ id: courses.id })
		.from(courses)
		.where(sql`${which} and rating_count > 0 and rating_newest is not null`)
		.orderBy(sql`rating_newest desc`)
		.limit(COURSES_LOOKED_AT)
		.as('lately');
	const newest = ctx.db
		.select({ id: reviews.id, createdAt: reviews.createdAt })
		.from(reviews)
		.where(sql`${reviews.courseId} = ${lately.id} and status = 'published'`)
		.orderBy(desc(reviews.createdAt), desc(reviews.id))
		.limit(1)
		.as('newest');
	const rows = await ctx.db
		.select({ id: newest.id })
		.from(lately)
		.crossJoinLateral(newest)
		.orderBy(desc(newest.createdAt), desc(newest.id))
		.limit(limit);
	return listReviewsByIds(
		ctx,
		rows.map(({ id }) => id),
	);
}

/** The published reviews of these ids with their courses, newest first; what is not there is left out. */
async function listReviewsByIds(ctx: DomainContext, ids: readonly number[]): Promise<ReviewWithCourse[]> {
	if (ids.length === 0) return [];
	const rows = await ctx.db
		.select(withCourse)
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(and(inArray(reviews.id, [...ids]), published))
		.orderBy(desc(reviews.createdAt), desc(reviews.id));
	for (const { review } of rows) ctx.reads.add(`course:${review.courseId}`);
	return rows.map((row) => toReviewWithCourse(ctx, row));
}
