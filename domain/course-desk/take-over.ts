import { FACT_LIMITS, type FactName } from './fact-options.ts';
import { type CourseFacts, changedFacts } from './facts.ts';

/** Facts that make sense together only: they are taken over as a whole or not at all. */
const WHOLES: readonly (readonly FactName[])[] = [
	['latitude', 'longitude'],
	['seasonFrom', 'seasonTo'],
	['greenFee', 'greenFeeCurrency', 'greenFeeChecked'],
	...(['locality', 'region', 'holes', 'par', 'lengthMetres', 'type', 'difficulty', 'terrain'] as const).map((one) => [
		one,
	]),
	...(['architect', 'openedYear', 'description', 'access', 'priceBand', 'website', 'imageUrl'] as const).map((one) => [
		one,
	]),
	['facilities'],
];

/**
 * The facts of a course once another is merged into it: its own, what it lacks from the other, and the other's names among
 * its other names. `taken` names what is new. Name, address and country stay.
 */
export function takeOver(kept: CourseFacts, gone: CourseFacts): { facts: CourseFacts; taken: FactName[] } {
	const filled: Record<string, unknown> = {};
	for (const names of WHOLES) {
		if (names.some((name) => !isEmpty(kept[name]))) continue;
		for (const name of names) filled[name] = gone[name];
	}
	const names = [...kept.otherNames, gone.name, ...gone.otherNames].filter((name) => name !== kept.name);
	const otherNames = [...new Set(names)].slice(0, FACT_LIMITS.otherNames);
	const facts = { ...kept, ...filled, otherNames };
	return { facts, taken: changedFacts(kept, facts) };
}

const isEmpty = (fact: unknown) => fact === null || (Array.isArray(fact) && fact.length === 0);
