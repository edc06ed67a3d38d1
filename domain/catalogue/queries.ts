import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { countrySummaries, courseSlugAliases, courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';
import { cardColumns, toCard } from './cards.ts';
import { CONTINENTS } from './continents.ts';
import { countryName, getCountry } from './countries.ts';
import { idsOfDeepPage } from './deep-pages.ts';
import { toDetails } from './details.ts';
import { FEATURED } from './fallbacks.ts';
import { listBookingLinks } from './partner-queries.ts';
import type { ContinentSummary, CountrySummary, CourseCard, CourseDetails, Paged } from './shapes.ts';

export const TOP_RATED_PAGE_SIZE = 12;
export const CAROUSEL_SIZE = 6;

/**
 * The order of ranked lists: courses with three or more ratings by the printed number, then the rest by name. It is, to the
 * letter, the order of the ranking indexes ("nulls last" too): otherwise every list would sort the whole catalogue.
 */
export const rankingOrder = [
	sql`${courses.ranked} desc nulls last`,
	sql`(case when rating_count >= 3 then rating_shown end) desc nulls last`,
	asc(courses.searchName),
	asc(courses.id),
];

export type TopRatedFilter = { continent: string | null; country: string | null; page: number };

/** One page of 12 of the ranking, of a continent or country (alpha-2 code) if given. A page past the end is the last one. */
export async function listTopRated(ctx: DomainContext, filter: TopRatedFilter): Promise<Paged<CourseCard>> {
	ctx.reads.add('ranking');
	const total = await countCourses(ctx, filter);
	const pages = Math.max(1, Math.ceil(total / TOP_RATED_PAGE_SIZE));
	const page = Math.min(filter.page, pages);
	const [offset, size] = [(page - 1) * TOP_RATED_PAGE_SIZE, TOP_RATED_PAGE_SIZE];
	const { continent, country } = filter;
	const deep = await idsOfDeepPage(ctx, { continent, country }, { offset, size });
	const listed = and(
		continent ? eq(courses.continent, continent) : undefined,
		country ? eq(courses.country, country) : undefined,
	);
	const rows = await ctx.db
		.select(cardColumns)
		.from(courses)
		.where(deep ? inArray(courses.id, deep) : listed)
		.orderBy(...rankingOrder)
		.limit(size)
		.offset(deep ? 0 : offset);
	return { items: rows.map(toCard), page, pages, total, totalIsLeast: false, pageSize: TOP_RATED_PAGE_SIZE };
}

/** Number of courses of a continent or country, from the stored counts. */
async function countCourses(ctx: DomainContext, filter: { continent: string | null; country: string | null }) {
	const [row] = await ctx.db
		.select({ total: sql<number>`coalesce(sum(${countrySummaries.courses}), 0)::int` })
		.from(countrySummaries)
		.where(
			and(
				filter.continent ? eq(countrySummaries.continent, filter.continent) : undefined,
				filter.country ? eq(countrySummaries.country, filter.country) : undefined,
			),
		);
	return row?.total ?? 0;
}

/** The `limit` highest ranked courses (specification: default 10), ordered as the ranking. */
export async function listTop(ctx: DomainContext, limit = 10): Promise<CourseCard[]> {
	ctx.reads.add('ranking');
	const rows = await ctx.db
		.select(cardColumns)
		.from(courses)
		.orderBy(...rankingOrder)
		.limit(limit);
	return rows.map(toCard);
}

/** The home carousel: six courses of the top, Vistabella Golf forced into the third place (decision C7). */
export async function listCarousel(ctx: DomainContext): Promise<CourseCard[]> {
	const [top, featured] = await Promise.all([listTop(ctx, CAROUSEL_SIZE), getCourseCard(ctx, FEATURED.slug)]);
	const others = top.filter((course) => course.slug !== FEATURED.slug);
	const cards = featured
		? [...others.slice(0, FEATURED.position - 1), featured, ...others.slice(FEATURED.position - 1)]
		: others;
	return cards.slice(0, CAROUSEL_SIZE);
}

/** A course as a card, or null. */
export async function getCourseCard(ctx: DomainContext, slug: string): Promise<CourseCard | null> {
	const [row] = await ctx.db.select(cardColumns).from(courses).where(eq(courses.slug, slug)).limit(1);
	if (!row) return null;
	ctx.reads.add(`course:${row.id}`);
	return toCard(row);
}

/** The courses of these slugs as cards, in one query; the ones that do not exist are left out. In no particular order. */
export async function listCardsBySlugs(ctx: DomainContext, slugs: readonly string[]): Promise<CourseCard[]> {
	if (slugs.length === 0) return [];
	// A slug that is nobody's today may be given to a course tomorrow.
	ctx.reads.add('catalogue');
	const rows = await ctx.db
		.select(cardColumns)
		.from(courses)
		.where(inArray(courses.slug, [...slugs]));
	for (const { id } of rows) ctx.reads.add(`course:${id}`);
	return rows.map(toCard);
}

/** A course in full by its slug, or null. Its partner links come with it. */
export async function getCourse(ctx: DomainContext, slug: string): Promise<CourseDetails | null> {
	const row = await ctx.db.query.courses.findFirst({ where: eq(courses.slug, slug) });
	if (!row) return null;
	ctx.reads.add(`course:${row.id}`);
	return toDetails(row, await listBookingLinks(ctx, row.id));
}

/** The present slug of a course that was renamed or merged, or null. */
export async function getSlugByAlias(ctx: DomainContext, slug: string): Promise<string | null> {
	const [row] = await ctx.db
		.select({ slug: courses.slug })
		.from(courseSlugAliases)
		.innerJoin(courses, eq(courses.id, courseSlugAliases.courseId))
		.where(eq(courseSlugAliases.slug, slug))
		.limit(1);
	return row?.slug ?? null;
}

/** The continents section: six rows in a fixed order, counted, with the best ranked course and the mean printed rating. */
export async function summariseContinents(ctx: DomainContext): Promise<ContinentSummary[]> {
	ctx.reads.add('ranking');
	const [counts, tops] = await Promise.all([
		ctx.db
			.select({
				continent: countrySummaries.continent,
				courses: sql<number>`sum(courses)::int`,
				countries: sql<number>`(count(*) filter (where courses > 0))::int`,
				average: sql<number | null>`(sum(rating_total) / nullif(sum(rated_courses), 0))::float`,
			})
			.from(countrySummaries)
			.groupBy(countrySummaries.continent),
		Promise.all(CONTINENTS.map((continent) => topOfContinent(ctx, continent))),
	]);
	return CONTINENTS.map((continent, index) => {
		const row = counts.find((count) => count.continent === continent);
		return {
			continent,
			courses: row?.courses ?? 0,
			countries: row?.countries ?? 0,
			averageRating: row?.average ?? null,
			topCourse: tops[index] ?? null,
		};
	});
}

async function topOfContinent(ctx: DomainContext, continent: string) {
	const [row] = await ctx.db
		.select({ name: courses.name, slug: courses.slug, country: courses.country, ranked: courses.ranked })
		.from(courses)
		.where(eq(courses.continent, continent))
		.orderBy(...rankingOrder)
		.limit(1);
	if (!row?.ranked) return null;
	return { name: row.name, slug: row.slug, countrySlug: getCountry(row.country)?.slug ?? row.country };
}

/** Countries that have courses, by name, with their counts. */
export async function listCountries(ctx: DomainContext): Promise<CountrySummary[]> {
	ctx.reads.add('catalogue');
	const rows = await ctx.db
		.select({
			code: countrySummaries.country,
			continent: countrySummaries.continent,
			courses: countrySummaries.courses,
		})
		.from(countrySummaries)
		.where(sql`courses > 0`);
	return rows
		.map((row) => ({ ...row, name: countryName(row.code), slug: getCountry(row.code)?.slug ?? row.code }))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** How many courses and countries the catalogue has. */
export async function countCatalogue(ctx: DomainContext): Promise<{ courses: number; countries: number }> {
	ctx.reads.add('catalogue');
	const [row] = await ctx.db
		.select({
			courses: sql<number>`coalesce(sum(courses), 0)::int`,
			countries: sql<number>`(count(*) filter (where courses > 0))::int`,
		})
		.from(countrySummaries);
	return row ?? { courses: 0, countries: 0 };
}
