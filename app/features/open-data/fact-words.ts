import { EXACT_METRES, FAR_OFF_METRES } from '#domain/catalogue/census/census.ts';
import { DOUBTFUL, doubtWord } from '#domain/catalogue/facts/doubt.ts';
import { FACTS, type FactKey } from '#domain/catalogue/facts/facts.ts';

export const EXACT = `${EXACT_METRES} m`;
export const FAR_OFF = `${FAR_OFF_METRES / 1_000} km`;

/** What of a fact counts as known: "Holes", "Season, checked". */
export function factWords(fact: FactKey): string {
	const { label } = FACTS[fact];
	if (fact === 'position') return `${label} within ${EXACT}`;
	return DOUBTFUL.includes(fact) ? `${label}, checked` : label;
}

/** "Season, assumed". */
export const doubtedWords = (fact: FactKey) => `${FACTS[fact].label}, ${doubtWord(fact) ?? 'not checked'}`;
