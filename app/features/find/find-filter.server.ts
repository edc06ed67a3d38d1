import { formatNumber } from '#app/lib/format/format.ts';
import { forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { FIND_PAGE_SIZE, type FindFilter, type Found } from '#domain/catalogue/finding/search.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { CONTINENTS } from '#domain/catalogue/places/continents.ts';
import { COUNTRIES_BY_NAME, getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import type { CountryChoice, ListChoice } from './choices.ts';
import { type FindSearch, findAddress } from './find-search.ts';

const NONE = new Map<never, number>();

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
	facets: { country: NONE, region: NONE, ...forEachFilter(() => NONE) },
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
		country: country === null ? null : (getCountryBySlug(country)?.code ?? null),
		month: date === null ? null : Number(date.slice(5, 7)),
		sort: sortOf(search),
	};
}

/** An order that lacks what it needs is the usual one. */
function sortOf({ sort, q, near, handicap }: FindSearch): FindFilter['sort'] {
	if (sort === 'distance' && near) return { by: 'distance', from: near };
	if (sort === 'fit' && handicap !== null) return { by: 'fit', handicap };
	if (sort === 'price' || sort === 'name' || sort === 'rating') return { by: sort };
	return { by: q.trim() === '' ? 'rating' : 'match' };
}

/** The countries that can be chosen, by name; the chosen one is there even if nothing of it is found. */
export function countryChoices(
	{ country: chosen }: FindSearch,
	{ country: counts }: Pick<Found['facets'], 'country'>,
): CountryChoice[] {
	return COUNTRIES_BY_NAME.flatMap(({ code, slug, name }) => {
		const courses = counts.get(code) ?? (slug === chosen ? 0 : null);
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
