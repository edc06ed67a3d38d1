import { type FilterChoice, forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { readHandicap } from '#domain/catalogue/finding/handicap.ts';
import { QUERY_LIMIT } from '#domain/catalogue/finding/search.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { isContinent } from '#domain/catalogue/places/continents.ts';
import { type Country, getCountry, getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { getNationBySlug, type Nation } from '#domain/catalogue/places/nations.ts';
import { readBox } from '#domain/geography/box.ts';
import { isCalendarDay } from '#domain/shared/day.ts';
import { readPageNumber } from '#domain/shared/page-number.ts';
import { type FindSearch, type Near, SORTS, VIEWS } from './find-search.ts';

const LONGEST_LIST = 300;

/** Reads the find page's address: what makes no sense is left out, the first of repeated parameters counts (S60). */
export function readFindSearch(params: URLSearchParams): FindSearch {
	const continent = params.get('continent') ?? '';
	const asked = params.get('country') ?? '';
	const region = readRegion(params.get('region'));
	const nation = getNationBySlug(asked) ?? nationAmong(asked, region);
	const country = nation ? getCountry(nation.country) : getCountryBySlug(asked);
	const date = params.get('date') ?? '';
	// A country of another continent cannot be chosen on the page, only written into its address.
	const fits = country && (!isContinent(continent) || country.continent === continent);
	return {
		q: (params.get('q') ?? '').slice(0, QUERY_LIMIT).toWellFormed(),
		continent: isContinent(continent) ? continent : null,
		country: fits ? (nation ?? country).slug : null,
		region: fits && region !== nation?.slug ? region : null,
		area: readArea(params.get('area'), { continent, country }),
		view: VIEWS.find((view) => view === params.get('view')) ?? 'list',
		date: /^\d{4}-\d{2}-\d{2}$/.test(date) && isCalendarDay(date) ? date : null,
		handicap: readHandicap(params.get('handicap')),
		...forEachFilter(({ name, choices }) => someOf(params.get(name), choices)),
		sort: SORTS.find((sort) => sort === params.get('sort')) ?? null,
		near: readNear(params.get('near')),
		box: readBox(params.get('box')),
		page: readPageNumber(params.get('page')),
	};
}

/** The known words of a list such as `links.heath`, in their own order, so that each choice has one address. */
function someOf(text: string | null, choices: readonly FilterChoice[]): string[] {
	const given = new Set((text ?? '').slice(0, LONGEST_LIST).split('.'));
	return choices.map(({ value }) => value).filter((value) => given.has(value));
}

/** An area of another country or continent than the chosen one is none to choose. */
function readArea(slug: string | null, { continent, country }: { continent: string; country: Country | null }) {
	const area = getArea(slug ?? '');
	if (!area || (country && !area.countries.includes(country.code))) return null;
	const fits = !isContinent(continent) || area.countries.some((code) => getCountry(code)?.continent === continent);
	return fits ? area.slug : null;
}

/** Nations stood among the regions of their country before, and links to them as such are about. */
function nationAmong(country: string, region: string | null): Nation | null {
	const nation = getNationBySlug(region);
	return nation && nation.country === getCountryBySlug(country)?.code ? nation : null;
}

const readRegion = (text: string | null) => (text !== null && /^[\p{L}\p{N}-]{1,80}$/u.test(text) ? text : null);

/** Reads "55.41_12.83": two decimals are enough for anybody, and say no more than which village it is. */
function readNear(text: string | null): Near | null {
	const [, north, east] = /^(-?\d{1,2}(?:\.\d{1,2})?)_(-?\d{1,3}(?:\.\d{1,2})?)$/.exec(text ?? '') ?? [];
	const near = { latitude: Number(north), longitude: Number(east) };
	return Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180 ? near : null;
}
