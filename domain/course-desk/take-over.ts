import { FACTS, type FactKey } from '../catalogue/facts/facts.ts';
import { type CourseFacts, type FactName, fieldsOf } from '../catalogue/facts/fields.ts';
import { otherNames } from '../catalogue/facts/names.ts';
import { UNKNOWN_ACCURACY } from '../catalogue/facts/place.ts';
import { changedFacts } from './facts.ts';

/** The fields of each fact that is filled in where it is lacking: as a whole or not at all. */
const FILLED = (Object.keys(FACTS) as FactKey[])
	.filter((fact) => !('merge' in FACTS[fact]))
	.map((fact) => fieldsOf(fact).map(({ name }) => name));

/** The facts of a course after a merge, and which of its fields are new. */
export type TakenOver = { facts: CourseFacts; taken: FactName[] };

/**
 * The facts of a course once another is merged into it: its own, what it lacks from the other, and the other's names among
 * its other names. `taken` names what is new. Name, address and country stay.
 */
export function takeOver(kept: CourseFacts, gone: CourseFacts): TakenOver {
	const filled: Record<string, unknown> = {};
	for (const names of FILLED) {
		if (names.some((name) => !isEmpty(kept[name])) && !isBetter(names, kept, gone)) continue;
		for (const name of names) filled[name] = gone[name];
	}
	const names = [...kept.otherNames, gone.name, ...gone.otherNames].filter((name) => name !== kept.name);
	const facts = { ...kept, ...filled, otherNames: [...new Set(names)].slice(0, otherNames.most) };
	return { facts, taken: changedFacts(kept, facts) };
}

/** The better known of two positions is the one that stays. */
const isBetter = (names: readonly FactName[], kept: CourseFacts, gone: CourseFacts) =>
	names.includes('positionAccuracy') && gone.latitude !== null && accuracyOf(gone) < accuracyOf(kept);

const accuracyOf = ({ positionAccuracy }: CourseFacts) => positionAccuracy ?? UNKNOWN_ACCURACY;

const isEmpty = (fact: unknown) => fact === null || (Array.isArray(fact) && fact.length === 0);
