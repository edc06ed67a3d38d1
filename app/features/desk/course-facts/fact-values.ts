import { type CourseFacts, type FactName, FIELD_LIST, type Fields } from '#domain/catalogue/facts/fields.ts';
import { factInWords } from '../sheet/fact-words.ts';

/** The fields whose choices are ticked; every other field is a text on the form. */
type TickedFact = { [Name in FactName]: Fields[Name] extends { kind: 'list' } ? Name : never }[FactName];
export type TextFact = Exclude<FactName, TickedFact>;

/** The facts of a course as their form holds them: texts, and the choices that are ticked. */
export type FactValues = Record<TextFact, string> & Record<TickedFact, string[]>;

/** The name of a choice's box: `facilities-0`. */
export const boxName = (fact: FactName, index: number) => `${fact}-${index}`;

/** Every field of the form. */
export const FACT_FIELDS = FIELD_LIST.flatMap(({ name, field }) =>
	field.kind === 'list' ? field.choices.map((_, index) => boxName(name, index)) : [name],
);

/** The values of the form, each field's made by one of two functions. */
export const makeValues = (text: (name: TextFact) => string, ticked: (name: TickedFact) => string[]) =>
	// Lists are ticked and everything else is text, as the types say.
	Object.fromEntries(
		FIELD_LIST.map(({ name, field }) => [
			name,
			field.kind === 'list' ? ticked(name as TickedFact) : text(name as TextFact),
		]),
	) as FactValues;

/** Stored facts as the form prints them. */
export const toValues = (facts: CourseFacts): FactValues =>
	makeValues(
		(name) => factInWords(facts[name], '\n'),
		(name) => facts[name],
	);
