import { compareWith, mayBeAlike, slipsAllowed } from './likeness.ts';
import { findWord, letterBits, type Vocabulary, wordsHolding, wordsWithPrefix } from './vocabulary.ts';
import { initialsBefore, isTelling, splitCommonEnd, wordsOf } from './words.ts';

/** Words of the vocabulary that somebody may have meant, and how well each fits; 1 is the very word. */
export type Meant = Map<number, number>;

/**
 * A word as it was typed, and what it may mean. Courses have to have the telling ones. `initials` is a word of the vocabulary that may be
 * meant too where it is the initials of a name, and not where it is a word of one.
 */
export type Term = { typed: string; telling: boolean; meant: Meant; initials: number | null };

/** Beyond this nobody reads what was typed; each word may be two terms, and a bit is kept of each. */
const MOST_WORDS = 8;
/** No word is taken for another with more slips of the finger. */
export const MOST_SLIPS = 3;
const MOST_TERMS = 16;
const QUALITY = {
	joined: 0.95,
	beginning: 0.6,
	rest: 0.3,
	holding: 0.45,
	alike: 0.78,
	alikeBeginning: 0.62,
	slip: 0.12,
};

/**
 * What somebody may mean by a text. They have to occur as typed: whole, as the beginning or as a part of a word, two
 * written as one or one as two. `slips` is how many slips of the finger a word may have beside that.
 */
export function readTerms(vocabulary: Vocabulary, text: string, slips: number): Term[] {
	const typed = wordsOf(text).slice(0, MOST_WORDS);
	const words = typed.flatMap((word) => splitWord(vocabulary, word)).slice(0, MOST_TERMS);
	const terms = words.map((word) => ({
		typed: word,
		telling: isTelling(word),
		meant: meantBy(vocabulary, word, slips),
		initials: initialsIn(vocabulary, word),
	}));
	addJoined(vocabulary, terms, slips);
	// Nothing but common words: then those have to be there.
	return terms.some(({ telling }) => telling) ? terms : terms.map((term) => ({ ...term, telling: true }));
}

function meantBy(vocabulary: Vocabulary, typed: string, slips: number): Meant {
	const meant: Meant = new Map();
	const [from, to] = wordsWithPrefix(vocabulary, typed);
	for (let word = from; word < to; word += 1) {
		const share = typed.length / (vocabulary.words[word]?.length ?? 1);
		add(meant, word, share === 1 ? 1 : QUALITY.beginning + QUALITY.rest * share);
	}
	// Who types a whole word does not mean what it happens to be a part of: "ngla" is no part of England.
	const isWhole = findWord(vocabulary, typed) >= 0 && /[a-z0-9]/.test(typed);
	if (!isWhole && (typed.length > 1 || !/[a-z0-9]/.test(typed))) {
		for (const word of wordsHolding(vocabulary, typed)) add(meant, word, QUALITY.holding);
	}
	for (const [word, quality] of alike(vocabulary, typed, slips)) add(meant, word, quality);
	return meant;
}

const add = (meant: Meant, word: number, quality: number) => meant.set(word, Math.max(quality, meant.get(word) ?? 0));

/**
 * Words from which the typed one differs in few places: whole, or as the beginning of a longer one with the same first
 * letter.
 */
function alike({ words, letters }: Vocabulary, typed: string, slips: number): Meant {
	const found: Meant = new Map();
	const most = Math.min(slips, slipsAllowed(typed.length));
	const compare = most === 0 ? null : compareWith(typed);
	if (compare === null) return found;
	const own = letterBits(typed);
	for (let at = 0; at < words.length; at += 1) {
		const others = letters[at] ?? 0;
		if (!mayBeAlike(own, others, most)) continue;
		const word = words[at] ?? '';
		const mayBeWhole = word.length <= typed.length + most && mayBeAlike(others, own, most);
		const mayBegin = most > 1 && word[0] === typed[0];
		if (word.length < typed.length - most || !(mayBeWhole || mayBegin)) continue;
		const { whole, beginning } = compare(word);
		if (whole <= most) found.set(at, QUALITY.alike - QUALITY.slip * whole);
		else if (mayBegin && beginning < most) found.set(at, QUALITY.alikeBeginning - QUALITY.slip * beginning);
	}
	return found;
}

/** A word of names or places, and how well it fits what was typed with slips of the finger: below 1. */
export type LikeWord = { word: string; likeness: number };

/** Words that differ by slips of the finger alone, the likest first; none of a word that some word is, begins with or holds. */
export function wordsLike(vocabulary: Vocabulary, typed: string): LikeWord[] {
	if (isKnown(vocabulary, typed) || wordsHolding(vocabulary, typed).length > 0) return [];
	return Array.from(alike(vocabulary, typed, MOST_SLIPS), ([at, likeness]) => ({
		word: vocabulary.words[at] ?? '',
		likeness,
	})).sort((a, b) => b.likeness - a.likeness);
}

const isKnown = (vocabulary: Vocabulary, word: string) => {
	const [from, to] = wordsWithPrefix(vocabulary, word);
	return from < to;
};

/** The number of the initials in a word such as "pvgc". */
function initialsIn(vocabulary: Vocabulary, word: string): number | null {
	const letters = initialsBefore(word);
	const initials = letters === null ? -1 : findWord(vocabulary, letters);
	return initials < 0 ? null : initials;
}

/** A word as it is where any name has it, else in parts: its initials, what comes before a "Golf Club" written with it, or two words. */
function splitWord(vocabulary: Vocabulary, word: string): string[] {
	if (isKnown(vocabulary, word) || initialsIn(vocabulary, word) !== null) return [word];
	const [stem, end] = splitCommonEnd(word) ?? [word];
	const parts = isKnown(vocabulary, stem) ? [stem] : splitInTwo(vocabulary, stem);
	return end === undefined ? parts : [...parts, end];
}

/** "brohof" as "bro" and "hof"; a word of a script without blanks as two parts of names. The rarest such pair, else as it is. */
function splitInTwo(vocabulary: Vocabulary, word: string): string[] {
	const isLatin = /^[\p{Script=Latin}\d]+$/u.test(word);
	if (word.length < (isLatin ? 5 : 3) || (!isLatin && wordsHolding(vocabulary, word).length > 0)) return [word];
	const isPart = (part: string) =>
		isLatin ? findWord(vocabulary, part) >= 0 : isKnown(vocabulary, part) || wordsHolding(vocabulary, part).length > 0;
	const least = isLatin ? 2 : 1;
	for (let away = 0; away <= word.length; away += 1) {
		// From the middle outwards: two long parts say more than a long and a short one.
		const at = Math.floor(word.length / 2) + (away % 2 === 0 ? away / 2 : -(away + 1) / 2);
		if (at < least || at > word.length - least) continue;
		const parts = [word.slice(0, at), word.slice(at)];
		if (parts.every(isPart)) return parts;
	}
	return [word];
}

/** Two words that are one in some name ("bally bunion"): both then mean that one. */
function addJoined(vocabulary: Vocabulary, terms: Term[], slips: number) {
	for (let at = 0; at + 1 < terms.length; at += 1) {
		const [first, second] = [terms[at], terms[at + 1]];
		if (!first || !second || first.typed.length + second.typed.length < 5) continue;
		const joined = first.typed + second.typed;
		const word = findWord(vocabulary, joined);
		const meant: Meant = word < 0 ? alike(vocabulary, joined, slips) : new Map();
		if (word >= 0) meant.set(word, QUALITY.joined);
		for (const [one, quality] of meant) {
			add(first.meant, one, quality);
			add(second.meant, one, quality);
		}
	}
}
