import { isContinent } from '#domain/catalogue/continents.ts';
import { getCountryBySlug } from '#domain/catalogue/countries.ts';
import { readHandicap } from '#domain/catalogue/handicap.ts';
import { QUERY_LIMIT } from '#domain/catalogue/search.ts';
import { isCalendarDay } from '#domain/shared/day.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import type { FindSearch } from './find-search.ts';

/** Reads the find page's address: what makes no sense is left out, the first of repeated parameters counts (S60). */
export function readFindSearch(params: URLSearchParams): FindSearch {
	const continent = params.get('continent') ?? '';
	const country = getCountryBySlug(params.get('country') ?? '');
	const date = params.get('date') ?? '';
	// A country of another continent cannot be chosen on the page, only written into its address.
	const fits = country && (!isContinent(continent) || country.continent === continent);
	return {
		q: (params.get('q') ?? '').slice(0, QUERY_LIMIT),
		continent: isContinent(continent) ? continent : null,
		country: fits ? country.slug : null,
		view: params.get('view') === 'grid' ? 'grid' : 'list',
		date: /^\d{4}-\d{2}-\d{2}$/.test(date) && isCalendarDay(date) ? date : null,
		handicap: readHandicap(params.get('handicap')),
		page: readPageNumber(params.get('page')),
	};
}
