import { noRows, putRow, type RowSet } from '../../shared/row-set.ts';
import type { Matches } from './match.ts';
import { cutByNumber, listSmallest, type Order } from './order.ts';
import type { Meant, Term } from './terms.ts';
import type { Texts } from './texts.ts';

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
export type Found = { set: RowSet; best: () => Uint32Array; all: () => Uint32Array };

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
	return { set, best, all: () => joined(best(), others(best().length)) };
}

/** Some of the matching rows, those first whose names are nearest to what was typed. */
function compareNames(texts: Texts, { terms, scores }: Matches, { place }: Order, rows: Uint32Array): Uint32Array {
	const compared = Array.from(rows, (row) => ({
		row,
		steps: stepsBelowBest((scores[row] ?? 0) + nameScore(texts, terms, row)),
		place: place[row] ?? 0,
	}));
	compared.sort((a, b) => a.steps - b.steps || a.place - b.place);
	return Uint32Array.from(compared, ({ row }) => row);
}

function joined(first: Uint32Array, others: Uint32Array): Uint32Array {
	const rows = new Uint32Array(first.length + others.length);
	rows.set(first);
	rows.set(others, first.length);
	return rows;
}

const stepsBelowBest = (score: number) => MOST_STEPS - Math.round(score * STEPS);

/** What the best of a course's names adds: how much of it was typed, whether that is all of it, and in its order. */
function nameScore(texts: Texts, terms: readonly Term[], row: number): number {
	const { nameStarts, nameWords } = texts;
	const end = nameStarts[row + 1] ?? 0;
	let best = 0;
	let at = nameStarts[row] ?? 0;
	for (let isFirst = true; at < end; isFirst = false) {
		const words: number[] = [];
		do {
			words.push((nameWords[at] ?? 0) >>> 1);
			at += 1;
		} while (at < end && ((nameWords[at] ?? 0) & 1) === 0);
		best = Math.max(best, scoreName(texts, terms, words) * (isFirst ? 1 : WORTH.otherName));
	}
	return best;
}

/** How well the terms fit one name, given as its words in their order. */
function scoreName({ wordWeight }: Texts, terms: readonly Term[], words: readonly number[]): number {
	const met = new Float32Array(words.length);
	const places = terms.filter(({ telling }) => telling).map(({ meant }) => placeOf(meant, words, met));
	for (const { meant, telling } of terms) if (!telling) placeOf(meant, words, met);
	let told = 0;
	let covered = 0;
	words.forEach((word, at) => {
		told += wordWeight[word] ?? 0;
		covered += (wordWeight[word] ?? 0) * (met[at] ?? 0);
	});
	const share = told === 0 ? 0 : covered / told;
	const isMet = places.every((place) => place >= 0);
	const inOrder = isMet && places.every((place, at) => at === 0 || place >= (places[at - 1] ?? 0));
	return (
		WORTH.covered * share +
		(isMet && share >= WHOLE ? WORTH.whole * share : 0) +
		(inOrder ? WORTH.inOrder : 0) +
		(inOrder && places[0] === 0 ? WORTH.begins : 0)
	);
}

/** Which word of a name a term fits best, noted in `met`; -1 for none. */
function placeOf(meant: Meant, words: readonly number[], met: Float32Array): number {
	let place = -1;
	let best = 0;
	words.forEach((word, at) => {
		const quality = meant.get(word) ?? 0;
		if (quality > (met[at] ?? 0)) met[at] = quality;
		if (quality > best) [best, place] = [quality, at];
	});
	return place;
}
