import { noRows, putRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { Matches } from './match.ts';
import { cutByNumber, listSmallest, type Order } from './order.ts';
import type { Meant, Term } from './words/terms.ts';
import type { Texts } from './words/texts.ts';

/** So many are compared name by name; whoever reads further has not found it on the first pages. */
const COMPARED = 120;
/** Scores are told apart by so many steps; none is above two. */
const STEPS = 1_000;
const MOST_STEPS = 2 * STEPS;

/** What the whole of a name is worth beside its words. */
const WORTH = { covered: 0.3, whole: 0.25, begins: 0.06, inOrder: 0.06, otherName: 0.97 };
/** Whoever leaves out "Golf Club" has typed the whole of a name. */
const WHOLE = 0.75;

/**
 * Rows that were found, as a set, and their order: the best of them, which hardly anybody reads past, and all. An order is
 * made when it is asked for, which is to be done before the next look.
 */
export type Found = {
	set: RowSet;
	/** How every telling word is met by some; null where none has all of them. */
	met: Matches['met'];
	best: () => Uint32Array;
	all: () => Uint32Array;
	/** Those of the best that are called what was typed. */
	named: () => Uint32Array;
};

/**
 * Matching rows, best first: a name that is just what was typed, then one that begins with it, then those that have all of
 * its words, initials, words that are alike. Equals stand as in the ranking.
 */
export function orderBestFirst(texts: Texts, matches: Matches, ranking: Order): Found {
	const { rows, scores, steps } = matches;
	const set = noRows(ranking.rows.length);
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[at] ?? 0;
		putRow(set, row, true);
		steps[row] = stepsBelowBest(scores[row] ?? 0);
	}
	const numbers = { numbers: steps, most: MOST_STEPS };
	let ordered: Uint32Array | null = null;
	const best = () => {
		ordered ??= compareNames(texts, matches, ranking, listSmallest(rows, COMPARED, numbers, ranking.rows));
		return ordered;
	};
	const others = (from: number) => cutByNumber({ rows: set, from, to: rows.length }, numbers, ranking.rows);
	const named = () => best().filter((row) => isNamed(texts, matches.terms, row));
	return { set, met: matches.met, best, all: () => joined(best(), others(best().length)), named };
}

/** Some of the matching rows, those first whose names are nearest to what was typed. */
function compareNames(texts: Texts, { terms, scores }: Matches, ranking: Order, rows: Uint32Array): Uint32Array {
	const all = ranking.rows.length;
	// One number for both: its steps, and its place among equals. Plain numbers are sorted without anything being made of them.
	const keys = Float64Array.from(rows, (row) => {
		const steps = stepsBelowBest((scores[row] ?? 0) + nameScore(texts, terms, row));
		return steps * all + (ranking.place[row] ?? 0);
	});
	return Uint32Array.from(keys.sort(), (key) => ranking.rows[key % all] ?? 0);
}

function joined(first: Uint32Array, others: Uint32Array): Uint32Array {
	const rows = new Uint32Array(first.length + others.length);
	rows.set(first);
	rows.set(others, first.length);
	return rows;
}

const stepsBelowBest = (score: number) => MOST_STEPS - Math.round(score * STEPS);

/** What the best of a course's names adds: how much of it was typed, whether that is all of it, and in its order. */
const nameScore = (texts: Texts, terms: readonly Term[], row: number) =>
	bestOfNames(texts, row, (name) => scoreName(texts, terms, name));

/** Whether one of its names is what was typed, with no more than a "Golf Club" beside it. */
const isNamed = (texts: Texts, terms: readonly Term[], row: number) =>
	terms.some(({ telling }) => telling) &&
	bestOfNames(texts, row, (name) => {
		const isMet = terms.every(({ telling, meant }) => !telling || placeOf(texts, meant, name) >= 0);
		return Number(isMet && shareMet(texts, terms, name) >= WHOLE);
	}) > 0;

function bestOfNames(texts: Texts, row: number, scoreOf: (name: Stretch) => number): number {
	const { nameStarts, nameWords } = texts;
	const first = nameStarts[row] ?? 0;
	const end = nameStarts[row + 1] ?? 0;
	let best = 0;
	for (let from = first, to = first; from < end; from = to) {
		do to += 1;
		while (to < end && ((nameWords[to] ?? 0) & 1) === 0);
		best = Math.max(best, scoreOf({ from, to }) * (from === first ? 1 : WORTH.otherName));
	}
	return best;
}

/** Where a name stands among the words of all names. */
type Stretch = { from: number; to: number };

const wordAt = ({ nameWords }: Texts, at: number) => (nameWords[at] ?? 0) >>> 1;

/** How well the terms fit one name. It is asked for every name that is compared, so it makes no lists. */
function scoreName(texts: Texts, terms: readonly Term[], name: Stretch): number {
	const share = shareMet(texts, terms, name);
	let isMet = true;
	let inOrder = true;
	let begins = false;
	let before = -1;
	for (const { meant, telling } of terms) {
		if (!telling) continue;
		const place = placeOf(texts, meant, name);
		isMet &&= place >= 0;
		inOrder &&= place >= before;
		begins ||= before < 0 && place === name.from;
		before = place;
	}
	inOrder &&= isMet;
	return (
		WORTH.covered * share +
		(isMet && share >= WHOLE ? WORTH.whole * share : 0) +
		(inOrder ? WORTH.inOrder : 0) +
		(inOrder && begins ? WORTH.begins : 0)
	);
}

/**
 * How much of a name was typed, 0 to 1, by the weight of its words. What was typed is one word of the name, the one that it fits best:
 * who types "st" has not typed "castle" too.
 */
function shareMet(texts: Texts, terms: readonly Term[], name: Stretch): number {
	let told = 0;
	let covered = 0;
	for (let at = name.from; at < name.to; at += 1) {
		const word = wordAt(texts, at);
		const weight = texts.wordWeight[word] ?? 0;
		let met = 0;
		for (const { meant } of terms) {
			const quality = meant.get(word) ?? 0;
			if (quality > met && quality === bestQuality(texts, meant, name)) met = quality;
		}
		told += weight;
		covered += weight * met;
	}
	return told === 0 ? 0 : covered / told;
}

/** How well a term fits the word of a name that it fits best. */
function bestQuality(texts: Texts, meant: Meant, { from, to }: Stretch): number {
	let best = 0;
	for (let at = from; at < to; at += 1) best = Math.max(best, meant.get(wordAt(texts, at)) ?? 0);
	return best;
}

/** Where the word of a name stands that a term fits best; -1 for none. */
function placeOf(texts: Texts, meant: Meant, { from, to }: Stretch): number {
	let place = -1;
	let best = 0;
	for (let at = from; at < to; at += 1) {
		const quality = meant.get(wordAt(texts, at)) ?? 0;
		if (quality > best) [best, place] = [quality, at];
	}
	return place;
}
