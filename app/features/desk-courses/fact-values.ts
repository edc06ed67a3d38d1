import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { FACT_NAMES, type FactName } from '#domain/course-desk/fact-options.ts';
import type { CourseFacts } from '#domain/course-desk/facts.ts';

/** The facts of a course as their form holds them: texts, and the facilities that are ticked. */
export type FactValues = Record<Exclude<FactName, 'facilities'>, string> & { facilities: string[] };

export const TEXT_FACTS = FACT_NAMES.filter((name): name is Exclude<FactName, 'facilities'> => name !== 'facilities');

/** The name of a facility's box. */
export const facilityField = (index: number) => `facility-${index}`;

/** Every field of the form. */
export const FACT_FIELDS = [...TEXT_FACTS, ...FACILITIES.map((_, index) => facilityField(index))];

/** Stored facts as the form prints them. */
export function toValues(facts: CourseFacts): FactValues {
	const texts = TEXT_FACTS.map((name) => [name, toText(facts[name], '\n')]);
	return { ...Object.fromEntries(texts), facilities: facts.facilities } as FactValues;
}

/** Any fact as a text; several are joined by `between`. Empty for a fact that is not known. */
export function toText(fact: unknown, between = ', '): string {
	if (fact === null || fact === undefined) return '';
	return Array.isArray(fact) ? fact.join(between) : String(fact);
}
