import { countCoursesByArea } from '#domain/catalogue/places/areas/area-queries.ts';
import { areasOf } from '#domain/catalogue/places/areas/areas.ts';
import type { Country } from '#domain/catalogue/places/countries.ts';
import type { Nation } from '#domain/catalogue/places/nations.ts';
import {
	getPlaceSummary,
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

const NEWEST = 3;

export type ReadPlace = Awaited<ReturnType<typeof readPlace>>;

/** Whose page it is: a country, a nation of it, or a region (by its slug) of either. */
export type AskedPlace = { country: Country; nation: Nation | null; region: string | null };

/** Everything the page of a place prints; null for a nation or region that has never had a course. */
export async function readPlace(ctx: DomainContext, asked: AskedPlace, page: number) {
	const { country, nation, region } = asked;
	const place: Place = { country: country.code, nation: nation?.slug ?? null, region };
	const summary = await getPlaceSummary(ctx, place);
	if (!summary) return null;
	const [list, known, reviews, regions, nations, areas] = await Promise.all([
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
		withFallback(ctx, region ? Promise.resolve([]) : listAreas(ctx, country), [], 'Counting the courses of golf areas'),
	]);
	const { slug, name } = nation ?? country;
	return {
		...{ country, nation, region, summary, list, known, reviews, regions, nations, areas },
		/** What the way to a region leads by: its nation, else its country. */
		land: { slug, name },
		season: summariseSeasons(known),
	};
}

/** The golf areas of a country, as links. */
async function listAreas(ctx: DomainContext, { code }: Country) {
	const areas = areasOf(code);
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
