import { FACTS } from '#domain/catalogue/facts/facts.ts';
import type { FilterName } from '#domain/catalogue/facts/filters.ts';
import type { FindSearch } from './find-search.ts';

/** What the server does with a parameter of the find page. */
type FindParameter = {
	/** Pages that have no other parameters are kept. Of all others there are too many (S60): they are made anew each time. */
	isKept?: true;
	/** It says which courses are found, so that the map asks with it too. */
	narrows?: true;
};

/** Every parameter but those of the facts' filters. One that is missing here is an error of the types. */
const OWN: Readonly<Record<Exclude<keyof FindSearch, FilterName>, FindParameter>> = {
	q: { narrows: true },
	words: { narrows: true },
	continent: { isKept: true, narrows: true },
	country: { isKept: true, narrows: true },
	region: { narrows: true },
	area: { narrows: true },
	town: { narrows: true },
	club: { narrows: true },
	date: { narrows: true },
	open: { narrows: true },
	page: { isKept: true },
	view: { isKept: true },
	handicap: {},
	sort: {},
	near: { narrows: true },
	radius: { narrows: true },
	box: {},
};

/**
 * Every parameter of the find page, by its name: the one table that its route's `handle` and the map's call are made from. A
 * function, so that the browser's build can leave it out.
 */
export function findParameters(): [name: string, FindParameter][] {
	const ofFacts = Object.values(FACTS).flatMap((fact): [string, FindParameter][] =>
		'filter' in fact ? [[fact.filter.parameter, { narrows: true }]] : [],
	);
	return [...Object.entries(OWN), ...ofFacts];
}

/** What the route of the find page says of its address. */
export function findQuery() {
	const all = findParameters();
	const namesOf = (wanted: boolean) => all.filter(([, { isKept = false }]) => isKept === wanted).map(([name]) => name);
	return { query: namesOf(true), freeQuery: namesOf(false) };
}
