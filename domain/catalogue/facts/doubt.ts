import type { About } from './definition.ts';
import { FACTS, type FactKey } from './facts.ts';
import { factsWith } from './fields.ts';
import type { FactSource } from './sources.ts';

/** What is said of a fact that nobody has checked: "our estimate, 2026", "assumed"; null where there is nothing to say. */
export function doubtOf(fact: FactKey, source: FactSource | undefined): string | null {
	const { unchecked }: About = FACTS[fact];
	if (!unchecked || !source || isSure(source)) return null;
	return unchecked === 'our estimate' ? `${unchecked}, ${source.day.slice(0, 4)}` : unchecked;
}

/** The facts of which something is said while nobody has checked them. */
export const DOUBTFUL: readonly FactKey[] = factsWith('unchecked').map(({ fact }) => fact);

/** The same without the year, where there is room for a word only; of a fact that is known to be doubted. */
export function doubtWord(fact: FactKey): string | null {
	const { unchecked }: About = FACTS[fact];
	return unchecked ?? null;
}

/** A club knows what its own course asks. */
const isSure = ({ from, checked }: FactSource) => checked !== undefined || from === 'club';
