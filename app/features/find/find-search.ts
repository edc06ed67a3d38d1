import { type FilterName, forEachFilter } from '#domain/catalogue/facts/filters.ts';
import { handicapText } from '#domain/catalogue/finding/handicap.ts';
import type { Radius } from '#domain/catalogue/places/lookup/radius.ts';
import { type Box, boxText } from '#domain/geography/box.ts';
import { paths } from '../../lib/paths.ts';

export const VIEWS = ['list', 'grid', 'map'] as const;
export type View = (typeof VIEWS)[number];
/** How the courses that were found are shown: as a list or in a grid. Beside the map they are always a list. */
export type Look = Exclude<View, 'map'>;

export const SORTS = ['match', 'rating', 'distance', 'price', 'name', 'fit'] as const;
export type Sort = (typeof SORTS)[number];

/** Where the reader is, rounded to a hundredth of a degree, which is about a kilometre. */
export type Near = { latitude: number; longitude: number };

/** Everything the find page is asked for, all of it in its address: of each filter of the facts the choices, as it has them. */
export type FindSearch = Record<FilterName, string[]> & {
	q: string;
	/** `plain`: the text is looked for as it stands, whatever it may mean. */
	words: 'plain' | null;
	continent: string | null;
	/** The country's part of an address, such as `south-korea`, or a nation's; the region's within it. */
	country: string | null;
	region: string | null;
	/** A golf area, by its slug. */
	area: string | null;
	/** A town, by its key (domain/catalogue/places/lookup/town-key.ts): the courses around it. */
	town: string | null;
	/** A club of several courses, by its slug. */
	club: string | null;
	view: View;
	/** The day of the round, YYYY-MM-DD. */
	date: string | null;
	/** With a day: only courses that are known to be open then, none of which nobody knows the season. */
	open: boolean;
	handicap: number | null;
	/** Null: best match where words were typed, nearest first around a town, else rating. */
	sort: Sort | null;
	/** Null where a town is chosen. */
	near: Near | null;
	/** No courses farther than so many kilometres from the town or the reader's place; null: from the town the usual ones, else however far. */
	radius: Radius | null;
	/** The part of the map that the list is narrowed to. */
	box: Box | null;
	page: number;
};

/** The order that nobody has chosen. */
export function usualSort({ q, town }: Pick<FindSearch, 'q' | 'town'>): Sort {
	if (q.trim() !== '') return 'match';
	return town === null ? 'rating' : 'distance';
}

/** In which order the courses stand. */
export const sortOf = (search: FindSearch): Sort => search.sort ?? usualSort(search);

/** Choices that lead somewhere else: the map goes there, and no longer narrows the list. */
const ELSEWHERE = new Set(['q', 'words', 'continent', 'country', 'region', 'area', 'town', 'club']);

/** The same search with some of it changed. Whatever changes the list starts at its first page. */
export function findAddress(search: FindSearch, changes: Partial<FindSearch> = {}): string {
	const names = Object.keys(changes);
	const page = names.every((name) => name === 'page' || name === 'view') ? search.page : 1;
	const box = names.some((name) => ELSEWHERE.has(name)) ? null : search.box;
	return paths.findCourse(parametersOf({ ...search, page, box, ...changes }));
}

/** A search as the parameters of an address; what is not asked for is empty. */
export function parametersOf(search: FindSearch): Record<string, string | number | null> {
	const {
		q,
		words,
		continent,
		country,
		region,
		area,
		town,
		club,
		date,
		open,
		sort,
		page,
		view,
		handicap,
		near,
		radius,
		box,
	} = search;
	return {
		...{ q, words, continent, country, region, area, town, club, date, open: open ? 'known' : null, sort, page },
		view: view === 'list' ? null : view,
		handicap: handicap === null ? null : handicapText(handicap),
		...forEachFilter(({ name }) => search[name].join('.')),
		box: box && boxText(box),
		near: near === null ? null : `${near.latitude.toFixed(2)}_${near.longitude.toFixed(2)}`,
		radius,
	};
}
