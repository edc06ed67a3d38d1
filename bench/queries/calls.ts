import { asc, isNotNull, sql } from 'drizzle-orm';
import { MOST_ITEMS } from '#app/features/data-calls/parameters.ts';
import { courses } from '#database/schema/catalogue.ts';
import { listCoursesToCompare } from '#domain/catalogue/compare-queries.ts';
import { listCoursesAfter } from '#domain/catalogue/data-call-queries.ts';
import { listChangedCourses } from '#domain/catalogue/data-calls/change-queries.ts';
import { listNearby } from '#domain/catalogue/data-calls/nearby-queries.ts';
import { listSurroundings } from '#domain/catalogue/finding/nearby-queries.ts';
import { type FindFilter, findCourses, suggest } from '#domain/catalogue/finding/search.ts';
import { readHome } from '#domain/catalogue/home-queries.ts';
import { listCourseClusters } from '#domain/catalogue/map/cluster-queries.ts';
import { summariseContinents } from '#domain/catalogue/places/continent-queries.ts';
import { listLandsWithBest } from '#domain/catalogue/places/land-queries.ts';
import { listOpenPlaces } from '#domain/catalogue/places/open-place-queries.ts';
import { listRankingOfPlace } from '#domain/catalogue/places/place-queries.ts';
import { listTopRated } from '#domain/catalogue/queries.ts';
import { tilesOf } from '#domain/geography/map-tiles.ts';
import { getCoursePage } from '#domain/reviews/lists/course-page-queries.ts';
import { listReviewsOfCourse } from '#domain/reviews/lists/course-reviews-queries.ts';
import { readReviewSearch } from '#domain/reviews/lists/review-filters.ts';
import { getReview, listLatestReviews } from '#domain/reviews/queries.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { pick } from '../data/courses.ts';

/** One kind of call; what it asks for differs from round to round. */
export type Call = { name: string; work: (round: number) => Promise<unknown> };

/** As they come while somebody types: broad beginnings, names, towns, countries, and words that nothing has. */
const TYPED = [
	'g',
	'go',
	'golf',
	'golf club',
	'a',
	'an',
	'roy',
	'royal',
	'ljung',
	'ljunghusen',
	'hollviken',
	'st andrews',
	'links',
	'pine',
	'pine val',
	'japan',
	'united',
	'no such course',
	'bay',
	'old course',
	'eagle ridge',
	'rcd',
];
const MISTYPED = ['ljunghausen', 'st andrwes', 'ballybunnion', 'pebbel beach', 'augsta nationl', 'golff clubb countri'];
const PLACES = [
	{ latitude: 55.41, longitude: 12.95 },
	{ latitude: 40.71, longitude: -74.01 },
	{ latitude: 35.68, longitude: 139.69 },
];
const WORLD = { west: -180, south: -75, east: 180, north: 80 };
const EUROPE = { west: -8, south: 42, east: 24, north: 58 };
const COUNTRIES = ['US', 'GB', 'JP', 'SE'];
/** No fewer than any of these countries has on the pages asked for. */
const COURSES_OF_EACH = 400;
const SHOWN = 4;
const SAMPLE = 200;

/** Every kind of call that a list, a search or the map makes. */
export async function callsOf(ctx: DomainContext): Promise<Call[]> {
	return [
		...searches(ctx),
		...filtered(ctx),
		...markers(ctx),
		...lists(ctx),
		...dataCalls(ctx),
		...(await ofCourses(ctx)),
	];
}

/** Those, and what the pages that are read most ask for beside them. */
export async function hotCallsOf(ctx: DomainContext): Promise<Call[]> {
	return [...(await callsOf(ctx)), ...(await ofPages(ctx))];
}

async function ofPages(ctx: DomainContext): Promise<Call[]> {
	const [{ items }, [review]] = await Promise.all([
		listTopRated(ctx, { continent: null, country: null, page: 1 }),
		listLatestReviews(ctx, 1),
	]);
	const course = (round: number) => pick(items, round);
	const search = readReviewSearch(new URLSearchParams());
	return [
		{ name: 'carousel and continents', work: () => readHome(ctx) },
		{ name: 'continents', work: () => summariseContinents(ctx) },
		{ name: 'latest reviews', work: () => listLatestReviews(ctx) },
		{ name: 'a course', work: (round) => getCoursePage(ctx, course(round).slug) },
		{ name: 'reviews of a course', work: (round) => listReviewsOfCourse(ctx, course(round).id, search) },
		{ name: 'a review', work: () => getReview(ctx, review?.id ?? 0) },
	];
}

const find = (ctx: DomainContext, filter: Partial<FindFilter>) =>
	findCourses(ctx, { sort: { by: 'rating' }, page: 1, ...filter });

