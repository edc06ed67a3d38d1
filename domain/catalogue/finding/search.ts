import { asc, eq, sql } from 'drizzle-orm';
import { prepared } from '#database/prepared.ts';
import { courses } from '#database/schema/catalogue.ts';
import { COURSE_INDEX, type DomainContext } from '#domain/shared/context.ts';
import type { CourseFacets, CourseFilters, CourseIndex, CourseSort } from '#domain/shared/course-index.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { cardFactColumns, cardFactsOf } from '../card-facts.ts';
import { type CardRow, cardColumns, toCard } from '../cards.ts';
import { fitFactsOf, fitOf, kilometresTo } from '../course-index/sorts.ts';
import { FILTERS } from '../facts/filters.ts';
import { countryName, getCountry } from '../places/countries.ts';
import type { FoundPlace } from '../places/lookup/found-place.ts';
import { listSuggestedPlaces, toSuggested } from '../places/lookup/suggested-place-queries.ts';
import { isOpen } from '../queries.ts';
import type { CourseChoice, FoundCourse, Paged, SuggestedPlace, Suggestions } from '../shapes.ts';
import { isSlug } from '../slug.ts';
import { findNearestPlace } from '../understanding/nearest-place.ts';
import { misfitReasons, suitsWell } from './handicap-fit.ts';
import { findMeantCourses } from './meant-courses.ts';

export const FIND_PAGE_SIZE = 24;
export const QUERY_LIMIT = 100;
/** Places, courses and countries that are suggested at most, of each. */
export const SUGGESTED = 5;
const MOST_REGIONS = 24;

/**
 * A `month` brings what is known to be open then to the top, and a `handicap` what is known to suit it (see `CourseWishes`); each adds
 * to every course what is known of it. A handicap leaves none out.
 */
export type FindFilter = CourseFilters & {
	sort: CourseSort;
	page: number;
	/** Courses a page; left out: as many as the find page has. */
	size?: number;
	handicap?: number | null;
};

/** A region of the chosen country, and how many courses it would give. */
export type RegionChoice = { slug: string; name: string; courses: number };

/**
 * What was found, how many courses every other choice would give, and the continents of the whole catalogue. `open` of all are known
 * to be open in the month, `suited` to suit the handicap; null where that was not asked for.
 */
export type Found = Paged<FoundCourse> & {
	open: number | null;
	suited: number | null;
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
	const { rows, ...counts } = found.page(filter.sort, filter.page, filter.size ?? FIND_PAGE_SIZE, filter);
	const facets = found.facets();
	const regions = regionsOf(index, facets, filter);
	const continents = index.continents();
	// Numbers of rows hold for this index only: what is taken from it is taken before anything is waited for.
	const extras = new Map([...rows].map((row) => [index.columns.id[row] ?? 0, extrasOf(index, row, filter)]));
	const cards = await listCards(ctx, [...extras.keys()]);
	return {
		items: cards.map((row) => ({ ...toListed(row), ...(extras.get(row.id) ?? NO_EXTRAS) })),
		...counts,
		totalIsLeast: false,
		pageSize: filter.size ?? FIND_PAGE_SIZE,
		facets,
		regions,
		continents,
	};
}

/** The regions of the chosen country with the most courses, by name; and the chosen one, whatever is found there. */
function regionsOf(
	{ columns }: CourseIndex,
	{ region: counts }: CourseFacets,
	{ country, region }: FindFilter,
): RegionChoice[] {
	if (!country) return [];
	const most = [...counts].sort((a, b) => b[1] - a[1]).slice(0, MOST_REGIONS);
	const shown = new Set([...most.map(([slug]) => slug), region]);
	return columns.regions
		.filter(({ slug, country: of }) => of === country && shown.has(slug))
		.map(({ slug, name }) => ({ slug, name, courses: counts.get(slug) ?? 0 }))
		.sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

type Extras = Pick<FoundCourse, 'kilometres' | 'fit' | 'suits' | 'misfit' | 'isOpen' | 'unknown'>;
const NO_EXTRAS: Extras = { kilometres: null, fit: null, suits: false, misfit: [], isOpen: null, unknown: [] };

function extrasOf(
	{ columns }: CourseIndex,
	row: number,
	{ sort, around, handicap, month, unsure = [] }: FindFilter,
): Extras {
	const from = sort.by === 'distance' ? sort.from : around;
	const kilometres = from ? kilometresTo(columns, row, from) : Number.NaN;
	const hasHandicap = typeof handicap === 'number';
	const fit = hasHandicap ? fitOf(columns, row, handicap) : null;
	const months = columns.season[row] ?? 0;
	return {
		kilometres: Number.isNaN(kilometres) ? null : kilometres,
		fit,
		suits: suitsWell(fit),
		misfit: hasHandicap ? misfitReasons(fitFactsOf(columns, row), handicap) : [],
		isOpen: month && months > 0 ? (months & (1 << (month - 1))) !== 0 : null,
		unknown: FILTERS.filter(({ name, fact }) => unsure.includes(name) && !columns[fact][row]).map(({ name }) => name),
	};
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

/** The courses that are meant by a text, as cards; none for a text without a letter. */
async function bestMatches(ctx: DomainContext, text: string, limit: number) {
	return foldText(text) === '' ? [] : listCards(ctx, await findMeantCourses(ctx, text.slice(0, QUERY_LIMIT), limit));
}

/**
 * Up to five places, five courses and five countries (specification point 9) for what was typed; nothing for nothing. Where no place is
 * called so it is the one whose name is nearest to it.
 */
export async function suggest(ctx: DomainContext, text: string): Promise<Suggestions> {
	ctx.reads.add(COURSE_INDEX);
	const index = await ctx.courseIndex.ready();
	const named = index.countries(text).slice(0, SUGGESTED);
	const [found, placed] = await Promise.all([
		bestMatches(ctx, text, SUGGESTED),
		listSuggestedPlaces(ctx, text, SUGGESTED),
	]);
	const isNowhere = placed.length === 0 && named.length === 0;
	const nearest = isNowhere ? await findNearestPlace(ctx, text.slice(0, QUERY_LIMIT)) : null;
	const [places, countries] = nearest ? asSuggested(nearest.place) : [placed, named];
	return {
		places,
		courses: found.map((row) => {
			const { slug, name, location, country, imageUrl, score } = toCard(row);
			return { slug, name, location, country: country.name, imageUrl, score };
		}),
		countries: countries.map(({ code, courses: count }) => ({
			name: countryName(code),
			slug: getCountry(code)?.slug ?? code,
			courses: count,
		})),
	};
}

/** A place as it is suggested: a country among the countries. */
function asSuggested(place: FoundPlace): [SuggestedPlace[], ReturnType<CourseIndex['countries']>] {
	const found = toSuggested({ place, likely: 0 });
	return found ? [[found.suggested], []] : [[], [{ code: place.country, courses: place.courses }]];
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
	return (await bestMatches(ctx, text, limit)).map(toChoice);
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
