import { MOST_SLIPS, readTerms, type Term } from './words/terms.ts';
import { COMMON_WEIGHT, type Texts, weightOf } from './words/texts.ts';
import { FIELDS, fieldOfPosting, rowOfPosting } from './words/vocabulary.ts';

/** What a word is worth by where it stands: name, other name, place, country, initials. */
const FIELD_WORTH = [1, 0.96, 0.8, 0.7, 0.85];
/** Of what was typed, so much has to be there when no course has all of it; and so much, as it was typed, where none has that. */
const LEAST_SHARE = 0.6;
const LEAST_AS_TYPED = 0.4;
/** Shorter words do not say by themselves which course is meant. */
const LEAST_LETTERS = 4;
/** What initials are worth that were typed with a "GC" which the name goes without. */
const SHORTENED = 0.95;
/** Initials of so many letters say the whole of a name. */
const LEAST_INITIALS = 3;
const ROUNDING = 1e-3;
/** Whoever finds fewer may have mistyped the name of another. */
const ENOUGH = 5;

/**
 * How a text was read (`terms`), the rows that have it, each row's score from 0 to 1, and a scratch array for putting them in
 * order. All but `terms` are arrays of the board: the next call writes over them.
 */
export type Matches = {
	terms: Term[];
	rows: Uint32Array;
	/** Whether some have every telling word as it was typed, or all with slips; null where none has all of them. */
	met: 'whole' | 'slips' | null;
	scores: Float32Array;
	steps: Uint16Array;
};

/**
 * Scratch arrays of one search, with an entry for each course (row); 0 everywhere for a row in which no word was found. The next
 * search uses them again: a megabyte made anew for each kept the garbage collector busier than the search.
 */
export type Board = {
	/** Rows that a word was found in, the first `count` of them. */
	touched: Uint32Array;
	count: number;
	rows: Uint32Array;
	/** Which terms were found, a bit each (`MOST_WORDS`, each of which may be two), and which of them in the name. */
	met: Uint16Array;
	named: Uint16Array;
	/** What the terms are worth where they stand in all, and the one at hand so far. */
	sum: Float32Array;
	best: Float32Array;
	/** How much of the name was typed. */
	cover: Float32Array;
	/** How far the rows that were found are below the best score there is; what others have is of no account. */
	steps: Uint16Array;
};

/**
 * Looks for courses that have every telling word as it was typed. If they are few, those that have them with one slip of
 * the finger join them; if there is none, those with more slips are taken; and if there is none either, those that have most
 * of what was typed, or what tells most of it.
 */
export function matchText(texts: Texts, board: Board, text: string): Matches {
	const exact = gather(texts, board, readTerms(texts.vocabulary, text, 0), 1);
	const met = exact.rows.length > 0 ? 'whole' : 'slips';
	if (exact.rows.length >= ENOUGH || exact.terms.length === 0) return { ...exact, met };
	const near = gather(texts, board, readTerms(texts.vocabulary, text, exact.rows.length > 0 ? 1 : MOST_SLIPS), 1);
	if (near.rows.length > 0) return { ...near, met };
	const most = gather(texts, board, near.terms, LEAST_SHARE);
	return most.rows.length > 0 ? most : gather(texts, board, exact.terms.map(withoutShort), LEAST_AS_TYPED);
}

const withoutShort = (term: Term): Term =>
	term.typed.length < LEAST_LETTERS ? { ...term, meant: new Map(), initials: null } : term;

/** Rows that have at least `share` of the telling words, by what these tell. */
function gather(texts: Texts, board: Board, terms: Term[], share: number): Matches {
	const weighed = terms.map((term) => ({ ...term, weight: termWeight(texts, term) })).sort(rarestFirst);
	const told = weighed.map(({ telling, weight }) => (telling ? weight : 0));
	const all = weighed.reduce((sum, { weight }) => sum + weight, 0);
	const least = Math.max(sumOf(told) * share - ROUNDING, Number.MIN_VALUE);
	wipe(board);
	weighed.forEach((term, at) => {
		// Where every telling word has to be there, rows that lack one before are not looked at again.
		const needed = share < 1 ? 0 : toBits(weighed.slice(0, at).map(({ telling }) => telling));
		addTerm(texts, board, { ...term, bit: 1 << at, needed });
	});
	const { rows, touched, met, sum, cover } = board;
	let found = 0;
	let [before, isEnough] = [0, false];
	for (let at = 0; at < board.count; at += 1) {
		const row = touched[at] ?? 0;
		const bits = met[row] ?? 0;
		// Most rows have the same terms as the one before.
		if (bits !== before) [before, isEnough] = [bits, sumOf(told, bits) >= least];
		if (!isEnough) continue;
		rows[found] = row;
		found += 1;
		// What was summed up becomes the score in its place.
		sum[row] = coarseScore(texts, row, (sum[row] ?? 0) / all, cover[row] ?? 0);
	}
	return {
		terms,
		rows: rows.subarray(0, found),
		met: share === 1 && found > 0 ? 'slips' : null,
		scores: sum,
		steps: board.steps,
	};
}

