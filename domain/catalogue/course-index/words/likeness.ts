import { countBits } from '#domain/shared/sets/bits.ts';

/** Words of that length may be mistyped in so many places and still be recognised. */
export function slipsAllowed(length: number): number {
	if (length < 4) return 0;
	if (length < 6) return 1;
	return length < 10 ? 2 : 3;
}

/** Longer words are taken as they are typed: each letter needs a bit of a number of its own. */
const LONGEST_COMPARED = 31;
const ASCII = 128;

/** In how many places a word differs from what was typed: whole, and the beginning of it that differs least. */
export type Difference = { whole: number; beginning: number };

/**
 * Compares one word with many; null where it is too long for that. The function returned says in how many places another
 * word differs (a letter more, less, another, or two changed round), in an object that it writes anew at each call. All
 * places of a letter are reckoned at once, as bits (Hyyrö, "A bit-vector algorithm for computing Levenshtein and Damerau
 * edit distances", 2003): a step a letter of the other word.
 */
export function compareWith(typed: string): ((word: string) => Difference) | null {
	if (typed.length === 0 || typed.length > LONGEST_COMPARED) return null;
	const placesOf = letterPlaces(typed);
	const last = 1 << (typed.length - 1);
	const difference: Difference = { whole: 0, beginning: 0 };
	return (word) => {
		let [more, less, same, before] = [-1, 0, 0, 0];
		let whole = typed.length;
		let beginning = whole;
		for (let at = 0; at < word.length; at += 1) {
			const places = placesOf(word.charCodeAt(at));
			const turned = ((~same & places) << 1) & before;
			same = (((places & more) + more) ^ more) | places | less | turned;
			const rises = less | ~(same | more);
			const falls = same & more;
			if (rises & last) whole += 1;
			else if (falls & last) whole -= 1;
			if (whole < beginning) beginning = whole;
			const risen = (rises << 1) | 1;
			more = (falls << 1) | ~(same | risen);
			less = risen & same;
			before = places;
		}
		difference.whole = whole;
		difference.beginning = beginning;
		return difference;
	};
}

/** For each letter the bits of the places at which it stands in a word. */
function letterPlaces(typed: string): (letter: number) => number {
	const plain = new Int32Array(ASCII);
	const others = new Map<number, number>();
	for (let at = 0; at < typed.length; at += 1) {
		const letter = typed.charCodeAt(at);
		if (letter < ASCII) plain[letter] = (plain[letter] ?? 0) | (1 << at);
		else others.set(letter, (others.get(letter) ?? 0) | (1 << at));
	}
	return (letter) => (letter < ASCII ? (plain[letter] ?? 0) : (others.get(letter) ?? 0));
}

/** How many of a word's letters may be missing from the other's before they differ in more than `most` places. */
export function mayBeAlike(letters: number, others: number, most: number): boolean {
	return countBits(letters & ~others) <= most;
}
