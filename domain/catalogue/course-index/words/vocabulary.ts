import { firstPlace } from '#domain/shared/sets/first-place.ts';
import { createNumberList } from '../number-list.ts';

/** Where in a course a word stands. */
export const FIELDS = { name: 0, otherName: 1, place: 2, country: 3, initials: 4 } as const;
const FIELD_BITS = 3;
const FIELD_MASK = (1 << FIELD_BITS) - 1;

/** The row and the field of a posting, which is one number. */
export const rowOfPosting = (posting: number) => posting >>> FIELD_BITS;
/** Where in the course the word stands, one of `FIELDS`. */
export const fieldOfPosting = (posting: number) => posting & FIELD_MASK;

/**
 * All words of the catalogue in their order, and for each where it occurs: `postings` from `starts[word]` up to
 * `starts[word + 1]`, each a row and a field.
 */
export type Vocabulary = {
	readonly words: readonly string[];
	/** One bit a letter: tells at a glance which words cannot be alike, and which cannot hold a part. */
	readonly letters: Uint32Array;
	readonly starts: Uint32Array;
	readonly postings: Uint32Array;
};

/** Collects words as courses are read in. `finish` puts them in order, and tells the final number of each. */
export function collectWords() {
	const numbers = new Map<string, number>();
	const wordOf = createNumberList();
	const postings = createNumberList();
	return {
		/** Returns the word's number as of now. */
		add(word: string, row: number, field: number): number {
			const number = numbers.get(word) ?? numbers.size;
			if (number === numbers.size) numbers.set(word, number);
			wordOf.push(number);
			postings.push((row << FIELD_BITS) | field);
			return number;
		},
		finish(): { vocabulary: Vocabulary; renumber: Uint32Array } {
			const words = [...numbers.keys()].sort();
			const renumber = new Uint32Array(words.length);
			words.forEach((word, at) => {
				renumber[numbers.get(word) ?? 0] = at;
			});
			const arranged = arrange(words.length, wordOf.toArray(), postings.toArray(), renumber);
			return { vocabulary: { words, letters: Uint32Array.from(words, letterBits), ...arranged }, renumber };
		},
	};
}

/** Puts the postings of each word together, rows in the order in which they came. */
function arrange(words: number, wordOf: Uint32Array, given: Uint32Array, renumber: Uint32Array) {
	const starts = new Uint32Array(words + 1);
	for (const number of wordOf) starts[(renumber[number] ?? 0) + 1] = (starts[(renumber[number] ?? 0) + 1] ?? 0) + 1;
	for (let word = 0; word < words; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
	const next = starts.slice();
	const postings = new Uint32Array(given.length);
	for (let at = 0; at < given.length; at += 1) {
		const word = renumber[wordOf[at] ?? 0] ?? 0;
		const place = next[word] ?? 0;
		postings[place] = given[at] ?? 0;
		next[word] = place + 1;
	}
	return { starts, postings };
}

/** One bit for each of a to z, the others spread over what is left of 32. */
export function letterBits(word: string): number {
	let bits = 0;
	for (let at = 0; at < word.length; at += 1) {
		const letter = word.charCodeAt(at) - 97;
		bits |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(at) % 6));
	}
	return bits >>> 0;
}

/** The number of a word, or -1. */
export function findWord({ words }: Vocabulary, word: string): number {
	const at = firstFrom(words, word);
	return words[at] === word ? at : -1;
}

/** The words that begin with `prefix`: from the first number up to the second. */
export function wordsWithPrefix({ words }: Vocabulary, prefix: string): [number, number] {
	return [firstFrom(words, prefix), firstFrom(words, `${prefix}\uffff`)];
}

/** The words that hold `part` somewhere after their beginning and do not begin with it, each once. */
export function wordsHolding({ words, letters }: Vocabulary, part: string): number[] {
	const found: number[] = [];
	const own = letterBits(part);
	for (let word = 0; word < letters.length; word += 1) {
		// Hardly any word has all of its letters.
		if ((own & ~(letters[word] ?? 0)) === 0 && (words[word] ?? '').indexOf(part) > 0) found.push(word);
	}
	return found;
}

const firstFrom = (words: readonly string[], word: string) =>
	firstPlace(words.length, (place) => (words[place] ?? '') >= word);
