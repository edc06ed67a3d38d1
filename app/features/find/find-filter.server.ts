import { formatNumber } from '#app/lib/format/format.ts';
import { forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { FIND_PAGE_SIZE, type FindFilter, type Found } from '#domain/catalogue/finding/search.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { boxesOf } from '#domain/catalogue/places/areas/golf-area.ts';
import { CONTINENTS } from '#domain/catalogue/places/continents.ts';
import { COUNTRIES, getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { USUAL_RADIUS } from '#domain/catalogue/places/lookup/radius.ts';
import type { Town } from '#domain/catalogue/places/lookup/town-queries.ts';
import { getNationBySlug, NATIONS } from '#domain/catalogue/places/nations.ts';
import type { CountryChoice, ListChoice } from './choices.ts';
import { type FindSearch, findAddress, sortOf } from './find-search.ts';
import type { FindAddress } from './read-find-search.server.ts';

const NONE = new Map<never, number>();

/** A nation has no code of two letters. */
const LANDS_BY_NAME = [...COUNTRIES, ...NATIONS.map(({ slug, name }) => ({ code: null, slug, name }))].toSorted(
	(a, b) => a.name.localeCompare(b.name, 'en'),
);

/** Counted by what the address calls each choice. */
export type Counts = Pick<Found, 'facets' | 'regions' | 'total' | 'page' | 'pages' | 'open' | 'suited'>;

/** Stands for a list that could not be read. */
export const NOTHING_FOUND: Found = {
	items: [],
	page: 1,
	pages: 1,
	total: 0,
	totalIsLeast: false,
	open: null,
	suited: null,
	pageSize: FIND_PAGE_SIZE,
	regions: [],
	continents: [],
	facets: { country: NONE, nation: NONE, region: NONE, ...forEachFilter(() => NONE) },
};

/** What a search asks the catalogue for; `town` and `club` are those that it names. */
export function filterOf({ search, town, club }: FindAddress): FindFilter {
	const { q, continent, country, region, date, handicap, page } = search;
	const area = getArea(search.area ?? '');
	return {
		q,
		continent,
		region,
		handicap,
		page,
		...forEachFilter(({ name }) => search[name]),
		bounds: search.box,
		area: area ? boxesOf(area) : undefined,
		around: aroundOf(search, town),
		// A club is looked up by its name: its short course is one of its courses.
		...(club && { among: club.courses, anyKind: true }),
		...landCodes(country),
		month: date === null ? null : Number(date.slice(5, 7)),
		knownOpen: search.open,
		sort: orderOf(search, town),
	};
}

function aroundOf({ near, radius }: FindSearch, town: Town | null): FindFilter['around'] {
	if (town) return { latitude: town.latitude, longitude: town.longitude, kilometres: radius ?? USUAL_RADIUS };
	return near && radius !== null ? { ...near, kilometres: radius } : undefined;
}

/** What the address names as a country may be a nation. */
function landCodes(slug: string | null): { country: string | null; nation: string | null } {
	const nation = getNationBySlug(slug);
	return { country: nation?.country ?? getCountryBySlug(slug ?? '')?.code ?? null, nation: nation?.slug ?? null };
}

/** An order that lacks what it needs is the usual one. */
function orderOf(search: FindSearch, town: Town | null): FindFilter['sort'] {
	const { q, handicap } = search;
	const from = town ?? search.near;
	const sort = sortOf(search);
	if (sort === 'distance' && from) return { by: 'distance', from };
	if (sort === 'fit' && handicap !== null) return { by: 'fit', handicap };
	if (sort === 'price' || sort === 'name' || sort === 'rating') return { by: sort };
	return { by: q.trim() === '' ? 'rating' : 'match' };
}

/** The countries and nations that can be chosen, by name; the chosen one is there even if nothing of it is found. */
export function countryChoices(
	{ country: chosen }: FindSearch,
	{ country: counts, nation: nationCounts }: Pick<Found['facets'], 'country' | 'nation'>,
): CountryChoice[] {
	return LANDS_BY_NAME.flatMap(({ code, slug, name }) => {
		const found = code === null ? nationCounts.get(slug) : counts.get(code);
		const courses = found ?? (slug === chosen ? 0 : null);
		return courses === null ? [] : [{ slug, words: `${name} (${formatNumber(courses)})` }];
	});
}

/** All, and every continent of the catalogue, whether or not something is found on it; the chosen one in any case. */
export function continentChoices(search: FindSearch, continents: Found['continents']): ListChoice[] {
	const shown = CONTINENTS.filter((continent) => continents.includes(continent) || continent === search.continent);
	return [null, ...shown].map((continent) => ({
		label: continent ?? 'All',
		to: findAddress(search, { continent, country: null, region: null, area: null, town: null, club: null }),
		chosen: continent === search.continent,
	}));
}
