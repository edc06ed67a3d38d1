import { countCoursesByArea } from '#domain/catalogue/places/areas/area-queries.ts';
import { areasOf } from '#domain/catalogue/places/areas/areas.ts';
import type { Country } from '#domain/catalogue/places/countries.ts';
import type { Nation } from '#domain/catalogue/places/nations.ts';
import { listNeighbours } from '#domain/catalogue/places/neighbour-queries.ts';
import {
	getPlaceSummary,
	inPlace,
	listKnownCourses,
	listNations,
	listRankingOfPlace,
	listRegions,
	PLACE_PAGE_SIZE,
	type Place,
} from '#domain/catalogue/places/place-queries.ts';
import { type KnownCourse, type PlaceSummary, summariseSeasons } from '#domain/catalogue/places/places.ts';
import type { Paged } from '#domain/catalogue/shapes.ts';
import { listReviewsOfPlace } from '#domain/reviews/lists/place-queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { withFallback } from '../../lib/with-fallback.ts';
import { countedLinks } from '../area/area-link.ts';
import { readNowLines } from '../conditions/read-now.server.ts';
import { ABOUT_LAND, listGuidesAbout } from '../guides/list-guides-about.server.ts';

const NEWEST = 3;
const MOST_NEIGHBOURS = 5;

export type ReadPlace = Awaited<ReturnType<typeof readPlace>>;

/** Whose page it is: a country, a nation of it, or a region (by its slug) of either. */
export type AskedPlace = { country: Country; nation: Nation | null; region: string | null };

/** Everything the page of a place prints; null for a nation or region that has never had a course. */
export async function readPlace(ctx: DomainContext, asked: AskedPlace, page: number) {
	const { country, nation, region } = asked;
	const place: Place = { country: country.code, nation: nation?.slug ?? null, region };
	const summary = await getPlaceSummary(ctx, place);
	if (!summary) return null;
	const [list, known, reviews, regions, nations, areas, guides, neighbours] = await Promise.all([
		withFallback(
			ctx,
			listRankingOfPlace(ctx, place, { total: summary.courses, page }),
			noCourses(summary),
			'Reading a ranking',
		),
		withFallback(ctx, listKnownCourses(ctx, place), [] as KnownCourse[], 'Reading what is known of courses'),
		withFallback(ctx, listReviewsOfPlace(ctx, place, NEWEST), [], 'Reading the newest reviews of a place'),
		withFallback(ctx, listRegions(ctx, place), [], 'Reading the regions of a country'),
		nation || region ? [] : withFallback(ctx, listNations(ctx, country.code), [], 'Reading the nations of a country'),
		region ? [] : withFallback(ctx, listAreas(ctx, place), [], 'Counting the courses of golf areas'),
		withFallback(ctx, listGuidesAbout(ctx, inPlace(place), ABOUT_LAND), [], 'Reading the guides about a place'),
		withFallback(ctx, listNeighbours(ctx, place, MOST_NEIGHBOURS), [], 'Reading the neighbours of a place'),
	]);
	const now = await readNowLines(ctx, list.items);
	const { slug, name } = nation ?? country;
	return {
		...{ country, nation, region, summary, list, now, known, reviews, regions, nations, areas, guides, neighbours },
		/** What the way to a region leads by: its nation, else its country. */
		land: { slug, name },
		season: summariseSeasons(known),
	};
}

/** The golf areas of a country or nation, as links. */
async function listAreas(ctx: DomainContext, { country, nation }: Place) {
	const areas = areasOf(country, nation);
	return areas.length > 0 ? countedLinks(areas, await countCoursesByArea(ctx)) : [];
}

/** Stands for a ranking that could not be read. */
export const noCourses = ({ courses }: PlaceSummary): Paged<KnownCourse> => ({
	items: [],
	page: 1,
	pages: 1,
	total: courses,
	totalIsLeast: false,
	pageSize: PLACE_PAGE_SIZE,
});
