import type { Field } from './definition.ts';
import { FACTS, type FactKey } from './facts.ts';
import { type FactName, factsWith } from './fields.ts';

type Facts = typeof FACTS;

/** The facts that the course index keeps as numbers: what courses are filtered by, and what is reckoned with. */
export type IndexedFact = {
	[Key in FactKey]: Facts[Key] extends { filter: object } | { indexed: true } ? Key : never;
}[FactKey] &
	FactName;

/** The numbers of every row, by fact. */
export type FactNumbers = { readonly [Key in IndexedFact]: Uint8Array | Uint16Array };

const BYTE = 255;
const BITS = 16;

/** The facts of the index with their fields. */
export const INDEXED: readonly { fact: IndexedFact; field: Field }[] = [
	...new Set([...factsWith('filter'), ...factsWith('indexed')].map(({ fact }) => fact)),
].map((fact) => {
	const field = FACTS[fact];
	if ('fields' in field) throw new Error(`${fact}: a fact of several fields has no single number`);
	// They are those with one of the two parts, which the type is made of.
	return { fact: fact as IndexedFact, field };
});

/** The numbers of so many rows, all of them not known. */
export const emptyNumbers = (rows: number) =>
	// One entry for every fact of the index, since `INDEXED` is made of the definitions that its type comes from.
	Object.fromEntries(
		INDEXED.map(({ fact, field }) => [fact, greatestOf(field) > BYTE ? new Uint16Array(rows) : new Uint8Array(rows)]),
	) as Record<IndexedFact, Uint8Array | Uint16Array>;

/**
 * What the index keeps of a fact: a number itself, of a choice its place in the list and one, of a list a bit for each of its
 * choices; 0 where nobody knows. A word that is none of ours has no number and is left out.
 */
export function numberOf(field: Field, value: unknown): number {
	if (field.kind === 'list') return bitsOf(field.choices, Array.isArray(value) ? value : []);
	if (field.kind === 'choice') return (field.choices as readonly unknown[]).indexOf(value ?? field.otherwise) + 1;
	return typeof value === 'number' ? value : 0;
}

function bitsOf(choices: readonly string[], labels: readonly unknown[]): number {
	return choices.reduce((bits, choice, at) => (labels.includes(choice) ? bits | (1 << at) : bits), 0);
}

function greatestOf(field: Field): number {
	if (field.kind === 'list' && field.choices.length <= BITS) return 2 ** field.choices.length - 1;
	if (field.kind === 'choice') return field.choices.length;
	if (field.kind === 'whole') return field.most;
	throw new Error(`${field.label}: the index cannot keep it`);
}
