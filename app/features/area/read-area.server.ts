import { coursesNamedIn } from '#content/compile/course-marks.ts';
import {
	countCoursesByArea,
	getAreaSummary,
	inArea,
	listClubsOfArea,
	whichLieIn,
} from '#domain/catalogue/places/areas/area-queries.ts';
import type { GolfArea } from '#domain/catalogue/places/areas/golf-area.ts';
import { neighboursOf } from '#domain/catalogue/places/areas/neighbours.ts';
import { countryName, getCountry } from '#domain/catalogue/places/countries.ts';
import { listKnownOf, listRankingOf } from '#domain/catalogue/places/place-queries.ts';
import { type KnownCourse, summariseSeasons } from '#domain/catalogue/places/places.ts';
import { listReviewsOfArea } from '#domain/reviews/lists/place-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { GUIDES } from '../content/library.server.ts';
import { toSummary } from '../guides/read-guide.server.ts';
import { noCourses } from '../place/read-place.server.ts';

const NEWEST = 3;
const MOST_CLUBS = 8;
const MOST_NEIGHBOURS = 5;
/** So many courses of an area a guide has to name to be about it. */
const NAMED_BY_GUIDE = 2;

export type ReadArea = Awaited<ReturnType<typeof readArea>>;

/** Everything the page of a golf area prints. */
export async function readArea(ctx: DomainContext, area: GolfArea, page: number) {
	const summary = await getAreaSummary(ctx, area);
	const which = inArea(area);
	const filters = { area: area.extent.map(([south, west, north, east]) => ({ south, west, north, east })) };
	const asked = { total: summary.courses, page };
	const [list, known, reviews, clubs, guides, neighbours] = await Promise.all([
		withFallback(ctx, listRankingOf(ctx, { which, filters }, asked), noCourses(summary), 'Reading a ranking'),
		withFallback(ctx, listKnownOf(ctx, which), [] as KnownCourse[], 'Reading what is known of courses'),
		withFallback(ctx, listReviewsOfArea(ctx, area, NEWEST), [], 'Reading the newest reviews of an area'),
		withFallback(ctx, listClubsOfArea(ctx, area, MOST_CLUBS), [], 'Reading the clubs of an area'),
		withFallback(ctx, listGuidesOfArea(ctx, area), [], 'Reading the guides about an area'),
		withFallback(ctx, listNeighbours(ctx, area), [], 'Reading the areas near an area'),
	]);
	const { slug, names, countries, sentence } = area;
	return {
		...{ slug, names, sentence, lands: countries.map(landOf), summary },
		...{ list, known, season: summariseSeasons(known), reviews, clubs, guides, neighbours },
	};
}

const landOf = (code: string) => ({ name: countryName(code), slug: getCountry(code)?.slug ?? '' });

async function listGuidesOfArea(ctx: DomainContext, area: GolfArea) {
	const named = new Map(GUIDES.map((guide) => [guide, coursesNamedIn(guide.html)]));
	const here = await whichLieIn(ctx, area, [...new Set([...named.values()].flat())]);
	return GUIDES.filter(
		(guide) => (named.get(guide) ?? []).filter((slug) => here.has(slug)).length >= NAMED_BY_GUIDE,
	).map(toSummary);
}

/** The nearest areas that have courses, with where they are and how many. */
async function listNeighbours(ctx: DomainContext, area: GolfArea) {
	const counts = await countCoursesByArea(ctx);
	return neighboursOf(area, (other) => counts.has(other.slug))
		.slice(0, MOST_NEIGHBOURS)
		.map(({ area: { slug, names, countries }, kilometres }) => ({
			slug,
			name: names.en,
			lands: countries.map((code) => countryName(code)),
			kilometres,
			courses: counts.get(slug) ?? 0,
		}));
}
