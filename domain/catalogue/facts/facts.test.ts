import { expect, it } from 'vitest';
import { FORM_GROUPS } from './definition.ts';
import { FACTS } from './facts.ts';
import { FIELD_LIST, factsWith } from './fields.ts';
import { FILTERS } from './filters.ts';
import { IMPORT_HEADERS } from './imported.ts';
import { INDEXED } from './indexed.ts';

/** What stands in a list more than once. */
const repeated = (list: readonly unknown[]) => list.filter((one, at) => list.indexOf(one) !== at);

it('no two facts share a field, a column, a label or the name of a check', () => {
	const checks = FIELD_LIST.flatMap(({ field }) => field.check ?? []);
	for (const list of [
		FIELD_LIST.map(({ name }) => name),
		FIELD_LIST.map(({ field }) => field.column),
		FIELD_LIST.map(({ field }) => field.label),
		checks,
	])
		expect(repeated(list)).toEqual([]);
});

it('what is no list stands in a part of the form that has a title: no other part would draw a field for it', () => {
	const lost = FIELD_LIST.filter(({ fact, field }) => field.kind !== 'list' && FORM_GROUPS[FACTS[fact].group] === null);
	expect(lost.map(({ name }) => name)).toEqual([]);
});

it('no two facts stand in one place where they are printed or offered', () => {
	const { page, compare, filter } = {
		page: factsWith('page').map(({ told: { part, order } }) => `${part} ${order}`),
		compare: factsWith('compare').map(({ told }) => told.order),
		filter: factsWith('filter').map(({ told }) => told.order),
	};
	const others = [factsWith('dialog'), factsWith('card')].map((list) => list.map(({ told }) => told));
	for (const list of [page, compare, filter, ...others]) expect(repeated(list)).toEqual([]);
});

it('files can tell every fact but the address, what editors judge, and a picture, which is one of this site', () => {
	const told = new Set(factsWith('import').map(({ fact }) => fact));
	expect((Object.keys(FACTS) as (keyof typeof FACTS)[]).filter((fact) => !told.has(fact))).toEqual([
		'slug',
		'renown',
		'knownFor',
		'imageUrl',
	]);
});

it('what a column of a file is called means one thing', () => {
	expect(repeated(IMPORT_HEADERS.flatMap(({ headers }) => headers))).toEqual([]);
});

it('what readers are told nowhere is printed, filtered by, imported and sent nowhere', () => {
	const shown = ['page', 'dialog', 'compare', 'card', 'filter', 'import', 'calls', 'toldElsewhere'];
	for (const [name, fact] of Object.entries(FACTS)) {
		if (!('untold' in fact)) continue;
		expect(
			shown.filter((part) => part in fact),
			name,
		).toEqual([]);
	}
});

it('choices of a filter have one address each, and fit the bits that the index has for them', () => {
	for (const { name, choices } of FILTERS) {
		expect(repeated(choices.map(({ value }) => value)), name).toEqual([]);
		expect(choices.map(({ value }) => value).join(''), name).toMatch(/^[a-z0-9-]+$/);
		expect(choices.length, name).toBeLessThan(31);
	}
});

it('the index keeps every fact that is filtered by, and those that are reckoned with', () => {
	const kept = new Set(INDEXED.map(({ fact }) => fact));
	for (const { fact } of [...factsWith('filter'), ...factsWith('indexed')]) expect([...kept]).toContain(fact);
});

it('ranges of a filter go up, and the last has no end', () => {
	for (const { name, ends } of FILTERS) {
		if (!ends) continue;
		expect(
			ends.toSorted((a, b) => a - b),
			name,
		).toEqual(ends);
		expect(ends.at(-1), name).toBe(Infinity);
	}
});

it('numbers that are stored as choices are those from one on, which is how the index counts them', () => {
	for (const fact of Object.values(FACTS)) {
		if (fact.kind !== 'choice' || typeof fact.choices[0] !== 'number') continue;
		expect(fact.choices).toEqual(fact.choices.map((_, at) => at + 1));
	}
});