/** Words that tell before common ones, and among them those that fewest rows have. */
const rarestFirst = (a: Weighed, b: Weighed) => Number(b.telling) - Number(a.telling) || b.weight - a.weight;

const toBits = (flags: readonly boolean[]) => flags.reduce((bits, flag, at) => bits | (Number(flag) << at), 0);

/** The sum of the weights whose bits are set. */
const sumOf = (weights: readonly number[], bits = -1) =>
	weights.reduce((sum, weight, at) => sum + (bits & (1 << at) ? weight : 0), 0);

/** How well what was typed is met, how much of the name that is, and how well known the course is. */
function coarseScore({ nameWeight, prominence }: Texts, row: number, met: number, cover: number): number {
	return 0.6 * met + 0.3 * Math.min(1, cover / (nameWeight[row] || 1)) + 0.01 * (prominence[row] ?? 0);
}

/** An empty board for so many rows. */
export function createBoard(rows: number): Board {
	return {
		touched: new Uint32Array(rows),
		count: 0,
		rows: new Uint32Array(rows),
		met: new Uint16Array(rows),
		named: new Uint16Array(rows),
		sum: new Float32Array(rows),
		best: new Float32Array(rows),
		cover: new Float32Array(rows),
		steps: new Uint16Array(rows),
	};
}

/** Of more touched rows than one in so many, whole arrays are wiped quicker. */
const FEW = 16;

function wipe(board: Board) {
	const { touched, count, met, named, sum, cover } = board;
	board.count = 0;
	if (count * FEW > met.length) {
		for (const values of [met, named, sum, cover]) values.fill(0);
		return;
	}
	for (let at = 0; at < count; at += 1) {
		const row = touched[at] ?? 0;
		met[row] = named[row] = sum[row] = cover[row] = 0;
	}
}

/** The rarer what it may mean, the more a word tells. */
function termWeight({ vocabulary: { starts }, nameWeight }: Texts, { telling, meant, initials }: Term): number {
	if (!telling) return COMMON_WEIGHT;
	let found = 0;
	for (const word of initials === null ? meant.keys() : [...meant.keys(), initials]) {
		found += (starts[word + 1] ?? 0) - (starts[word] ?? 0);
	}
	return weightOf(found, nameWeight.length);
}

type Weighed = Term & { weight: number };

/** Notes for every row that has the `needed` terms the best that one word of the text finds in it. */
function addTerm(texts: Texts, board: Board, term: Weighed & Needed) {
	for (const [word, quality] of term.meant) addWord(texts, board, term, { word, quality, isShort: false });
	if (term.initials !== null) addWord(texts, board, term, { word: term.initials, quality: SHORTENED, isShort: true });
}

type Needed = { bit: number; needed: number };
/** A word of the vocabulary that a term may mean; `isShort`: where it is the initials of a name alone. */
type Possible = { word: number; quality: number; isShort: boolean };

function addWord(
	{ vocabulary, wordWeight, nameWeight }: Texts,
	board: Board,
	{ typed, weight, bit, needed }: Weighed & Needed,
	{ word, quality, isShort }: Possible,
) {
	const { starts, postings } = vocabulary;
	const { touched, met, named, sum, best, cover } = board;
	const covers = quality * (wordWeight[word] ?? 0);
	const isWholeName = typed.length >= LEAST_INITIALS;
	const end = starts[word + 1] ?? 0;
	for (let at = starts[word] ?? 0; at < end; at += 1) {
		const posting = postings[at] ?? 0;
		const row = rowOfPosting(posting);
		const before = met[row] ?? 0;
		if ((before & needed) !== needed) continue;
		const field = fieldOfPosting(posting);
		// Initials are meant as a whole or not at all.
		if (field === FIELDS.initials ? quality < 1 && !isShort : isShort) continue;
		const value = quality * (FIELD_WORTH[field] ?? 0);
		if ((before & bit) === 0) {
			if (before === 0) touched[board.count++] = row;
			met[row] = before | bit;
			best[row] = value;
			sum[row] = (sum[row] ?? 0) + weight * value;
		} else if (value > (best[row] ?? 0)) {
			sum[row] = (sum[row] ?? 0) + weight * (value - (best[row] ?? 0));
			best[row] = value;
		}
		const isNamed = field === FIELDS.name || (field === FIELDS.initials && isWholeName);
		if (isNamed && ((named[row] ?? 0) & bit) === 0) {
			named[row] = (named[row] ?? 0) | bit;
			cover[row] = (cover[row] ?? 0) + (field === FIELDS.name ? covers : quality * (nameWeight[row] ?? 0));
		}
	}
}
