import type { Field } from './definition.ts';
import { FACTS, type FactKey } from './facts.ts';
import { factsWith } from './fields.ts';
import { addressWord, wordsOf } from './words.ts';

type Facts = typeof FACTS;

/** The facts that courses are filtered by. */
export type FilteredFact = {
	[Key in FactKey]: Facts[Key] extends { filter: object } ? Key : never;
}[FactKey];

/** What the filters are called in addresses: `price`, `holes`. */
export type FilterName = Facts[FilteredFact]['filter']['parameter'];

/** A choice of a filter: its part of an address, and what it is called. */
export type FilterChoice = { value: string; words: string };

/**
 * A filter. Of a number and of a choice any of those that are chosen will do, of a list all are wanted (`wantsAll`). The
 * choices stand in the order of the definition, which is that of the index's numbers and bits.
 */
export type FactFilter = {
	name: FilterName;
	fact: FilteredFact;
	title: string;
	choices: readonly FilterChoice[];
	/** Of a number: up to where each of the choices reaches. */
	ends: readonly number[] | null;
	wantsAll: boolean;
	/** What lists have where nothing is chosen; null: all of them. */
	otherwise: string | null;
	/** Asked for in words it does not leave out courses of which it is not known. */
	isOftenUnknown: boolean;
};

/** Every filter, in the order in which they are offered. */
export const FILTERS: readonly FactFilter[] = factsWith('filter').map(({ fact, told }) => {
	const definition = FACTS[fact];
	if ('fields' in definition) throw new Error(`${fact}: a fact of several fields cannot be filtered`);
	const { ranges } = told;
	return {
		// Names and facts are those of the definitions, which the types are made of.
		name: told.parameter as FilterName,
		fact: fact as FilteredFact,
		title: told.title,
		choices: ranges?.map(({ value, words }) => ({ value, words })) ?? choicesOf(definition),
		ends: ranges?.map(({ most = Infinity }) => most) ?? null,
		wantsAll: definition.kind === 'list',
		otherwise: 'otherwise' in definition ? addressWord(definition.otherwise) : null,
		isOftenUnknown: told.oftenUnknown ?? false,
	};
});

/** The filters that do not leave out courses of which the fact is not known, where they are asked for in words. */
export const UNSURE: readonly FilterName[] = FILTERS.filter(({ isOftenUnknown }) => isOftenUnknown).map(
	({ name }) => name,
);

/** Something for every filter, by its name. */
export const forEachFilter = <Made>(make: (filter: FactFilter) => Made) =>
	// One entry for every name, since the list is made of the definitions that the names come from.
	Object.fromEntries(FILTERS.map((filter) => [filter.name, make(filter)])) as { [Name in FilterName]: Made };

function choicesOf(field: Field): FilterChoice[] {
	if (field.kind !== 'choice' && field.kind !== 'list')
		throw new Error(`${field.label}: a filter has choices or ranges`);
	return field.choices.map((choice) => ({ value: addressWord(choice), words: wordsOf(field, choice, 'find') }));
}
