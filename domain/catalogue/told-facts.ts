import type { Field } from './facts/definition.ts';
import { FACTS, type FactKey } from './facts/facts.ts';
import { type CourseFacts, type FactName, FIELD_LIST } from './facts/fields.ts';

/** Fields that a card tells or that `CourseDetails` has in a form of its own. */
const TOLD_OTHERWISE = [
	...(['name', 'slug', 'locality', 'country', 'kind', 'imageUrl'] as const),
	...(['type', 'facilities'] as const),
	...(['seasonFrom', 'seasonTo', 'greenFee', 'greenFeeCurrency', 'greenFeeChecked'] as const),
] as const satisfies FactName[];

type Untold = { [Key in FactKey]: (typeof FACTS)[Key] extends { untold: true } ? Key : never }[FactKey];
type ToldOtherwise = (typeof TOLD_OTHERWISE)[number] | Untold;

/** The facts that `CourseDetails` has as they are stored; null where they are not known. */
export type ToldFacts = Omit<CourseFacts, ToldOtherwise>;

const TOLD = FIELD_LIST.filter(
	({ name, fact }) => !('untold' in FACTS[fact]) && !(TOLD_OTHERWISE as readonly FactName[]).includes(name),
);

/** These facts of a stored course. */
export const toldFacts = (row: ToldFacts) =>
	// One entry for every name that is left in `ToldFacts`, which is what the type says.
	Object.fromEntries(TOLD.map(({ name }) => [name, row[name as keyof ToldFacts]])) as ToldFacts;

/** A course of which none of these facts is known. */
export const nothingTold = () =>
	// As above; lists are empty, and everything else is null.
	Object.fromEntries(TOLD.map(({ name, field }) => [name, nothingOf(field)])) as unknown as ToldFacts;

function nothingOf(field: Field): unknown {
	if (field.kind === 'choice' && field.otherwise !== undefined) return field.otherwise;
	return field.kind === 'lines' ? [] : null;
}
