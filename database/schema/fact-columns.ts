import { sql } from 'drizzle-orm';
import { char, check, date, doublePrecision, integer, smallint, text } from 'drizzle-orm/pg-core';
import type { Field } from '../../domain/catalogue/facts/definition.ts';
import { FACTS } from '../../domain/catalogue/facts/facts.ts';
import { type FactName, FIELD_LIST, type Fields, fieldsOf } from '../../domain/catalogue/facts/fields.ts';
import { propertyOf, type Storage, storageOf, storedRange } from '../../domain/catalogue/facts/storage.ts';

const BUILDERS = {
	text: (column: string) => text(column),
	'text!': (column: string) => text(column).notNull(),
	'text!=': (column: string, field: Field) => text(column).notNull().default(otherwiseOf(field)),
	'text[]': (column: string) => text(column).array(),
	'text[]!': (column: string) => text(column).array().notNull().default(sql`'{}'`),
	'char(2)!': (column: string) => char(column, { length: 2 }).notNull(),
	'char(3)': (column: string) => char(column, { length: 3 }),
	smallint: (column: string) => smallint(column),
	integer: (column: string) => integer(column),
	'double precision': (column: string) => doublePrecision(column),
	date: (column: string) => date(column),
};

function otherwiseOf(field: Field): string {
	if (field.kind !== 'choice' || field.otherwise === undefined) throw new Error(`${field.label}: nothing otherwise`);
	return field.otherwise;
}

type PropertyOf<Name extends FactName> = Fields[Name] extends { property: infer Property extends string }
	? Property
	: Name;

type FactColumns = {
	[Name in FactName as PropertyOf<Name>]: ReturnType<(typeof BUILDERS)[Storage<Fields[Name]>]>;
};

/** The columns of `courses` that hold the facts, as their definitions have them. */
export const factColumns = () =>
	// `storageOf` says of each field what `Storage` says of its type.
	Object.fromEntries(
		FIELD_LIST.map(({ name, field }) => [propertyOf(name, field), BUILDERS[storageOf(field)](field.column, field)]),
	) as FactColumns;

/** The checks that hold those columns to the limits of their definitions. */
export const factChecks = () => [
	...FIELD_LIST.flatMap(({ field }) => (field.check ? [check(field.check, sql.raw(rangeOf(field)))] : [])),
	...(Object.keys(FACTS) as (keyof typeof FACTS)[]).flatMap((fact) => {
		const definition = FACTS[fact];
		if (!('fields' in definition) || !('check' in definition)) return [];
		const ranges = fieldsOf(fact).map(({ field }) => rangeOf(field));
		return [check(definition.check, sql.raw(ranges.join(' and ')))];
	}),
];

function rangeOf(field: Parameters<typeof storedRange>[0]): string {
	const range = storedRange(field);
	if (!range) throw new Error(`${field.label}: a check without limits`);
	return `${field.column} between ${range.least} and ${range.most}`;
}
