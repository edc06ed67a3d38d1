import { and, eq } from 'drizzle-orm';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays } from '#database/schema/ratings.ts';
import { reviews } from '#database/schema/reviews.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { ratedReviews } from './counted-store.ts';
import { type RatingWorking, workOut } from './working.ts';

/** `notCounted`: published reviews of the course that members have superseded by newer ones of theirs. */
export type CourseWorking = RatingWorking & { notCounted: number };

/**
 * How the stored rating of a course came about, worked out anew from its published reviews with the prior and the ages of the day that
 * it is stored for. Null where no review counts, or while the day of the stored rating has no prior, as just after an upgrade.
 */
export async function getRatingWorking(ctx: DomainContext, courseId: number): Promise<CourseWorking | null> {
	for (const key of [`course:${courseId}`, 'ranking'] as const) ctx.reads.add(key);
	const [stored] = await ctx.db
		.select({ day: ratingDays.day, prior: ratingDays.prior })
		.from(courses)
		.innerJoin(ratingDays, eq(ratingDays.day, courses.ratedFor))
		.where(eq(courses.id, courseId));
	const counted = (await ratedReviews(ctx.db, [courseId])).get(courseId) ?? [];
	if (!stored || counted.length === 0) return null;
	const published = await ctx.db.$count(reviews, and(eq(reviews.courseId, courseId), eq(reviews.status, 'published')));
	return { ...workOut(counted, stored.prior, stored.day), notCounted: published - counted.length };
}
