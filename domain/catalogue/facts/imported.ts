import type { Field } from './definition.ts';
import { FACTS, type FactKey } from './facts.ts';
import { type CourseFacts, type FactName, factsWith, fieldsOf, type NamedField } from './fields.ts';
import { storageOf } from './storage.ts';

type Facts = typeof FACTS;
type FieldsOfImport<Key extends FactKey> = Facts[Key] extends { import: { headers: infer Headers } }
	? Headers extends string
		? Key
		: keyof Headers
	: never;

/** The fields that files of courses can tell. */
export type ImportedField = { [Key in FactKey]: FieldsOfImport<Key> }[FactKey] & FactName;

/** The numbers of which files may have a column in yards. */
type YardsFact = { [Key in FactKey]: Facts[Key] extends { import: { yards: string } } ? Key : never }[FactKey];

/** What a column of a file may hold: a field, or one that is told in yards. */
export type ImportedColumn = ImportedField | `${YardsFact}InYards`;

/** What a file tells of a course. */
export type ImportedFacts = Pick<CourseFacts, ImportedField>;

/** A fact that is filled in where a course lacks it, with its columns; of a fact of several fields all or none. */
export type FilledFact = { fact: FactKey; columns: FilledColumn[] };

/** A column that is filled in, and what it holds. */
export type FilledColumn = NamedField & { column: string; holds: string };

export type ImportedOne = { fact: FactKey; name: ImportedField; field: Field; called: string };

/** The fields that files can tell, with what reports call them. */
export const IMPORTED: readonly ImportedOne[] = factsWith('import').flatMap(({ fact, told }) =>
	fieldsOf(fact).map(({ name, field }) => ({
		fact,
		// They are those of the facts with such a part, which the type is made of.
		name: name as ImportedField,
		field,
		called: told.called ?? field.label.toLowerCase(),
	})),
);

/** The column that holds a number in yards. */
// Asked of facts that have such a column, and answered in the way its type has it.
export const inYards = (fact: FactKey) => `${fact}InYards` as `${YardsFact}InYards`;

/** What columns that hold a field are called, the most believed first, for every field and for those in yards. */
export const IMPORT_HEADERS: readonly { column: ImportedColumn; label: string; headers: readonly string[] }[] =
	factsWith('import').flatMap(({ fact, told: { headers, yards } }) => {
		const own = fieldsOf(fact).map(({ name, field }) => ({
			column: name as ImportedColumn,
			label: field.label,
			headers: (typeof headers === 'string' ? headers : (headers[name] ?? '')).split('|'),
		}));
		const { label } = FACTS[fact];
		return yards === undefined
			? own
			: [...own, { column: inYards(fact), label: `${label} in yards`, headers: yards.split('|') }];
	});

/** The facts that an import fills in. */
export const FILLED: readonly FilledFact[] = factsWith('import').flatMap(({ fact }) => {
	if ('merge' in FACTS[fact]) return [];
	const fields = IMPORTED.filter((one) => one.fact === fact);
	return [
		{
			fact,
			columns: fields.map(({ name, field }) => ({ fact, name, field, column: field.column, holds: storageOf(field) })),
		},
	];
});
