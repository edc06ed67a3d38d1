import { and, desc, eq, isNotNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { profiles, users } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays } from '#database/schema/ratings.ts';
import { clubAnswers, reviews } from '#database/schema/reviews.ts';
import { shownMember } from '../accounts/shown-member.ts';
import type { DomainContext } from '../shared/context.ts';
import {
	answerColumns,
	newestFirst,
	published,
	shownReview,
	toReview,
	toReviewWithCourse,
	withCourse,
	withPhotographs,
} from './lists/shown-review.ts';
import { RATING_RULES } from './rating/rating-rules.ts';
import type { PriorDay, Review, ReviewWithCourse } from './shapes.ts';

/** The newest published reviews of a course, for its dialog. */
export async function listRecentReviews(ctx: DomainContext, courseId: number, limit: number): Promise<Review[]> {
	ctx.reads.add(`course:${courseId}`);
	const rows = await ctx.db
		.select({ review: shownReview, author: shownMember, answer: answerColumns })
		.from(reviews)
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.leftJoin(clubAnswers, eq(clubAnswers.reviewId, reviews.id))
		.where(and(eq(reviews.courseId, courseId), published))
		.orderBy(...newestFirst)
		.limit(limit);
	const items = rows.map((row) => toReview(ctx, row.review, row.author, row.answer));
	return withPhotographs(ctx, rows, items);
}

/**
 * The newest of some reviews, chosen before anything is joined to them: planned together, PostgreSQL takes every review for one that
 * may be joined, and makes tables of hashes for a million of them (2.4 ms of 2.5).
 */
function newestOf(db: Database, some: SQL | undefined, limit: number | Placeholder) {
	const ids = db
		.select({ id: reviews.id })
		.from(reviews)
		.where(some)
		.orderBy(...newestFirst)
		.limit(limit);
	return db
		.select(withCourse)
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.where(sql`${reviews.id} = any(array(${ids}))`)
		.orderBy(...newestFirst);
}

const latestReviews = prepared((db) => newestOf(db, published, sql.placeholder('limit')).prepare('latest_reviews'));

/** The newest published reviews across all courses (specification: default 5, home 3). */
export async function listLatestReviews(ctx: DomainContext, limit = 5): Promise<ReviewWithCourse[]> {
	ctx.reads.add('reviews:latest');
	const rows = await latestReviews(ctx.db).execute({ limit });
	const items = rows.map((row) => toReviewWithCourse(ctx, row));
	return withPhotographs(ctx, rows, items);
}

/** The newest published reviews that were not made up as samples, of one course or one member if given. */
export async function listReviewsForFeed(
	ctx: DomainContext,
	{ courseId, userId, limit = 30 }: { courseId?: number; userId?: string; limit?: number } = {},
): Promise<ReviewWithCourse[]> {
	ctx.reads.add(courseId === undefined ? 'reviews:latest' : `course:${courseId}`);
	const ofCourse = courseId === undefined ? undefined : eq(reviews.courseId, courseId);
	const ofMember = userId === undefined ? undefined : eq(reviews.userId, userId);
	const rows = await newestOf(ctx.db, and(published, ofCourse, ofMember, eq(reviews.sample, false)), limit);
	const items = rows.map((row) => toReviewWithCourse(ctx, row));
	return withPhotographs(ctx, rows, items);
}

/** A published review with its course, or null. */
export async function getReview(ctx: DomainContext, id: number): Promise<ReviewWithCourse | null> {
	const [row] = await ctx.db
		.select({ ...withCourse, answer: answerColumns })
		.from(reviews)
		.innerJoin(courses, eq(courses.id, reviews.courseId))
		.leftJoin(users, eq(users.id, reviews.userId))
		.leftJoin(profiles, eq(profiles.userId, reviews.userId))
		.leftJoin(clubAnswers, eq(clubAnswers.reviewId, reviews.id))
		.where(and(eq(reviews.id, id), published))
		.limit(1);
	if (!row) return null;
	ctx.reads.add(`course:${row.review.courseId}`);
	const [review] = await withPhotographs(ctx, [row], [toReviewWithCourse(ctx, row)]);
	return review ?? null;
}

/**
 * Numbers printed at /how-we-rate: the published reviews by kind, those of them that count in a rating (decision R7), and how
 * many courses are rated and ranked.
 */
export async function countRatings(ctx: DomainContext) {
	ctx.reads.add('ranking');
	const [counted, kinds] = await Promise.all([
		ctx.db
			.select({
				rated: sql<number>`(count(*) filter (where rating_count > 0))::int`,
				ranked: sql<number>`(count(*) filter (where ranked))::int`,
				counted: sql<number>`coalesce(sum(rating_count), 0)::int`,
			})
			.from(courses)
			.where(sql`rating_count > 0`),
		ctx.db
			.select({
				reviews: sql<number>`count(*)::int`,
				verified: sql<number>`(count(*) filter (where verification <> 'unverified'))::int`,
				members: sql<number>`(count(*) filter (where user_id is not null))::int`,
				samples: sql<number>`(count(*) filter (where sample))::int`,
			})
			.from(reviews)
			.where(published),
	]);
	return {
		...(counted[0] ?? { rated: 0, ranked: 0, counted: 0 }),
		...(kinds[0] ?? { reviews: 0, verified: 0, members: 0, samples: 0 }),
	};
}

/** The means of all grades of the last days (UTC), the newest first, as they join the ratings (decision T1). */
export async function listPriors(ctx: DomainContext): Promise<PriorDay[]> {
	ctx.reads.add('ranking');
	const rows = await ctx.db
		.select()
		.from(ratingDays)
		.where(isNotNull(ratingDays.grades))
		.orderBy(desc(ratingDays.day))
		.limit(RATING_RULES.priorDaysShown);
	return rows.map(({ grades, ...row }) => ({ ...row, grades: grades ?? 0 }));
}
