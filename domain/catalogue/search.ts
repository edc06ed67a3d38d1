import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { countrySummaries, courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '../shared/context.ts';
import { foldText } from '../shared/fold.ts';
import { type CardRow, cardColumns, toCard } from './cards.ts';
import { COUNTRIES, countryName } from './countries.ts';
import { rankingOrder } from './queries.ts';
import type { CourseChoice, FoundCourse, Paged, Suggestions } from './shapes.ts';

export const FIND_PAGE_SIZE = 24;
/** Beyond this a page says "more than", so that no search counts the whole catalogue. */
const COUNT_LIMIT = 1_000;
/** Deep pages are not searched for: page 42 is the last that can be asked for. */
const LAST_PAGE = Math.floor(COUNT_LIMIT / FIND_PAGE_SIZE) + 1;
export const QUERY_LIMIT = 100;
const SUGGESTED = 5;

/** `month` (1 to 12) leaves out courses whose season is known to be closed then. */
export type FindFilter = {
	q: string;
	continent: string | null;
	country: string | null;
	month: number | null;
	page: number;
};

/** `%` and `_` typed by a reader are letters, not wildcards (S07). */
const containing = (folded: string) => `%${folded.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word has to occur in the course's names or place, in any order. */
function matching(text: string): SQL | undefined {
	const words = foldText(text.slice(0, QUERY_LIMIT)).split(' ').filter(Boolean).slice(0, 8);
	if (words.length === 0) return text.trim() === '' ? undefined : sql`false`;
	return and(...words.map((word) => sql`${courses.searchText} like ${containing(word)}`));
}

/** In season in a month, also where the season goes over New Year; a course whose season nobody knows may be open. */
function openIn(month: number): SQL {
	return sql`coalesce(case when season_from <= season_to then ${month}::int between season_from and season_to
		else ${month}::int >= season_from or ${month}::int <= season_to end, true)`;
}

/**
 * Courses whose names or place contain every word of `q`, of a continent or country and in season if asked for, 24 a
 * page, in the order of the ranking. A page past the end is the last one; counting stops at 1,000.
 */
export async function findCourses(ctx: DomainContext, filter: FindFilter): Promise<Paged<FoundCourse>> {
	ctx.reads.add('ranking');
	const where = and(
		matching(filter.q),
		filter.continent ? eq(courses.continent, filter.continent) : undefined,
		filter.country ? eq(courses.country, filter.country) : undefined,
		filter.month ? openIn(filter.month) : undefined,
	);
	const some = ctx.db
		.select({ one: sql`1` })
		.from(courses)
		.where(where)
		.limit(COUNT_LIMIT + 1)
		.as('some');
	const [counted] = await ctx.db.select({ n: sql<number>`count(*)::int` }).from(some);
	const total = Math.min(counted?.n ?? 0, COUNT_LIMIT);
	const pages = Math.max(1, Math.min(LAST_PAGE, Math.ceil(total / FIND_PAGE_SIZE)));
	const page = Math.min(filter.page, pages);
	const rows = await ctx.db
		.select({ ...cardColumns, difficulty: courses.difficulty })
		.from(courses)
		.where(where)
		.orderBy(...rankingOrder)
		.limit(FIND_PAGE_SIZE)
		.offset((page - 1) * FIND_PAGE_SIZE);
	return {
		items: rows.map((row) => ({ ...toCard(row), difficulty: row.difficulty })),
		page,
		pages,
		total,
		totalIsLeast: (counted?.n ?? 0) > COUNT_LIMIT,
		pageSize: FIND_PAGE_SIZE,
	};
}

/**
 * Rows whose name begins with the text, then rows that contain it, each by ranking. Two short index walks instead of one
 * sort: a broad word such as "golf" stops at the first five.
 */
async function bestMatches(ctx: DomainContext, text: string, limit: number): Promise<CardRow[]> {
	const folded = foldText(text.slice(0, QUERY_LIMIT));
	if (folded === '') return [];
	const begins = await ctx.db
		.select(cardColumns)
		.from(courses)
		.where(sql`${courses.searchName} like ${`${folded.replace(/[\\%_]/g, '\\$&')}%`}`)
		.orderBy(...rankingOrder)
		.limit(limit);
	if (begins.length === limit) return begins;
	const contains = await ctx.db
		.select(cardColumns)
		.from(courses)
		.where(matching(text))
		.orderBy(...rankingOrder)
		.limit(limit * 2);
	const known = new Set(begins.map((row) => row.id));
	return [...begins, ...contains.filter((row) => !known.has(row.id))].slice(0, limit);
}

/** Up to five courses and five countries for what was typed (specification point 9); nothing for nothing. */
export async function suggest(ctx: DomainContext, text: string): Promise<Suggestions> {
	const [found, countries] = await Promise.all([bestMatches(ctx, text, SUGGESTED), suggestCountries(ctx, text)]);
	return {
		courses: found.map((row) => ({
			slug: row.slug,
			name: row.name,
			location: row.locality ?? row.region ?? '',
			country: countryName(row.country),
		})),
		countries,
	};
}

async function suggestCountries(ctx: DomainContext, text: string): Promise<Suggestions['countries']> {
	const folded = foldText(text);
	if (folded === '') return [];
	const named = COUNTRIES.map((country) => ({ ...country, at: foldText(country.name).indexOf(folded) })).filter(
		(country) => country.at >= 0,
	);
	if (named.length === 0) return [];
	const counts = await ctx.db
		.select({ country: countrySummaries.country, courses: countrySummaries.courses })
		.from(countrySummaries)
		.where(sql`courses > 0`);
	const byCode = new Map(counts.map((row) => [row.country, row.courses]));
	return named
		.flatMap(({ code, name, slug, at }) => {
			const count = byCode.get(code);
			return count ? [{ name, slug, courses: count, at }] : [];
		})
		.sort((a, b) => Number(a.at > 0) - Number(b.at > 0) || b.courses - a.courses)
		.slice(0, SUGGESTED)
		.map(({ name, slug, courses: count }) => ({ name, slug, courses: count }));
}

/** Courses for the review form's select: the best matches for what was typed, else the first of the ranking. */
export async function listCourseChoices(ctx: DomainContext, text: string, limit = 20): Promise<CourseChoice[]> {
	const rows =
		foldText(text) === ''
			? await ctx.db.select(cardColumns).from(courses).orderBy(asc(courses.searchName), asc(courses.id)).limit(limit)
			: await bestMatches(ctx, text, limit);
	return rows.map(toChoice);
}

/** One course for the review form by its id or slug, or null. */
export async function getCourseChoice(
	ctx: DomainContext,
	by: { id: number } | { slug: string },
): Promise<CourseChoice | null> {
	const [row] = await ctx.db
		.select(cardColumns)
		.from(courses)
		.where('id' in by ? eq(courses.id, by.id) : eq(courses.slug, by.slug))
		.limit(1);
	return row ? toChoice(row) : null;
}

function toChoice(row: CardRow): CourseChoice {
	return {
		id: row.id,
		slug: row.slug,
		name: row.name,
		location: row.locality ?? row.region ?? '',
		country: countryName(row.country),
	};
}
