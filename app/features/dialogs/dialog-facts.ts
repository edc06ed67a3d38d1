import { FACTS, type FactKey } from '#domain/catalogue/facts/facts.ts';
import { factsWith } from '#domain/catalogue/facts/fields.ts';
import { fallbacksOf } from '#domain/catalogue/fallbacks.ts';
import type { CourseDetails } from '#domain/catalogue/shapes.ts';
import { printFact } from '../course/printed-facts.ts';

/** A fact of the dialog; `typical` marks a fallback (decision K2), null is what is not known and has none either. */
export type DialogFact<Value = string> = { name: string; value: Value | null; typical: boolean };

export type DialogFacts = { description: DialogFact; facts: DialogFact[]; facilities: DialogFact<readonly string[]> };

/** The facts that have a fallback, by its name. */
const WITH_FALLBACK: { readonly [Key in FactKey]?: 'type' | 'length' | 'difficulty' } = {
	type: 'type',
	lengthMetres: 'length',
	difficulty: 'difficulty',
};

/** What the course dialog tells: the facts of the specification, always there, and what else is known. */
export function dialogFacts(course: CourseDetails): DialogFacts {
	const fallbacks = fallbacksOf(course);
	const known = course.facilities.length > 0 ? course.facilities : null;
	return {
		description: orTypical('Description', course.description, fallbacks.description),
		facts: factsWith('dialog').flatMap(({ fact }) => {
			const name = WITH_FALLBACK[fact];
			const printed = printFact(course, fact)?.value ?? null;
			if (name) return [orTypical(FACTS[fact].label, printed, fallbacks[name])];
			return printed === null ? [] : [orTypical(FACTS[fact].label, printed, null)];
		}),
		facilities: orTypical<readonly string[]>('Facilities', known, fallbacks.facilities),
	};
}

const orTypical = <Value = string>(name: string, value: Value | null, fallback: Value | null): DialogFact<Value> =>
	value === null ? { name, value: fallback, typical: fallback !== null } : { name, value, typical: false };
