import { expect, it } from 'vitest';
import { handle } from '#app/routes/courses/find.tsx';
import { FILTERS } from '#domain/catalogue/facts/filters.ts';
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
		expect(filterOf(search)[name]).toEqual(values);
		expect(findParameters()).toContainEqual([name, { narrows: true }]);
	}
});
