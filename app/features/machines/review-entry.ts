import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import { paths } from '../../lib/paths.ts';
import type { FeedEntry } from './atom.ts';

/** A review as an entry of a feed. */
export const reviewEntry = (review: ReviewWithCourse): FeedEntry => ({
	id: `review-${review.id}`,
	title: `${review.courseName}, ${review.courseLocation}: ${review.rating} out of 10`,
	path: paths.review({ slug: review.courseSlug, countrySlug: review.countrySlug }, review.id),
	published: review.createdAt,
	author: review.userName,
	summary: review.content,
});
