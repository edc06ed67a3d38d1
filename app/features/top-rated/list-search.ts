import { type Continent, isContinent } from '#domain/catalogue/places/continents.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import { paths } from '../../lib/paths.ts';
import type { Layers } from '../dialogs/dialog-data.ts';

/** Which part of the ranking an address asks for. */
export type ListSearch = {
	continent: Continent | null;
	/** The country's slug as it stands in the address; it may be nobody's. */
	country: string | null;
	page: number;
};

/** Reads `?continent=&country=&page=`: what is not known is left out, the first of repeated ones counts (S60). */
export function readListSearch(params: URLSearchParams): ListSearch {
	const continent = params.get('continent') ?? '';
	const country = params.get('country') ?? '';
	return {
		continent: isContinent(continent) ? continent : null,
		country: /^[a-z-]{1,60}$/.test(country) ? country : null,
		page: readPageNumber(params.get('page')),
	};
}

/** The same list, whatever dialog lies over it. */
export function isSameList(a: URLSearchParams, b: URLSearchParams): boolean {
	const [one, other] = [readListSearch(a), readListSearch(b)];
	return one.continent === other.continent && one.country === other.country && one.page === other.page;
}

export const listAddress = (search: ListSearch, layers: Partial<Layers> = {}) =>
	paths.topRated({ ...search, ...layers });