function searches(ctx: DomainContext): Call[] {
	const match = { by: 'match' } as const;
	return [
		{ name: 'suggestions', work: (round) => suggest(ctx, pick(TYPED, round)) },
		{ name: 'suggestions, mistyped', work: (round) => suggest(ctx, pick(MISTYPED, round)) },
		{ name: 'find, by text', work: (round) => find(ctx, { q: pick(TYPED, round), sort: match }) },
		{ name: 'find, mistyped', work: (round) => find(ctx, { q: pick(MISTYPED, round), sort: match }) },
	];
}

/** Each with the counts of all filters. */
function filtered(ctx: DomainContext): Call[] {
	const june = { month: 6, holes: ['18'], price: ['1', '2'] } as const;
	return [
		{ name: 'find, everything', work: (round) => find(ctx, { page: 1 + (round % 100) }) },
		{ name: 'find, by filters', work: (round) => find(ctx, { ...june, country: pick(COUNTRIES, round) }) },
		{ name: 'find, by price', work: (round) => find(ctx, { sort: { by: 'price' }, page: 1 + (round % 100) }) },
		{ name: 'find, by name', work: (round) => find(ctx, { sort: { by: 'name' }, page: 1 + (round % 100) }) },
		{ name: 'find, by distance', work: (round) => find(ctx, { sort: { by: 'distance', from: pick(PLACES, round) } }) },
		{ name: 'find, by handicap', work: (round) => find(ctx, { sort: { by: 'fit', handicap: round % 36 } }) },
	];
}

function markers(ctx: DomainContext): Call[] {
	return [
		{ name: 'map, the world', work: (round) => listCourseClusters(ctx, {}, tilesOf(WORLD, 1 + (round % 2))) },
		{ name: 'map, Europe', work: (round) => listCourseClusters(ctx, {}, tilesOf(EUROPE, 4 + (round % 3))) },
		{ name: 'map, by text', work: (round) => listCourseClusters(ctx, { q: pick(TYPED, round) }, tilesOf(WORLD, 2)) },
	];
}

function lists(ctx: DomainContext): Call[] {
	const top = (continent: string | null, page: number) => listTopRated(ctx, { continent, country: null, page });
	const place = (round: number) => ({ country: pick(COUNTRIES, round), nation: null, region: null });
	const first = (round: number) => ({ total: COURSES_OF_EACH, page: 1 + (round % 5) });
	return [
		{ name: 'top rated, first pages', work: (round) => top(null, 1 + (round % 20)) },
		{ name: 'top rated, a continent', work: (round) => top('Europe', 1 + (round % 20)) },
		{ name: 'top rated, the last pages', work: (round) => top(null, 2_400 + (round % 20)) },
		{ name: 'countries with their best', work: () => listLandsWithBest(ctx) },
		{ name: 'ranking of a country', work: (round) => listRankingOfPlace(ctx, place(round), first(round)) },
	];
}

/** What programs ask for, fifty at a time, without the making of their JSON. */
function dataCalls(ctx: DomainContext): Call[] {
	const near = (round: number) => ({
		from: pick(PLACES, round),
		kilometres: 100,
		filters: {},
		after: null,
		limit: MOST_ITEMS,
	});
	const box = { south: EUROPE.south, west: EUROPE.west, north: EUROPE.north, east: EUROPE.east };
	const part = (round: number) => ({ after: 100 * round, limit: MOST_ITEMS });
	const kinds = ['region', 'area', 'town', null] as const;
	return [
		{ name: 'data call: courses', work: (round) => listCoursesAfter(ctx, part(round)) },
		{ name: 'data call: nearby', work: (round) => listNearby(ctx, near(round)) },
		{ name: 'data call: in a box', work: (round) => listCoursesAfter(ctx, { bounds: box, ...part(round) }) },
		{ name: 'data call: changed', work: (round) => listChangedCourses(ctx, changes(round)) },
		{
			name: 'data call: places',
			work: (round) => listOpenPlaces(ctx, { kind: pick(kinds, round), country: null, after: '', limit: MOST_ITEMS }),
		},
	];
}

/** From the first on, and those of a day. */
const changes = (round: number) => ({
	...{ after: null, limit: MOST_ITEMS },
	since: round % 2 === 0 ? null : new Date().toISOString().slice(0, 10),
});

async function ofCourses(ctx: DomainContext): Promise<Call[]> {
	const { id, slug, latitude, longitude } = courses;
	const rows = await ctx.db
		.select({ id, slug, latitude: sql<number>`${latitude}`, longitude: sql<number>`${longitude}` })
		.from(courses)
		.where(isNotNull(latitude))
		.orderBy(asc(id))
		.limit(SAMPLE);
	const four = (round: number) => Array.from({ length: SHOWN }, (_, at) => pick(rows, round + at).slug);
	return [
		{ name: 'nearby and similar', work: (round) => listSurroundings(ctx, pick(rows, round).id, SHOWN) },
		{ name: 'compare', work: (round) => listCoursesToCompare(ctx, four(round)) },
	];
}
