import {
	countCoursesByArea,
	getAreaSummary,
	inArea,
	landsOf,
	listClubsOfArea,
} from '#domain/catalogue/places/areas/area-queries.ts';
import { boxesOf, type GolfArea } from '#domain/catalogue/places/areas/golf-area.ts';
import { neighboursOf } from '#domain/catalogue/places/areas/neighbours.ts';
import { listKnownOf, listRankingOf } from '#domain/catalogue/places/place-queries.ts';
import { type KnownCourse, summariseSeasons } from '#domain/catalogue/places/places.ts';
import { listReviewsOfArea } from '#domain/reviews/lists/place-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { readNowLines } from '../conditions/read-now.server.ts';
import { ABOUT_FEW, listGuidesAbout } from '../guides/list-guides-about.server.ts';
import { noCourses } from '../place/read-place.server.ts';

const NEWEST = 3;
const MOST_CLUBS = 8;
const MOST_NEIGHBOURS = 5;

export type ReadArea = Awaited<ReturnType<typeof readArea>>;

/** Everything the page of a golf area prints. */
export async function readArea(ctx: DomainContext, area: GolfArea, page: number) {
	const summary = await getAreaSummary(ctx, area);
	const which = inArea(area);
	const filters = { area: boxesOf(area) };
	const asked = { total: summary.courses, page };
	const [list, known, reviews, clubs, guides, neighbours] = await Promise.all([
		withFallback(ctx, listRankingOf(ctx, { which, filters }, asked), noCourses(summary), 'Reading a ranking'),
		withFallback(ctx, listKnownOf(ctx, which), [] as KnownCourse[], 'Reading what is known of courses'),
		withFallback(ctx, listReviewsOfArea(ctx, area, NEWEST), [], 'Reading the newest reviews of an area'),
		withFallback(ctx, listClubsOfArea(ctx, area, MOST_CLUBS), [], 'Reading the clubs of an area'),
		withFallback(ctx, listGuidesAbout(ctx, which, ABOUT_FEW), [], 'Reading the guides about an area'),
		withFallback(ctx, listNeighbours(ctx, area), [], 'Reading the areas near an area'),
	]);
	const now = await readNowLines(ctx, list.items);
	const { slug, names, sentence } = area;
	return {
		...{ slug, names, sentence, lands: landsOf(area), summary },
		...{ list, now, known, season: summariseSeasons(known), reviews, clubs, guides, neighbours },
	};
}

/** The nearest areas that have courses, with where they are and how many. */
async function listNeighbours(ctx: DomainContext, area: GolfArea) {
	const counts = await countCoursesByArea(ctx);
	return neighboursOf(area, (other) => counts.has(other.slug))
		.slice(0, MOST_NEIGHBOURS)
		.map(({ area: other, kilometres }) => ({
			slug: other.slug,
			name: other.names.en,
			lands: landsOf(other).map(({ name }) => name),
			kilometres,
			courses: counts.get(other.slug) ?? 0,
		}));
}
