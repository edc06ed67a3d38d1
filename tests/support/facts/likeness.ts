import { foldText } from '#domain/shared/text/fold.ts';

/** Every run of `length` words that stands in more than `most` of the texts, with the number of texts it stands in. */
export function repeatedPhrases(
	texts: readonly string[],
	length: number,
	most: number,
): [phrase: string, texts: number][] {
	const counts = new Map<string, number>();
	for (const text of texts) {
		const words = foldText(text).split(' ');
		const runs = words.map((_, at) => words.slice(at, at + length)).filter((run) => run.length === length);
		const phrases = new Set(runs.map((run) => run.join(' ')));
		for (const phrase of phrases) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
	}
	return [...counts].filter(([, count]) => count > most);
}

/** Pairs of texts whose trigrams, as pg_trgm makes them, agree to `least` (0 to 1) or more. */
export function likePairs(texts: readonly string[], least: number): [string, string][] {
	const numbers = new Map<string, number>();
	const sets = texts.map((text) => numbered(trigrams(text), numbers));
	return sets.flatMap((a, i) =>
		sets.flatMap((b, j): [string, string][] =>
			j > i && likeness(a, b, least) >= least ? [[texts[i] ?? '', texts[j] ?? '']] : [],
		),
	);
}

/** Each word with two blanks before and one after it, in threes. */
export function trigrams(text: string): Set<string> {
	const found = new Set<string>();
	for (const word of foldText(text).split(' ').filter(Boolean)) {
		const padded = `  ${word} `;
		for (let at = 0; at + 3 <= padded.length; at++) found.add(padded.slice(at, at + 3));
	}
	return found;
}

const numbered = (set: Set<string>, numbers: Map<string, number>) =>
	Uint32Array.from(set, (trigram) => {
		const number = numbers.get(trigram) ?? numbers.size;
		numbers.set(trigram, number);
		return number;
	}).sort();

/** What two sorted sets share, of all they hold; 0 at once where their sizes rule `least` out. */
function likeness(a: Uint32Array, b: Uint32Array, least: number): number {
	if (Math.min(a.length, b.length) < least * Math.max(a.length, b.length)) return 0;
	let shared = 0;
	for (let i = 0, j = 0; i < a.length && j < b.length; ) {
		const left = a[i] ?? 0;
		const right = b[j] ?? 0;
		if (left === right) shared++;
		if (left <= right) i++;
		if (right <= left) j++;
	}
	return shared / (a.length + b.length - shared);
}
