import { expect, it } from 'vitest';
import { handle } from '#app/routes/courses/find.tsx';
import { FILTERS } from '#domain/catalogue/facts/filters.ts';
import { CALLS } from '../data-calls/calls.ts';
import { filterOf } from './find-filter.server.ts';
import { findParameters } from './find-parameters.ts';
import { parametersOf } from './find-search.ts';
import { readFindSearch } from './read-find-search.server.ts';

const read = (text: string) => readFindSearch(new URLSearchParams(text));

it('every parameter that the page writes into its addresses stands in the table, once', () => {
	const names = findParameters().map(([name]) => name);
	expect(names.toSorted()).toEqual(Object.keys(parametersOf(read(''))).toSorted());
});

it('the route knows every one of them: what it does not know is cut off before the page is made', () => {
	const known = [...(handle.query ?? []), ...(handle.freeQuery ?? [])];
	expect(known.toSorted()).toEqual(
		findParameters()
			.map(([name]) => name)
			.toSorted(),
	);
});

it('every filter of a fact is read, asks the catalogue for what was chosen, and narrows the map', () => {
	for (const { name, choices } of FILTERS) {
		const values = choices.map(({ value }) => value);
		const search = read(`${name}=${values.join('.')}`);
		expect(search[name]).toEqual(values);
		expect(filterOf({ search, town: null, club: null })[name]).toEqual(values);
		expect(findParameters()).toContainEqual([name, { narrows: true }]);
	}
});

/** What narrows the page and not the data call that lists courses, and why. */
const OF_PAGE_ALONE: Record<string, string> = {
	words: 'the call looks for its text as it stands; the call that searches understands it',
	area: 'the calls know continents and countries, and no smaller places',
	region: 'the same',
	town: 'the same',
	club: 'each answer names its club',
	date: 'the day of a reader’s round; what is told of a season is in the answers',
	open: 'the same',
	near: 'a reader’s own place, which a program can measure from by the positions in the answers',
	radius: 'the same',
};

it('what says which courses are found is asked of the data call too, which describes it, or is left out for a reason', () => {
	const { shape } = CALLS.listCourses.query;
	const narrowing = findParameters().flatMap(([name, { narrows }]) => (narrows ? [name] : []));
	const missing = narrowing.filter((name) => !(name in shape));
	expect(missing.toSorted()).toEqual(Object.keys(OF_PAGE_ALONE).toSorted());
	for (const [name, schema] of Object.entries(shape)) expect(schema.description, name).toMatch(/\.$/);
});
