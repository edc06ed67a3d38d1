import type { Country } from '#domain/catalogue/places/countries.ts';
import {
	getPlaceSummary,
	listKnownCourses,
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

const NEWEST = 3;

export type ReadPlace = Awaited<ReturnType<typeof readPlace>>;

/** Everything the page of a country or region prints; null for a region that has never had a course. */
export async function readPlace(ctx: DomainContext, country: Country, region: string | null, page: number) {
	const place: Place = { country: country.code, region };
	const summary = await getPlaceSummary(ctx, place);
	if (!summary) return null;
	const [list, known, reviews, regions] = await Promise.all([
		withFallback(
			ctx,
			listRankingOfPlace(ctx, place, { total: summary.courses, page }),
			noCourses(summary),
			'Reading a ranking',
		),
		withFallback(ctx, listKnownCourses(ctx, place), [] as KnownCourse[], 'Reading what is known of courses'),
		withFallback(ctx, listReviewsOfPlace(ctx, place, NEWEST), [], 'Reading the newest reviews of a place'),
		withFallback(ctx, listRegions(ctx, country.code), [], 'Reading the regions of a country'),
	]);
	return { country, region, summary, list, known, reviews, regions, season: summariseSeasons(known) };
}

const noCourses = ({ courses }: PlaceSummary): Paged<KnownCourse> => ({
	items: [],
	page: 1,
	pages: 1,
	total: courses,
	totalIsLeast: false,
	pageSize: PLACE_PAGE_SIZE,
});
