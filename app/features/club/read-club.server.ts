import { type Club, getClub, ofClub } from '#domain/catalogue/clubs/club-queries.ts';
import { listNeighbouringClubs, type NeighbouringClub } from '#domain/catalogue/clubs/neighbouring-club-queries.ts';
import { listReviewsOfCourses } from '#domain/reviews/lists/place-queries.ts';
import type { ReviewWithCourse } from '#domain/reviews/shapes.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { readNowLines } from '../conditions/read-now.server.ts';
import type { GuideSummary } from '../guides/guide-shapes.ts';
import { ABOUT_CLUB, listGuidesAbout } from '../guides/list-guides-about.server.ts';

const NEWEST = 3;
const MOST_NEIGHBOURS = 5;

export type ReadClub = {
	club: Club;
	/** How its courses are now, by their ids. */
	now: Record<number, string>;
	reviews: ReviewWithCourse[];
	guides: GuideSummary[];
	neighbours: NeighbouringClub[];
};

/** Everything the page of a club prints; null where there is no club of this slug that has a course. */
export async function readClub(ctx: DomainContext, slug: string): Promise<ReadClub | null> {
	const club = await getClub(ctx, slug);
	if (!club) return null;
	const ids = club.courses.map(({ id }) => id);
	const [now, reviews, guides, neighbours] = await Promise.all([
		readNowLines(ctx, club.courses),
		withFallback(ctx, listReviewsOfCourses(ctx, ids, NEWEST), [], 'Reading the newest reviews of a club'),
		withFallback(ctx, listGuidesAbout(ctx, ofClub(club), ABOUT_CLUB), [], 'Reading the guides that name a club'),
		withFallback(ctx, listNeighbouringClubs(ctx, slug, MOST_NEIGHBOURS), [], 'Reading the clubs near a club'),
	]);
	return { club, now, reviews, guides, neighbours };
}
