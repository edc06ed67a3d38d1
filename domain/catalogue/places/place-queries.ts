import { and, eq, gt, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { countrySummaries, courses, regionSummaries } from '#database/schema/catalogue.ts';
import { placeSlugAliases, places } from '#database/schema/places.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { CourseFilters } from '#domain/shared/course-index.ts';
import { type CardFacts, cardFactColumns, cardFactsOf } from '../card-facts.ts';
import { type CardRow, cardColumns, countryOf, landOf, toCard } from '../cards.ts';
import { idsOfDeepPage } from '../deep-pages.ts';
import { inPartOfRanking, isListed, rankingOrder } from '../queries.ts';
import type { Paged } from '../shapes.ts';
import { getNationBySlug } from './nations.ts';
import { type KnownCourse, type PlaceSummary, REGION_PAGE_FROM, type RegionSummary } from './places.ts';

export const PLACE_PAGE_SIZE = 24;
const MOST_KNOWN = 400;

/** A country (alpha-2), a nation of it or a region of either, by their slugs. */
export type Place = { country: string; nation: string | null; region: string | null };

/** The courses that lie in a place and stand in lists. */
export const inPlace = (place: Place): SQL | undefined => and(isListed, liesInPlace(place));

/** The courses that lie in a place, closed ones too. */
export const liesInPlace = ({ country, nation, region }: Place): SQL | undefined =>
	and(
		eq(courses.country, country),
		nation ? eq(courses.nation, nation) : undefined,
		region ? eq(courses.regionSlug, region) : undefined,
	);

/** What is stored of a place; null for a nation or region that has never had a course. */
export async function getPlaceSummary(ctx: DomainContext, place: Place): Promise<PlaceSummary | null> {
	ctx.reads.add('ranking');
	ctx.reads.add('catalogue');
	const part = place.region ?? place.nation;
	const table = part ? regionSummaries : countrySummaries;
	const [row] = await ctx.db
		.select({
			name: part ? regionSummaries.name : sql<string>`''`,
			courses: table.courses,
			rated: table.ratedCourses,
			average: sql<number | null>`(rating_total / nullif(rated_courses, 0))::float`,
		})
		.from(table)
		.where(and(eq(table.country, place.country), part ? isPart(place, part) : undefined));
	if (!row) return part ? null : emptyCountry(place.country);
	const { average, rated } = row;
	return { name: nameOf(place, row.name), courses: row.courses, ratedCourses: rated, averageRating: average };
}

/** A region stands in its nation alone, where it has one. */
const isPart = ({ nation, region }: Place, part: string) =>
	and(
		eq(regionSummaries.slug, part),
		eq(regionSummaries.kind, region ? 'region' : 'nation'),
		region ? (nation ? eq(regionSummaries.nation, nation) : isNull(regionSummaries.nation)) : undefined,
	);

const nameOf = (place: Place, region: string) => (place.region ? region : landOf(place).name);

const emptyCountry = (code: string): PlaceSummary => ({
	name: countryOf(code).name,
	courses: 0,
	ratedCourses: 0,
	averageRating: null,
});

/** The regions of a country or nation that have a page of their own, by name; those of a nation stand with it alone. */
export async function listRegions(
	ctx: DomainContext,
	{ country, nation }: Pick<Place, 'country' | 'nation'>,
): Promise<RegionSummary[]> {
	ctx.reads.add('catalogue');
	const { slug, name, courses: count } = regionSummaries;
	const rows = await ctx.db
		.select({ slug, name, courses: count })
		.from(regionSummaries)
		.where(
			and(
				eq(regionSummaries.kind, 'region'),
				eq(regionSummaries.country, country),
				nation ? eq(regionSummaries.nation, nation) : isNull(regionSummaries.nation),
				gte(count, REGION_PAGE_FROM),
			),
		);
	return rows.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** The nations of a country (alpha-2) that have courses, by name; none for most. */
export async function listNations(ctx: DomainContext, country: string): Promise<RegionSummary[]> {
	ctx.reads.add('catalogue');
	const rows = await ctx.db
		.select({ slug: regionSummaries.slug, courses: regionSummaries.courses })
		.from(regionSummaries)
		.where(
			and(eq(regionSummaries.kind, 'nation'), eq(regionSummaries.country, country), gt(regionSummaries.courses, 0)),
		)
		.orderBy(regionSummaries.slug);
	return rows.map((row) => ({ ...row, name: getNationBySlug(row.slug)?.name ?? row.slug }));
}

/** Every nation and region that has a page, for the site map: the slug of what it lies in, and that of the region. */
export async function listPartPages(ctx: DomainContext): Promise<{ land: string; region: string | null }[]> {
	ctx.reads.add('catalogue');
	const { country, slug, kind, nation, courses: count } = regionSummaries;
	const rows = await ctx.db
		.select({ country, slug, kind, nation })
		.from(regionSummaries)
		.where(gte(count, sql`case ${kind} when 'nation' then 1 else ${REGION_PAGE_FROM} end`))
		.orderBy(country, slug);
	return rows.map((row) =>
		row.kind === 'nation' ? { land: row.slug, region: null } : { land: landOf(row).slug, region: row.slug },
	);
}

/**
 * Where the page of a region is that an address names by an old part, or without its nation: the slugs of the nation or country and
 * of the region, which is null where the part stood for a nation. Null where nothing has ever been called so.
 */
export async function findMovedRegion(
	ctx: DomainContext,
	country: string,
	slug: string,
): Promise<{ land: string; region: string | null } | null> {
	ctx.reads.add('catalogue');
	const nation = getNationBySlug(slug);
	if (nation?.country === country) return { land: nation.slug, region: null };
	const { rows } = await ctx.db.execute<{ slug: string; nation: string | null }>(sql`
		select r.slug, n.slug as nation from ${places} r left join ${places} n on n.id = r.parent and n.kind = 'nation'
		where r.kind = 'region' and r.country = ${country} and (r.slug = ${slug}
			or r.id = (select a.place_id from ${placeSlugAliases} a where a.country = ${country} and a.slug = ${slug}))
		order by r.slug <> ${slug} limit 1`);
	const [row] = rows;
	return row ? { land: landOf({ country, nation: row.nation }).slug, region: row.slug } : null;
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

/** Those of these slugs whose courses are some of `which`. */
export async function whichAreOf(
	ctx: DomainContext,
	which: SQL | undefined,
	slugs: readonly string[],
): Promise<ReadonlySet<string>> {
	ctx.reads.add('catalogue');
	const rows = await ctx.db
		.select({ slug: courses.slug })
		.from(courses)
		.where(and(inArray(courses.slug, [...slugs]), which));
	return new Set(rows.map(({ slug }) => slug));
}

const knownColumns = { ...cardColumns, ...cardFactColumns };

function toKnown(row: CardRow & CardFacts): KnownCourse {
	const { seasonFrom: from, seasonTo: to } = row;
	return { ...toCard(row), ...cardFactsOf(row), season: from && to ? { from, to } : null };
}
