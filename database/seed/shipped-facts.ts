import { z } from 'zod';
import type { Field } from '#domain/catalogue/facts/definition.ts';
import type { FACTS, FactKey } from '#domain/catalogue/facts/facts.ts';
import { type Fields, factsWith, fieldsOf, type Held } from '#domain/catalogue/facts/fields.ts';
import { isNumbered } from '#domain/catalogue/facts/storage.ts';

type Facts = typeof FACTS;
type ShippedField<When> = {
	[Key in FactKey]: Facts[Key] extends { shipped: When }
		? Facts[Key] extends { fields: infer Several }
			? keyof Several
			: Key
		: never;
}[FactKey] &
	keyof Fields;

/** What the shipped catalogue tells of a course. A fact that is not known is left out. */
export type ShippedFacts = { [Name in ShippedField<'always'>]: Held<Fields[Name]> } & {
	[Name in ShippedField<'known'>]?: Held<Fields[Name]>;
};

export const SHIPPED = factsWith('shipped').flatMap(({ fact, told }) =>
	fieldsOf(fact).map(({ name, field }) => ({
		fact,
		name: name as keyof ShippedFacts,
		field,
		isAlways: told === 'always',
	})),
);

/** A schema for each of them, as they stand in the catalogue's files. */
export const shippedShape = () =>
	Object.fromEntries(
		SHIPPED.map(({ name, field, isAlways }) => [name, isAlways ? always(field) : schemaOf(field).optional()]),
	);

const always = (field: Field) =>
	field.whenShipped === undefined ? schemaOf(field) : schemaOf(field).default(field.whenShipped);

/** The last year that a course of the catalogue may open in. */
const LAST_YEAR = 2100;

function schemaOf(field: Field): z.ZodType {
	switch (field.kind) {
		case 'text':
			return field.text === 'website'
				? z.url({ protocol: /^https$/ })
				: z
						.string()
						.trim()
						.min(field.least ?? 1)
						.max(field.most);
		case 'lines':
			return z.array(z.string().trim().min(1).max(field.longest)).max(field.most).default([]);
		case 'list':
			return z.array(z.enum(field.choices));
		case 'choice':
			return isNumbered(field) ? z.literal(field.choices.map(Number)) : z.enum(field.choices.map(String));
		case 'whole':
		case 'month':
			return z.int().min(field.least).max(field.most);
		case 'year':
			return z.int().min(field.least).max(LAST_YEAR);
		case 'degrees':
			return z.number().min(field.least).max(field.most);
		case 'country':
			return z.string().regex(/^[A-Z]{2}$/);
		default:
			throw new Error(`${field.label}: the shipped catalogue cannot tell it`);
	}
}
