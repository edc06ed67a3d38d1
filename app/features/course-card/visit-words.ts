import { formatMonthName } from '#app/lib/format/format-day.ts';
import type { CardFacts } from '#domain/catalogue/card-facts.ts';
import { doubtWord } from '#domain/catalogue/facts/doubt.ts';
import type { FactKey } from '#domain/catalogue/facts/facts.ts';
import { factsWith, fieldsOf } from '#domain/catalogue/facts/fields.ts';
import { access, priceBand } from '#domain/catalogue/facts/visiting.ts';
import { wordsOf } from '#domain/catalogue/facts/words.ts';
import { printValue } from './print-value.ts';

export const accessWords = (choice: string) => wordsOf(access, choice, 'print');

/** "€50 to €100" for price band 2; null where the band is not known. */
export const priceWords = (band: number | null) => (band === null ? null : wordsOf(priceBand, band, 'print'));

/** "April to October", "All year", "June". */
export function seasonWords({ from, to }: { from: number; to: number }): string {
	if (from === (to % 12) + 1) return 'All year';
	return from === to ? formatMonthName(from) : `${formatMonthName(from)} to ${formatMonthName(to)}`;
}

/** What somebody who wants to play there asks first, in one line; empty where nothing is known. */
export function visitWords(facts: Partial<CardFacts>): string {
	const words = factsWith('card').map(({ fact }) => {
		const said = cardWords(facts, fact);
		return said && facts.doubted?.includes(fact) ? `${said}, ${doubtWord(fact)}` : said;
	});
	return words.filter(Boolean).join(' · ');
}

function cardWords(facts: Partial<CardFacts>, fact: FactKey): string | null {
	const { seasonFrom: from, seasonTo: to } = facts;
	if (fact === 'season') return from && to ? seasonWords({ from, to }) : null;
	const stored: Readonly<Record<string, unknown>> = facts;
	const [only] = fieldsOf(fact);
	return only ? printValue(only.field, stored[only.name]) : null;
}
