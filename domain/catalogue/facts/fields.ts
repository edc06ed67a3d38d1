import type { About, Field } from './definition.ts';
import { FACTS, type FactKey } from './facts.ts';

type Facts = typeof FACTS;
type FieldsOf<Key extends FactKey> = Facts[Key] extends { fields: infer Several }
	? Several
	: { [One in Key]: Facts[Key] };
type Merged<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
	? All
	: never;

/** Every field of the facts by its name: `par`, `latitude`. */
export type Fields = Merged<{ [Key in FactKey]: FieldsOf<Key> }[FactKey]>;

/** A field by its name. */
export type FactName = keyof Fields;

/** What a field holds when it is known. */
export type Held<F> = F extends { kind: 'lines' | 'list' }
	? string[]
	: F extends { kind: 'whole' | 'year' | 'degrees' | 'month' } | { kind: 'choice'; choices: readonly number[] }
		? number
		: string;

/** Fields that no course goes without; a list may be empty. */
type Always = { kind: 'lines' | 'list' | 'country' } | { required: true } | { otherwise: string };

type ValueOf<F> = F extends Always ? Held<F> : Held<F> | null;

/**
 * Everything of a course that editors can change, as it is stored. Lengths in metres, positions in degrees; the green fee
 * in whole units as text ("85.50"), since how many minor units that is hangs on its currency.
 */
export type CourseFacts = { [Name in FactName]: ValueOf<Fields[Name]> };

export type NamedField = { name: FactName; fact: FactKey; field: Field };

const FACT_KEYS = Object.keys(FACTS) as FactKey[];

/** The fields of each fact, in their order. */
const FIELDS_OF = new Map(FACT_KEYS.map((fact) => [fact, readFields(fact)]));

/** The fields of one fact, in their order. */
export const fieldsOf = (fact: FactKey): readonly NamedField[] => FIELDS_OF.get(fact) ?? [];

function readFields(fact: FactKey): NamedField[] {
	const definition = FACTS[fact];
	const fields: Readonly<Record<string, Field>> = 'fields' in definition ? definition.fields : { [fact]: definition };
	// The names are those of the definitions, which `FactName` is made of.
	return Object.entries(fields).map(([name, field]) => ({ name: name as FactName, fact, field }));
}

/** Every field of every fact, in the form's order. */
export const FIELD_LIST: readonly NamedField[] = FACT_KEYS.flatMap(fieldsOf);

/** The facts that these fields belong to, each once. */
export const factsOfFields = (names: readonly FactName[]): FactKey[] => [
	...new Set(FIELD_LIST.filter(({ name }) => names.includes(name)).map(({ fact }) => fact)),
];

/** What files and data calls call a field: "season_from" of `seasonFrom`. */
export const writtenName = (name: FactName) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Something for every field, by its name. */
export const forEachField = <Made>(make: (field: NamedField) => Made) =>
	// One entry for every name, since the list is made of the definitions that the names come from.
	Object.fromEntries(FIELD_LIST.map((field) => [field.name, make(field)])) as { [Name in FactName]: Made };

/** The facts whose definitions have a part, such as `filter`, with it; in the order that it says, where it says one. */
export function factsWith<Part extends keyof About>(part: Part): { fact: FactKey; told: NonNullable<About[Part]> }[] {
	const found = FACT_KEYS.flatMap((fact) => {
		const { [part]: told }: About = FACTS[fact];
		return told === undefined || told === null ? [] : [{ fact, told }];
	});
	return found.toSorted((a, b) => orderOf(a.told) - orderOf(b.told));
}

function orderOf(told: unknown): number {
	if (typeof told === 'number') return told;
	return typeof told === 'object' && told !== null && 'order' in told ? Number(told.order) : 0;
}
