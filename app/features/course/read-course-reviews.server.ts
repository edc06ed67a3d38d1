import { type CourseReviewsPage, listReviewsOfCourse } from '#domain/reviews/lists/course-reviews-queries.ts';
import type { ReviewSearch } from '#domain/reviews/lists/review-filters.ts';
import { getReview } from '#domain/reviews/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';

const NO_REVIEWS: CourseReviewsPage = { items: [], next: null, found: null };

/**
 * A page of a course's reviews. The one that a link leads to (`asked`, its id) stands first where the page would not have
 * it: shared links, feeds and letters name reviews that newer ones have long moved to later pages.
 */
export async function readCourseReviews(
	ctx: DomainContext,
	courseId: number,
	search: ReviewSearch,
	asked: string | null,
): Promise<CourseReviewsPage> {
	const page = await withFallback(
		ctx,
		listReviewsOfCourse(ctx, courseId, search),
		NO_REVIEWS,
		'Reading the reviews of a course',
	);
	const id = /^[1-9]\d{0,8}$/.test(asked ?? '') ? Number(asked) : null;
	if (id === null || page.items.some((review) => review.id === id)) return page;
	const review = await withFallback(ctx, getReview(ctx, id), null, 'Reading a review that a link leads to');
	return review?.courseId === courseId ? { ...page, items: [review, ...page.items] } : page;
}
