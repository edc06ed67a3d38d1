import { type Club, getClub } from '#domain/catalogue/clubs/club-queries.ts';
import { listReviewsOfCourses } from '#domain/reviews/lists/place-queries.ts';
import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';

const NEWEST = 3;

export type ReadClub = { club: Club; reviews: ReviewWithCourse[] };

/** Everything the page of a club prints; null where there is no club of this slug that has a course. */
export async function readClub(ctx: DomainContext, slug: string): Promise<ReadClub | null> {
	const club = await getClub(ctx, slug);
	if (!club) return null;
	const ids = club.courses.map(({ id }) => id);
	const reviews = listReviewsOfCourses(ctx, ids, NEWEST);
	return { club, reviews: await withFallback(ctx, reviews, [], 'Reading the newest reviews of a club') };
}
