import { readTerms, type Term } from './terms.ts';
import { COMMON_WEIGHT, type Texts, weightOf } from './texts.ts';
import { FIELDS, fieldOfPosting, rowOfPosting } from './vocabulary.ts';

/** What a word is worth by where it stands: name, other name, place, country, initials. */
const FIELD_WORTH = [1, 0.96, 0.8, 0.7, 0.85];
/** Of what was typed, so much has to be there when no course has all of it. */
const LEAST_SHARE = 0.6;
const ROUNDING = 1e-3;
/** Whoever finds fewer may have mistyped the name of another. */
const ENOUGH = 5;
const MOST_SLIPS = 3;

/**
 * How a text was read, the rows that have it, by row how well they do, 0 to 1, and room to put them in order by. All but the
 * first hold until the next look.
 */
export type Matches = { terms: Term[]; rows: Uint32Array; scores: Float32Array; steps: Uint16Array };

/**
 * Scores of every row while a text is looked up; `best` and `term` are those of the word at hand. It is used again and again:
 * of a megabyte for each look most was the collector's work.
 */
export type Board = {
	/** Rows that a word was found in, the first `count` of them; all other rows stand at nought everywhere. */
	touched: Uint32Array;
	count: number;
	rows: Uint32Array;
	sum: Float32Array;
	had: Float32Array;
	cover: Float32Array;
	best: Float32Array;
	term: Uint8Array;
	covered: Uint8Array;
	/** How far the rows that were found are below the best score there is; what others have is of no account. */
	steps: Uint16Array;
};

/**
 * Looks for courses that have every telling word as it was typed. If they are few, those that have them with one slip of
 * the finger join them; if there is none, those with more slips are taken; and if there is none either, those that have most
 * of what was typed.
 */
export function matchText(texts: Texts, board: Board, text: string): Matches {
	const exact = gather(texts, board, readTerms(texts.vocabulary, text, 0), 1);
	if (exact.rows.length >= ENOUGH || exact.terms.length === 0) return exact;
	const near = gather(texts, board, readTerms(texts.vocabulary, text, exact.rows.length > 0 ? 1 : MOST_SLIPS), 1);
	if (near.rows.length > 0) return near;
	return gather(texts, board, near.terms, LEAST_SHARE);
}

/** Rows that have at least `share` of the telling words, by what these tell. */
function gather(texts: Texts, board: Board, terms: Term[], share: number): Matches {
	const weights = terms.map((term) => termWeight(texts, term));
	wipe(board);
	terms.forEach((term, at) => {
		addTerm(texts, board, { ...term, weight: weights[at] ?? 0, number: at + 1 });
	});
	const all = weights.reduce((sum, weight) => sum + weight, 0);
	const telling = weights.reduce((sum, weight, at) => sum + (terms[at]?.telling ? weight : 0), 0);
	const { rows, touched } = board;
	const least = Math.max(telling * share - ROUNDING, Number.MIN_VALUE);
	let found = 0;
	for (let at = 0; at < board.count; at += 1) {
		const row = touched[at] ?? 0;
		if ((board.had[row] ?? 0) < least) continue;
		rows[found] = row;
		found += 1;
		// What was summed up becomes the score in its place.
		board.sum[row] = coarseScore(texts, row, (board.sum[row] ?? 0) / all, board.cover[row] ?? 0);
	}
	return { terms, rows: rows.subarray(0, found), scores: board.sum, steps: board.steps };
}

/** How well what was typed is met, how much of the name that is, and how well known the course is. */
function coarseScore({ nameWeight, prominence }: Texts, row: number, met: number, cover: number): number {
	return 0.6 * met + 0.3 * Math.min(1, cover / (nameWeight[row] || 1)) + 0.01 * (prominence[row] ?? 0);
}

export function createBoard(rows: number): Board {
	return {
		touched: new Uint32Array(rows),
		count: 0,
		rows: new Uint32Array(rows),
		sum: new Float32Array(rows),
		had: new Float32Array(rows),
		cover: new Float32Array(rows),
		best: new Float32Array(rows),
		term: new Uint8Array(rows),
		covered: new Uint8Array(rows),
		steps: new Uint16Array(rows),
	};
}

function wipe(board: Board) {
	const { touched, sum, had, cover, best, term, covered } = board;
	for (let at = 0; at < board.count; at += 1) {
		const row = touched[at] ?? 0;
		sum[row] = had[row] = cover[row] = best[row] = term[row] = covered[row] = 0;
	}
	board.count = 0;
}

/** The rarer what it may mean, the more a word tells. */
function termWeight({ vocabulary: { starts }, nameWeight }: Texts, { telling, meant }: Term): number {
	if (!telling) return COMMON_WEIGHT;
	let found = 0;
	for (const word of meant.keys()) found += (starts[word + 1] ?? 0) - (starts[word] ?? 0);
	return weightOf(found, nameWeight.length);
}

type Weighed = Term & { weight: number; number: number };

/** Notes for every row the best that one word of the text finds in it. */
function addTerm(texts: Texts, board: Board, { meant, telling, weight, number }: Weighed) {
	const { starts, postings } = texts.vocabulary;
	const { touched, sum, had, cover, best, term, covered } = board;
	for (const [word, quality] of meant) {
		const covers = quality * (texts.wordWeight[word] ?? 0);
		const end = starts[word + 1] ?? 0;
		for (let at = starts[word] ?? 0; at < end; at += 1) {
			const posting = postings[at] ?? 0;
			const row = rowOfPosting(posting);
			const field = fieldOfPosting(posting);
			// Initials are meant as a whole or not at all.
			if (field === FIELDS.initials && quality < 1) continue;
			if (term[row] !== number) {
				if (term[row] === 0) touched[board.count++] = row;
				term[row] = number;
				best[row] = 0;
				if (telling) had[row] = (had[row] ?? 0) + weight;
			}
			const value = quality * (FIELD_WORTH[field] ?? 0);
			const gain = value - (best[row] ?? 0);
			if (gain > 0) {
				best[row] = value;
				sum[row] = (sum[row] ?? 0) + weight * gain;
			}
			if (field === FIELDS.name && covered[row] !== number) {
				covered[row] = number;
				cover[row] = (cover[row] ?? 0) + covers;
			}
		}
	}
}
