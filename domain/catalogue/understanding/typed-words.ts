import { foldText } from '#domain/shared/text/fold.ts';
import { SIGNS } from './words.ts';

/** A word of what somebody has typed, folded, and where it stands: from one letter up to another. */
export type TypedWord = { word: string; from: number; to: number };

/** Nobody asks for more at once. */
const MOST_WORDS = 16;

/** A number, a word, or the sign of a currency. "100kr" is two of them. */
const WORD = /\d+(?:[.,]\d+)*|[\p{L}\p{M}][\p{L}\p{M}'’‘`´]*|[€£$]/gu;

/** The words of a text, of a long one the first. */
export function typedWords(text: string): TypedWord[] {
	const found: TypedWord[] = [];
	for (const { 0: raw, index } of text.matchAll(WORD)) {
		const word = SIGNS[raw] ?? (/^\d/.test(raw) ? wholeNumber(raw) : foldText(raw));
		if (word !== '') found.push({ word, from: index, to: index + raw.length });
		if (found.length === MOST_WORDS) break;
	}
	return found;
}

/** "1,000" and "99.50" as whole numbers. */
const wholeNumber = (raw: string) => raw.replace(/[.,](?=\d{3}(?:\D|$))/g, '').replace(/[.,].*/, '');

/** The text without some stretches of it. */
export function withoutStretches(text: string, stretches: readonly { from: number; to: number }[]): string {
	let [kept, at] = ['', 0];
	for (const { from, to } of stretches) {
		kept += `${text.slice(at, from)} `;
		at = to;
	}
	return (kept + text.slice(at)).replace(/\s+/g, ' ').trim();
}
