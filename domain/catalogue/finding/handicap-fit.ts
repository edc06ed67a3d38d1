import { DIFFICULTIES } from '../facts/character.ts';

/** What a course is judged by. Metres from its longest tees; `difficulty` is one of our four words. */
export type FitFacts = { lengthMetres: number | null; holes: number | null; difficulty: string | null };

const STANDARD_SLOPE = 113;
const SLOPES = [105, 120, 132, 143];
const POINTS_A_STROKE = 7;
const FIVE_IRON = { scratch: 175, lessAStroke: 2.1, least: 75 };
const IRONS_A_COURSE = 36;
const METRES_A_STROKE = 100;
const FORWARD_TEES = 0.8;
const LOW_HANDICAP = 10;

/**
 * How well a course suits a handicap index (negative: better than scratch): 0 to 100, or null where neither its length nor
 * its difficulty is known. It is 100 less 7 for each stroke of discomfort, the mean of two costs as far as they are known:
 *
 * - **Length.** "Tee it forward", the advice of the USGA and the PGA of America, takes a course of 36 times one's five-iron as the
 *   one that suits. We take 175 m for a scratch player and 2.1 m less for each stroke of handicap, so 6,300 m suit scratch
 *   and 4,940 m a handicap of 18. A course offers tees from its full length down to four fifths of it; what suits within that
 *   costs nothing, each 100 m beyond one stroke, each 300 m too few another. Nine holes count twice.
 * - **Difficulty.** By the World Handicap System an index plays `index × slope / 113` strokes. Our four words stand for slopes
 *   of 105, 120, 132 and 143; each stroke beyond the index costs one. Below a handicap of 10 an easier course than the
 *   standard of 113 costs a stroke for every ten points: it bores.
 */
export function handicapFit({ lengthMetres, holes, difficulty }: FitFacts, index: number): number | null {
	const level = difficulty === null ? 0 : (DIFFICULTIES as readonly string[]).indexOf(difficulty) + 1;
	const fit = createFitJudge(index)(lengthMetres ?? 0, holes ?? 0, level);
	return fit === UNKNOWN_FIT ? null : fit;
}

export const BEST_FIT = 100;
/** A fit that is known and no smaller is a good one. */
export const SUITS_FROM = 75;
export const UNKNOWN_FIT = -1;

/**
 * The same for many courses: a function of a course's length, holes and place among the difficulties from one on, each 0 where
 * nobody knows. Returns 0 to 100, or `UNKNOWN_FIT`.
 */
export function createFitJudge(index: number) {
	const suits = suitingLength(index);
	const costs = SLOPES.map((slope) => difficultyCost(slope, index));
	return (lengthMetres: number, holes: number, difficulty: number): number => {
		const cost = difficulty === 0 ? 0 : (costs[difficulty - 1] ?? 0);
		if (lengthMetres === 0) return difficulty === 0 ? UNKNOWN_FIT : toFit(cost);
		const length = lengthCost(overEighteen(lengthMetres, holes), suits);
		return toFit(difficulty === 0 ? length : (length + cost) / 2);
	};
}

const toFit = (strokes: number) => Math.max(0, Math.round(BEST_FIT - POINTS_A_STROKE * strokes));

/** True for a fit that is known and good: such courses are marked. */
export const suitsWell = (fit: number | null) => fit !== null && fit >= SUITS_FROM;

/** What is against a course that is known not to suit a handicap. */
export type MisfitReason = 'longer' | 'shorter' | 'harder' | 'easier';

/** Why a course is known not to suit a handicap index: one reason or two; none where it suits, or where nobody knows. */
export function misfitReasons(facts: FitFacts, index: number): MisfitReason[] {
	const fit = handicapFit(facts, index);
	if (fit === null || suitsWell(fit)) return [];
	const level = (DIFFICULTIES as readonly string[]).indexOf(facts.difficulty ?? '');
	const longest = overEighteen(facts.lengthMetres ?? 0, facts.holes ?? 0);
	const suits = suitingLength(index);
	const slope = SLOPES[level] ?? STANDARD_SLOPE;
	const length = longest === 0 ? 0 : lengthCost(longest, suits);
	const difficulty = level < 0 ? 0 : difficultyCost(slope, index);
	// The mean of both is too much, so that one of them is at least.
	const tooMuch = (cost: number) => cost >= Math.max(length, difficulty) || !suitsWell(toFit(cost));
	return [
		...(length > 0 && tooMuch(length) ? [longest > suits ? ('longer' as const) : ('shorter' as const)] : []),
		...(difficulty > 0 && tooMuch(difficulty)
			? [slope > STANDARD_SLOPE ? ('harder' as const) : ('easier' as const)]
			: []),
	];
}

/** Nine holes count twice. */
const overEighteen = (metres: number, holes: number) => metres * (holes > 0 && holes < 18 ? 18 / holes : 1);

/** Metres over eighteen holes that suit a handicap index. */
function suitingLength(index: number): number {
	return IRONS_A_COURSE * Math.max(FIVE_IRON.least, FIVE_IRON.scratch - FIVE_IRON.lessAStroke * index);
}

function lengthCost(longest: number, suits: number): number {
	if (longest * FORWARD_TEES > suits) return (longest * FORWARD_TEES - suits) / METRES_A_STROKE;
	return longest < suits ? (suits - longest) / METRES_A_STROKE / 3 : 0;
}

function difficultyCost(slope: number, index: number): number {
	const over = (Math.max(index, 0) * (slope - STANDARD_SLOPE)) / STANDARD_SLOPE;
	if (over > 0) return over;
	return index < LOW_HANDICAP ? Math.max(0, STANDARD_SLOPE - slope) / 10 : 0;
}
