import { asc, eq, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { courses } from '#database/schema/catalogue.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseFacets, CourseFilters, CourseIndex, CourseSort } from '#domain/shared/course-index.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { cardFactColumns, cardFactsOf } from '../card-facts.ts';
import { type CardRow, cardColumns, toCard } from '../cards.ts';
import { fitOf, kilometresTo } from '../course-index/sorts.ts';
import { countryName, getCountry } from '../places/countries.ts';
import { isOpen } from '../queries.ts';
import type { CourseChoice, FoundCourse, Paged, Suggestions } from '../shapes.ts';
import { isSlug } from '../slug.ts';
import { suitsWell } from './handicap-fit.ts';

export const FIND_PAGE_SIZE = 24;
export const QUERY_LIMIT = 100;
/** Courses and countries that are suggested at most, of each. */
export const SUGGESTED = 5;
const MOST_REGIONS = 24;

/** `handicap` adds to each course how well it suits; it leaves none out. */
export type FindFilter = CourseFilters & { sort: CourseSort; page: number; handicap?: number | null };

/** A region of the chosen country, and how many courses it would give. */
export type RegionChoice = { slug: string; name: string; courses: number };

/** What was found, how many courses every other choice would give, and the continents of the whole catalogue. */
export type Found = Paged<FoundCourse> & {
	facets: CourseFacets;
	regions: RegionChoice[];
	continents: readonly string[];
};

/**
 * Courses that pass the filters, 24 a page, in the order asked for. With text they are the best matches; see
 * `matchText` for what counts as one. A page past the end is the last one.
 */
export async function findCourses(ctx: DomainContext, filter: FindFilter): Promise<Found> {
	ctx.reads.add('ranking').add(COURSE_INDEX);
	const index = await ctx.courseIndex.ready();
	const filters = { ...filter, q: filter.q?.slice(0, QUERY_LIMIT) };
	const found = index.select(filters);
	const { rows, page, pages, total } = found.page(filter.sort, filter.page, FIND_PAGE_SIZE);
	const facets = found.facets();
	const regions = regionsOf(index, facets, filter);
	const continents = index.continents();
	// Numbers of rows hold for this index only: what is taken from it is taken before anything is waited for.
	const extras = new Map([...rows].map((row) => [index.columns.id[row] ?? 0, extrasOf(index, row, filter)]));
	const cards = await listCards(ctx, [...extras.keys()]);
	return {
		items: cards.map((row) => ({ ...toListed(row), ...(extras.get(row.id) ?? NO_EXTRAS) })),
		page,
		pages,
		total,
		totalIsLeast: false,
		pageSize: FIND_PAGE_SIZE,
		facets,
		regions,
		continents,
	};
}

/** The regions of the chosen country with the most courses, by name; the chosen one is always among them. */
function regionsOf(
	{ columns }: CourseIndex,
	{ region: counts }: CourseFacets,
	{ country, region }: FindFilter,
): RegionChoice[] {
	if (!country) return [];
	const most = [...counts].sort((a, b) => Number(b[0] === region) - Number(a[0] === region) || b[1] - a[1]);
	const shown = new Map(most.slice(0, MOST_REGIONS));
	return columns.regions
		.filter(({ slug, country: of }) => of === country && shown.has(slug))
		.map(({ slug, name }) => ({ slug, name, courses: shown.get(slug) ?? 0 }))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

type Extras = Pick<FoundCourse, 'kilometres' | 'fit' | 'suits'>;
const NO_EXTRAS: Extras = { kilometres: null, fit: null, suits: false };

function extrasOf({ columns }: CourseIndex, row: number, { sort, handicap }: FindFilter): Extras {
	const kilometres = sort.by === 'distance' ? kilometresTo(columns, row, sort.from) : Number.NaN;
	const fit = typeof handicap === 'number' ? fitOf(columns, row, handicap) : null;
	return { kilometres: Number.isNaN(kilometres) ? null : kilometres, fit, suits: suitsWell(fit) };
}

const listed = { ...cardColumns, ...cardFactColumns, difficulty: courses.difficulty };

type ListedRow = Awaited<ReturnType<typeof listCards>>[number];

const toListed = (row: ListedRow) => ({ ...toCard(row), ...cardFactsOf(row), difficulty: row.difficulty });

const cardsByIds = prepared((db) =>
	db
		.select(listed)
		.from(courses)
		.where(sql`${courses.id} = any(${sql.placeholder('ids')})`)
		.prepare('cards_by_ids'),
);

/** The courses of these ids as cards, in their order. One that has just gone is left out. */
export async function listCards(ctx: DomainContext, ids: number[]) {
	if (ids.length === 0) return [];
	const rows = await cardsByIds(ctx.db).execute({ ids });
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The best matches for a text, as cards; none for a text without a letter. */
async function bestMatches(ctx: DomainContext, index: CourseIndex, text: string, limit: number) {
	if (foldText(text) === '') return [];
	const rows = index.select({ q: text.slice(0, QUERY_LIMIT), anyKind: true }).part(0, limit);
	return listCards(
		ctx,
		Array.from(rows, (row) => index.columns.id[row] ?? 0),
	);
}

/** Up to five courses and five countries for what was typed (specification point 9); nothing for nothing. */
export async function suggest(ctx: DomainContext, text: string): Promise<Suggestions> {
	ctx.reads.add(COURSE_INDEX);
	const index = await ctx.courseIndex.ready();
	const countries = index.countries(text).slice(0, SUGGESTED);
	const found = await bestMatches(ctx, index, text, SUGGESTED);
	return {
		courses: found.map(({ slug, name, locality, regionName, country }) => ({
			slug,
			name,
			location: locality ?? regionName ?? '',
			country: countryName(country),
		})),
		countries: countries.map(({ code, courses: count }) => ({
			name: countryName(code),
			slug: getCountry(code)?.slug ?? code,
			courses: count,
		})),
	};
}

/** Courses for the review form's select: the best matches for what was typed, else the first by name. */
export async function listCourseChoices(ctx: DomainContext, text: string, limit = 20): Promise<CourseChoice[]> {
	if (foldText(text) === '') {
		const first = ctx.db
			.select(cardColumns)
			.from(courses)
			.where(isOpen)
			.orderBy(asc(courses.searchName), asc(courses.id));
		return (await first.limit(limit)).map(toChoice);
	}
	ctx.reads.add(COURSE_INDEX);
	return (await bestMatches(ctx, await ctx.courseIndex.ready(), text, limit)).map(toChoice);
}

/** One course for the review form by its id or slug, or null. */
export async function getCourseChoice(
	ctx: DomainContext,
	by: { id: number } | { slug: string },
): Promise<CourseChoice | null> {
	if ('slug' in by && !isSlug(by.slug)) return null;
	const [row] = await ('id' in by ? cardsByIds(ctx.db).execute({ ids: [by.id] }) : cardBySlug(ctx.db).execute(by));
	return row ? toChoice(row) : null;
}

const cardBySlug = prepared((db) =>
	db
		.select(listed)
		.from(courses)
		.where(eq(courses.slug, sql.placeholder('slug')))
		.prepare('card_by_slug'),
);

function toChoice(row: CardRow): CourseChoice {
	return {
		id: row.id,
		slug: row.slug,
		name: row.name,
		location: row.locality ?? row.regionName ?? '',
		country: countryName(row.country),
	};
}
