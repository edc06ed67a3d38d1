import type { ClubChoice } from '#domain/catalogue/clubs/club-choice-queries.ts';
import { type FilterName, UNSURE } from '#domain/catalogue/facts/filters.ts';
import type { FindFilter } from '#domain/catalogue/finding/search.ts';
import { getArea } from '#domain/catalogue/places/areas/areas.ts';
import { getCountry, getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import type { FoundPlace } from '#domain/catalogue/places/lookup/found-place.ts';
import { USUAL_RADIUS } from '#domain/catalogue/places/lookup/radius.ts';
import { townKey } from '#domain/catalogue/places/lookup/town-key.ts';
import type { Town } from '#domain/catalogue/places/lookup/town-queries.ts';
import { getNationBySlug } from '#domain/catalogue/places/nations.ts';
import { findNearestPlace, type NearestPlace } from '#domain/catalogue/understanding/nearest-place.ts';
import type { Part } from '#domain/catalogue/understanding/read-intention.ts';
import { withoutStretches } from '#domain/catalogue/understanding/typed-words.ts';
import { type MayBeMeant, type Understood, understand } from '#domain/catalogue/understanding/understand.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { filterOf } from './find-filter.server.ts';
import { type FindSearch, findAddress, type Sort, sortOf, usualSort } from './find-search.ts';
import { type FindAddress, liesIn } from './read-find-search.server.ts';

/** A search, and what it means. */
export type Meaning = {
	/** As its address has it. */
	asked: FindSearch;
	/** The same with what was understood of the text as if it had been chosen; the text is what is left of it. */
	search: FindSearch;
	/** The town that it is about. */
	town: Town | null;
	/** The club that it is about. */
	club: ClubChoice | null;
	/** Null where the text is looked for as it stands. */
	understood: Understood | null;
	/** The place that may have been mistyped, where it was not found as it stands. */
	nearest: NearestPlace | null;
	/** The order that nobody has chosen. */
	usual: Sort;
	/** What the catalogue is asked for. */
	filter: FindFilter;
};

/** What a search means, with the town and the club that its address names. Throws where the database does. */
export async function readMeaning(ctx: DomainContext, address: FindAddress): Promise<Meaning> {
	const { search: asked } = address;
	const isPlain = asked.words === 'plain' || asked.q.trim() === '';
	if (isPlain) return plainly(address);
	const understood = await understand(ctx, asked.q, mayBeMeant(asked));
	const meaning = understood ? meant(address, understood) : plainly(address);
	// Where there is a place, a word that is like the name of another may be of a name in it.
	const isPlaced = (understood?.place || understood?.club) && understood.ignored === '';
	return isPlaced ? meaning : { ...meaning, nearest: await findNearestPlace(ctx, asked.q, mayBeMeant(asked)) };
}

/** A search whose text is looked for as it stands. */
export function plainly(address: FindAddress): Meaning {
	const { search: asked, town, club } = address;
	const usual = usualSort(asked);
	const filter = filterOf(address);
	return {
		...{ asked, search: asked, town, club, usual },
		...{ understood: null, nearest: null },
		// An order that was chosen is the order of all.
		filter: sortOf(asked) === usual ? { ...filter, knownFirst: asked.q } : filter,
	};
}

function meant({ search: asked, town: chosenTown, club: chosenClub }: FindAddress, understood: Understood): Meaning {
	const { place, filters, month, architect, namedFirst, words } = understood;
	const named = understood.club && asked.club === null && liesIn(understood.club, asked) ? understood.club : null;
	const club = chosenClub ?? named;
	const chosen: FindSearch = {
		...asked,
		...ofFilters(asked, filters),
		...(place && placeOf(place, understood)),
		...(named ? { club: named.slug, q: '' } : { q: words }),
	};
	const usual = usualOf(chosen, understood);
	const search = { ...chosen, sort: asked.sort ?? usual };
	const town = place?.kind === 'town' ? toTown(place) : chosenTown;
	const filter = filterOf({ search, town, club });
	return {
		...{ asked, search, town, club, understood, usual, nearest: null },
		filter: {
			...filter,
			month: filter.month ?? month,
			...{ architect, namedFirst: search.sort === usual ? namedFirst : '' },
			unsure: UNSURE.filter((name) => asked[name].length === 0 && filters[name]),
		},
	};
}

const toTown = ({ name, latitude, longitude }: FoundPlace): Town | null =>
	latitude === null || longitude === null ? null : { name, latitude, longitude };

/** What was chosen on the page holds, whatever the text says of it. */
function ofFilters(asked: FindSearch, filters: Understood['filters']): Partial<Record<FilterName, string[]>> {
	// The names are those of the filters, which the type is made of.
	const understood = Object.entries(filters) as [FilterName, string[]][];
	return Object.fromEntries(understood.filter(([name]) => asked[name].length === 0));
}

function usualOf(search: FindSearch, { order, isHere }: Understood): Sort {
	if (order === 'rating' || order === 'price') return order;
	const isNearest = isHere || order === 'distance';
	return isNearest && (search.near || search.town) ? 'distance' : usualSort(search);
}

function placeOf({ kind, country, slug, latitude }: FoundPlace, { radius }: Understood): Partial<FindSearch> {
	const land = getCountry(country)?.slug ?? null;
	switch (kind) {
		case 'country':
			return { country: land };
		case 'nation':
			return { country: slug };
		case 'region':
			return { country: land, region: slug };
		case 'area':
			return { area: slug };
		case 'town': {
			const chosen = radius === USUAL_RADIUS ? null : radius;
			return latitude === null ? {} : { town: townKey({ country, slug }), near: null, radius: chosen };
		}
	}
}

/** A place that lies elsewhere than what was chosen on the page is not meant; beside a chosen region, area, town or club none is. */
const mayBeMeant =
	({ continent, country: slug, region, area, town, club, near }: FindSearch): MayBeMeant =>
	(place) => {
		if ([region, area, town, club].some((one) => one !== null)) return false;
		if (near !== null && place.kind === 'town') return false;
		if (continent !== null && getCountry(place.country)?.continent !== continent) return false;
		const nation = getNationBySlug(slug);
		if (nation) return nationOf(place) === nation.slug;
		return slug === null || getCountryBySlug(slug)?.code === place.country;
	};

const nationOf = ({ kind, slug, nation }: FoundPlace) => (kind === 'area' ? getArea(slug)?.nation : nation);

/** Names of a search that a place stands in. */
const OF_PLACE = ['continent', 'country', 'region', 'area', 'town', 'club', 'radius'];

/**
 * The search that some of its names are changed of: what was understood of these stands in it as if it had been chosen, and no longer in the
 * text.
 */
export function takeOver(meaning: Meaning, names: readonly string[]): FindSearch {
	const { asked, search, understood } = meaning;
	if (!understood) return asked;
	const isPlace = names.some((name) => OF_PLACE.includes(name));
	const taken = [...names.filter((name) => !OF_PLACE.includes(name)), ...(isPlace ? OF_PLACE : [])];
	const gone = understood.parts.filter((part) => {
		if (part.kind === 'filter') return taken.includes(part.filter);
		if (part.kind === 'month') return taken.includes('date');
		if (part.kind === 'order') return taken.includes('sort');
		return part.kind === 'place' && isPlace;
	});
	const values = Object.entries(search).filter(([name]) => taken.includes(name));
	// The words of a club that was understood are no part of what was.
	const isOfClub = isPlace && search.club !== asked.club;
	const q = isOfClub
		? textOf(
				meaning,
				understood.parts.filter((part) => !gone.includes(part)),
			)
		: textWithout(meaning, gone);
	return { ...asked, ...Object.fromEntries(values), q };
}

/** The words of some parts of what was understood. */
export const textOf = ({ asked }: Meaning, parts: readonly Part[]): string =>
	parts.map(({ from, to }) => asked.q.slice(from, to)).join(' ');

/**
 * The text without some parts of what was understood. Where no part is left, it is what is looked for in names anyway: the words around it
 * ("golf in") would be looked for there too.
 */
export function textWithout({ asked, understood }: Meaning, gone: readonly Part[]): string {
	if (!understood || gone.length === 0) return asked.q;
	const isMeantStill = understood.parts.some((part) => !gone.includes(part));
	return isMeantStill ? withoutStretches(asked.q, gone) : understood.words;
}

/** The address of the search with some of it changed. */
export const addressWith = (meaning: Meaning, changes: Partial<FindSearch>): string => {
	const isOfText = 'q' in changes || 'words' in changes;
	return findAddress(isOfText ? meaning.asked : takeOver(meaning, Object.keys(changes)), changes);
};
