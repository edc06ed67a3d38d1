import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm';
import { countrySummaries, courses, regionSummaries } from '#database/schema/catalogue.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { CourseFilters } from '#domain/shared/course-index.ts';
import { type CardFacts, cardFactColumns, cardFactsOf } from '../card-facts.ts';
import { type CardRow, cardColumns, countryOf, toCard } from '../cards.ts';
import { idsOfDeepPage } from '../deep-pages.ts';
import { inPartOfRanking, isListed, rankingOrder } from '../queries.ts';
import type { Paged } from '../shapes.ts';
import { type KnownCourse, type PlaceSummary, REGION_PAGE_FROM, type RegionSummary } from './places.ts';

export const PLACE_PAGE_SIZE = 24;
const MOST_KNOWN = 400;

/** A country (alpha-2) or a region of it. */
export type Place = { country: string; region: string | null };

/** A country of the overview; `best` is its first ranked course. */
export type ListedCountry = {
	code: string;
	name: string;
	slug: string;
	continent: string;
	courses: number;
	best: { name: string; slug: string } | null;
};

function inPlace({ country, region }: Place): SQL | undefined {
	return and(isListed, eq(courses.country, country), region ? eq(courses.regionSlug, region) : undefined);
}

/** Every country that has courses, by name, each with its best course. */
export async function listCountriesWithBest(ctx: DomainContext): Promise<ListedCountry[]> {
	ctx.reads.add('ranking');
	ctx.reads.add('catalogue');
	const best = ctx.db
		.select({ name: courses.name, slug: courses.slug, ranked: courses.ranked })
		.from(courses)
		.where(and(isListed, sql`${courses.country} = ${countrySummaries.country}`))
		.orderBy(...rankingOrder)
		.limit(1)
		.as('best');
	const rows = await ctx.db
		.select({
			code: countrySummaries.country,
			continent: countrySummaries.continent,
			courses: countrySummaries.courses,
			bestName: best.name,
			bestSlug: best.slug,
			ranked: best.ranked,
		})
		.from(countrySummaries)
		.crossJoinLateral(best)
		.where(sql`${countrySummaries.courses} > 0`);
	return rows
		.map(({ code, continent, courses: count, bestName, bestSlug, ranked }) => ({
			...countryOf(code),
			continent,
			courses: count,
			best: ranked ? { name: bestName, slug: bestSlug } : null,
		}))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** What is stored of a country or region; null for a region that has never had a course. */
export async function getPlaceSummary(ctx: DomainContext, place: Place): Promise<PlaceSummary | null> {
	ctx.reads.add('ranking');
	ctx.reads.add('catalogue');
	const table = place.region ? regionSummaries : countrySummaries;
	const [row] = await ctx.db
		.select({
			name: place.region ? regionSummaries.name : sql<string>`''`,
			courses: table.courses,
			rated: table.ratedCourses,
			average: sql<number | null>`(rating_total / nullif(rated_courses, 0))::float`,
		})
		.from(table)
		.where(and(eq(table.country, place.country), place.region ? eq(regionSummaries.slug, place.region) : undefined));
	if (!row) return place.region ? null : emptyCountry(place.country);
	const { average, rated } = row;
	const name = place.region ? row.name : countryOf(place.country).name;
	return { name, courses: row.courses, ratedCourses: rated, averageRating: average };
}

const emptyCountry = (code: string): PlaceSummary => ({
	name: countryOf(code).name,
	courses: 0,
	ratedCourses: 0,
	averageRating: null,
});

/** The regions of a country that have a page of their own, by name. */
export async function listRegions(ctx: DomainContext, country: string): Promise<RegionSummary[]> {
	ctx.reads.add('catalogue');
	const { slug, name, courses: count } = regionSummaries;
	const rows = await ctx.db
		.select({ slug, name, courses: count })
		.from(regionSummaries)
		.where(and(eq(regionSummaries.country, country), gte(count, REGION_PAGE_FROM)));
	return rows.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Every region that has a page, for the site map. */
export async function listAllRegions(ctx: DomainContext): Promise<{ countrySlug: string; slug: string }[]> {
	ctx.reads.add('catalogue');
	const rows = await ctx.db
		.select({ country: regionSummaries.country, slug: regionSummaries.slug })
		.from(regionSummaries)
		.where(gte(regionSummaries.courses, REGION_PAGE_FROM))
		.orderBy(regionSummaries.country, regionSummaries.slug);
	return rows.map(({ country, slug }) => ({ countrySlug: countryOf(country).slug, slug }));
}

type RankingPage = { total: number; page: number };

/** One page of a place's ranking; `total` is its stored count. A page past the end is the last one. */
export const listRankingOfPlace = (ctx: DomainContext, place: Place, asked: RankingPage) =>
	listRankingOf(ctx, { which: inPlace(place), filters: place }, asked);

/** One page of the ranking of some courses: `which` they are, and `filters`, the same said to the index in memory. */
export async function listRankingOf(
	ctx: DomainContext,
	{ which, filters }: { which: SQL | undefined; filters: CourseFilters },
	{ total, page }: RankingPage,
): Promise<Paged<KnownCourse>> {
	ctx.reads.add('ranking');
	const pages = Math.max(1, Math.ceil(total / PLACE_PAGE_SIZE));
	const at = Math.min(page, pages);
	const [offset, size] = [(at - 1) * PLACE_PAGE_SIZE, PLACE_PAGE_SIZE];
	const deep = await idsOfDeepPage(ctx, filters, { offset, size });
	const rows = await ctx.db
		.select(knownColumns)
		.from(courses)
		.where(deep ? inArray(courses.id, deep) : inPartOfRanking(ctx.db, which, { size, offset }))
		.orderBy(...rankingOrder);
	return { items: rows.map(toKnown), page: at, pages, total, totalIsLeast: false, pageSize: PLACE_PAGE_SIZE };
}

/** Courses of a place of which price, access or season is known, at most 400, in the order of the ranking. */
export const listKnownCourses = (ctx: DomainContext, place: Place) => listKnownOf(ctx, inPlace(place));

/** The same of other courses. */
export async function listKnownOf(ctx: DomainContext, which: SQL | undefined): Promise<KnownCourse[]> {
	ctx.reads.add('ranking');
	const rows = await ctx.db
		.select(knownColumns)
		.from(courses)
		.where(and(which, sql`(price_band is not null or access is not null or season_from is not null)`))
		.orderBy(...rankingOrder)
		.limit(MOST_KNOWN);
	return rows.map(toKnown);
}

const knownColumns = { ...cardColumns, ...cardFactColumns };

function toKnown(row: CardRow & CardFacts): KnownCourse {
	const { seasonFrom: from, seasonTo: to } = row;
	return { ...toCard(row), ...cardFactsOf(row), season: from && to ? { from, to } : null };
}
