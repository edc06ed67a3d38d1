import { type ClubChoice, getClubChoice } from '#domain/catalogue/clubs/club-choice-queries.ts';
import { type FilterChoice, forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { readHandicap } from '#domain/catalogue/finding/handicap.ts';
import { QUERY_LIMIT } from '#domain/catalogue/finding/search.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { isContinent } from '#domain/catalogue/places/continents.ts';
import { type Country, getCountry, getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { RADII } from '#domain/catalogue/places/lookup/radius.ts';
import { readTownKey } from '#domain/catalogue/places/lookup/town-key.ts';
import { getTown, type Town } from '#domain/catalogue/places/lookup/town-queries.ts';
import { getNationBySlug, type Nation } from '#domain/catalogue/places/nations.ts';
import { isSlug } from '#domain/catalogue/slug.ts';
import { readBox } from '#domain/geography/box.ts';
import type { DomainContext } from '#domain/shared/context.ts';
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
	const date = readDay(params.get('date'));
	const town = readTown(params.get('town'), { continent, country });
	const near = town === null ? readNear(params.get('near')) : null;
	const isPlaced = town !== null || near !== null;
	// A country of another continent cannot be chosen on the page, only written into its address.
	const fits = country && (!isContinent(continent) || country.continent === continent);
	return {
		q: (params.get('q') ?? '').slice(0, QUERY_LIMIT).toWellFormed(),
		words: params.get('words') === 'plain' ? 'plain' : null,
		continent: isContinent(continent) ? continent : null,
		country: fits ? (nation ?? country).slug : null,
		region: fits && region !== nation?.slug ? region : null,
		area: readArea(params.get('area'), { continent, country, nation }),
		town,
		club: readClub(params.get('club')),
		view: VIEWS.find((view) => view === params.get('view')) ?? 'list',
		date,
		open: date !== null && params.get('open') === 'known',
		handicap: readHandicap(params.get('handicap')),
		...forEachFilter(({ name, choices }) => someOf(params.get(name), choices)),
		sort: readSort(params.get('sort'), isPlaced),
		near,
		radius: (isPlaced && RADII.find((radius) => String(radius) === params.get('radius'))) || null,
		box: readBox(params.get('box')),
		page: readPageNumber(params.get('page')),
	};
}

/**
 * The find page's address, with the town and the club that it names; what is none, and a club that lies elsewhere than what was chosen beside it,
 * is left out. Throws where the database does.
 */
export async function readFindAddress(ctx: DomainContext, params: URLSearchParams): Promise<FindAddress> {
	const search = readFindSearch(params);
	const [town, named] = await Promise.all([
		search.town === null ? null : getTown(ctx, search.town),
		search.club === null ? null : getClubChoice(ctx, search.club),
	]);
	const club = named && liesIn(named, search) ? named : null;
	const gone = [...(town ? [] : ['town']), ...(club ? [] : ['club'])];
	return { search: readWithout(params, gone), town, club };
}

/** A search, and the town and the club that it names. */
export type FindAddress = { search: FindSearch; town: Town | null; club: ClubChoice | null };

/** The same without what the database would have to be asked for. */
export const withoutLookups = (params: URLSearchParams): FindAddress => ({
	search: readWithout(params, ['town', 'club']),
	...{ town: null, club: null },
});

const readWithout = (params: URLSearchParams, names: readonly string[]) =>
	readFindSearch(new URLSearchParams([...params].filter(([name]) => !names.includes(name))));

/** Whether a club lies in the continent and the country or nation that were chosen. */
export function liesIn({ country, nation }: ClubChoice, { continent, country: chosen }: FindSearch): boolean {
	const land = getCountry(country);
	if (continent !== null && land?.continent !== continent) return false;
	return chosen === null || chosen === nation || chosen === land?.slug;
}

/** The known words of a list such as `links.heath`, in their own order, so that each choice has one address. */
function someOf(text: string | null, choices: readonly FilterChoice[]): string[] {
	const given = new Set((text ?? '').slice(0, LONGEST_LIST).split('.'));
	return choices.map(({ value }) => value).filter((value) => given.has(value));
}

type Chosen = { continent: string; country: Country | null; nation: Nation | null };

/** An area of another country, nation or continent than the chosen one is none to choose. */
function readArea(slug: string | null, { continent, country, nation }: Chosen) {
	const area = getArea(slug ?? '');
	if (!area || (country && !area.countries.includes(country.code))) return null;
	if (nation && area.nation !== nation.slug) return null;
	const fits = !isContinent(continent) || area.countries.some((code) => getCountry(code)?.continent === continent);
	return fits ? area.slug : null;
}

/** A town of another country or continent than the chosen one is none to choose; whether there is one is asked later. */
function readTown(text: string | null, { continent, country }: Pick<Chosen, 'continent' | 'country'>) {
	const town = readTownKey(text ?? '');
	if (!town || (country && country.code !== town.country)) return null;
	const fits = !isContinent(continent) || getCountry(town.country)?.continent === continent;
	return fits ? text : null;
}

/** Nations stood among the regions of their country before, and links to them as such are about. */
function nationAmong(country: string, region: string | null): Nation | null {
	const nation = getNationBySlug(region);
	return nation && nation.country === getCountryBySlug(country)?.code ? nation : null;
}

/** Whether there is such a club is asked later. */
const readClub = (text: string | null) => (text !== null && isSlug(text) ? text : null);

const readRegion = (text: string | null) => (text !== null && /^[\p{L}\p{N}-]{1,80}$/u.test(text) ? text : null);

/** Without a place nothing can stand by its distance. */
const readSort = (text: string | null, isPlaced: boolean) =>
	SORTS.find((sort) => sort === text && (sort !== 'distance' || isPlaced)) ?? null;

const readDay = (text: string | null) =>
	text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && isCalendarDay(text) ? text : null;

/** Reads "55.41_12.83": two decimals are enough for anybody, and say no more than which village it is. */
function readNear(text: string | null): Near | null {
	const [, north, east] = /^(-?\d{1,2}(?:\.\d{1,2})?)_(-?\d{1,3}(?:\.\d{1,2})?)$/.exec(text ?? '') ?? [];
	const near = { latitude: Number(north), longitude: Number(east) };
	return Math.abs(near.latitude) <= 90 && Math.abs(near.longitude) <= 180 ? near : null;
}
