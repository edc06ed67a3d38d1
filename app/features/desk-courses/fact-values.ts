import { FACILITIES } from '#domain/catalogue/facilities.ts';
import { FACT_NAMES, type FactName } from '#domain/course-desk/fact-options.ts';
import type { CourseFacts } from '#domain/course-desk/facts.ts';
import { factInWords } from '../desk/fact-words.ts';

/** The facts of a course as their form holds them: texts, and the facilities that are ticked. */
export type FactValues = Record<Exclude<FactName, 'facilities'>, string> & { facilities: string[] };

export const TEXT_FACTS = FACT_NAMES.filter((name): name is Exclude<FactName, 'facilities'> => name !== 'facilities');

/** The name of a facility's box. */
export const facilityField = (index: number) => `facility-${index}`;

/** Every field of the form. */
export const FACT_FIELDS = [...TEXT_FACTS, ...FACILITIES.map((_, index) => facilityField(index))];

/** Stored facts as the form prints them. */
export function toValues(facts: CourseFacts): FactValues {
	const texts = TEXT_FACTS.map((name) => [name, factInWords(facts[name], '\n')]);
	return { ...Object.fromEntries(texts), facilities: facts.facilities } as FactValues;
}
