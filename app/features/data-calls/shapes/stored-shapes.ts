import { z } from 'zod';
import type { Field } from '#domain/catalogue/facts/definition.ts';
import { type FactName, FIELD_LIST, type Fields, type Held, writtenName } from '#domain/catalogue/facts/fields.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { inMajorUnits } from '#domain/shared/currencies.ts';

/** The fields of facts that data calls tell as they are stored. */
type StoredName = { [Name in FactName]: Fields[Name] extends { told: string } ? Name : never }[FactName];

/** `season_from` of `seasonFrom`. */
type Written<Name extends string> = Name extends `${infer First}${infer Rest}`
	? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${Written<Rest>}`
	: '';

type StoredShape = { [Name in StoredName as Written<Name>]: z.ZodNullable<z.ZodType<Held<Fields[Name]>>> };
type StoredFacts = { [Name in keyof StoredShape]: z.output<StoredShape[Name]> };

const STORED = FIELD_LIST.flatMap(({ name, field }) =>
	field.told === undefined ? [] : [{ name, written: writtenName(name), field, words: field.told }],
);

/** What the description says of the facts that are told as they are stored, under the names that the file of the catalogue has. */
export const storedShape = () =>
	// One entry for every name of the definitions, as the type has them.
	Object.fromEntries(
		STORED.map(({ written, field, words }) => [
			written,
			schemaOf(field).nullable().describe(`${words} Null where nobody has told us.`),
		]),
	) as StoredShape;

/** These facts of a course. */
export function tellStored(course: CourseDetails): StoredFacts {
	const { season, greenFee } = course;
	const held: Readonly<Record<string, unknown>> = {
		...course,
		seasonFrom: season?.from,
		seasonTo: season?.to,
		greenFee: greenFee && inMajorUnits(greenFee.minor, greenFee.currency),
		greenFeeCurrency: greenFee?.currency,
		greenFeeChecked: greenFee?.checked,
	};
	// As above.
	return Object.fromEntries(STORED.map(({ name, written }) => [written, held[name] ?? null])) as StoredFacts;
}

function schemaOf(field: Field): z.ZodType {
	switch (field.kind) {
		case 'whole':
		case 'month':
			return z.int().min(field.least).max(field.most);
		case 'degrees':
			return z.number().min(field.least).max(field.most);
		case 'choice':
			return z.literal<readonly (string | number)[]>([...field.choices]);
		case 'day':
			return z.iso.date();
		case 'text':
		case 'amount':
		case 'currency':
			return z.string();
		default:
			throw new Error(`${field.label}: data calls tell no ${field.kind} as it is stored`);
	}
}
