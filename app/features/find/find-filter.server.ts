import { formatNumber } from '#app/lib/format/format.ts';
import { forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { FIND_PAGE_SIZE, type FindFilter, type Found } from '#domain/catalogue/finding/search.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { CONTINENTS } from '#domain/catalogue/places/continents.ts';
import { COUNTRIES, getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { getNationBySlug, NATIONS } from '#domain/catalogue/places/nations.ts';
import type { CountryChoice, ListChoice } from './choices.ts';
import { type FindSearch, findAddress } from './find-search.ts';

const NONE = new Map<never, number>();

/** A nation has no code of two letters. */
const LANDS_BY_NAME = [...COUNTRIES, ...NATIONS.map(({ slug, name }) => ({ code: null, slug, name }))].toSorted(
	(a, b) => a.name.localeCompare(b.name, 'en'),
);

/** Stands for a list that could not be read. */
export const NOTHING_FOUND: Found = {
	items: [],
	page: 1,
	pages: 1,
	total: 0,
	totalIsLeast: false,
	pageSize: FIND_PAGE_SIZE,
	regions: [],
	continents: [],
	facets: { country: NONE, nation: NONE, region: NONE, ...forEachFilter(() => NONE) },
};

/** What a search asks the catalogue for. */
export function filterOf(search: FindSearch): FindFilter {
	const { q, continent, country, region, area, date, handicap, page } = search;
	return {
		q,
		continent,
		region,
		handicap,
		page,
		...forEachFilter(({ name }) => search[name]),
		bounds: search.box,
		area: getArea(area ?? '')?.extent.map(([south, west, north, east]) => ({ south, west, north, east })),
		...landCodes(country),
		month: date === null ? null : Number(date.slice(5, 7)),
		sort: sortOf(search),
	};
}

/** What the address names as a country may be a nation. */
function landCodes(slug: string | null): { country: string | null; nation: string | null } {
	const nation = getNationBySlug(slug);
	return { country: nation?.country ?? getCountryBySlug(slug ?? '')?.code ?? null, nation: nation?.slug ?? null };
}

/** An order that lacks what it needs is the usual one. */
function sortOf({ sort, q, near, handicap }: FindSearch): FindFilter['sort'] {
	if (sort === 'distance' && near) return { by: 'distance', from: near };
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
		to: findAddress(search, { continent, country: null, region: null, area: null }),
		chosen: continent === search.continent,
	}));
}
