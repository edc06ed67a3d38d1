import { DIFFICULTIES } from './facilities.ts';

/** What a course is judged by. Metres from its longest tees; `difficulty` is one of our four words. */
export type FitFacts = { lengthMetres: number | null; holes: number | null; difficulty: string | null };

const STANDARD_SLOPE = 113;
const SLOPES = [105, 120, 132, 143];
const POINTS_A_STROKE = 7;
const SUITS_FROM = 75;
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
export function handicapFit(facts: FitFacts, index: number): number | null {
	const costs = [lengthCost(facts, index), difficultyCost(facts.difficulty, index)].filter((cost) => cost !== null);
	if (costs.length === 0) return null;
	const strokes = costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
	return Math.max(0, Math.round(100 - POINTS_A_STROKE * strokes));
}

/** True for a fit that is known and good: such courses are marked. */
export const suitsWell = (fit: number | null) => fit !== null && fit >= SUITS_FROM;

/** Metres over eighteen holes that suit a handicap index. */
function suitingLength(index: number): number {
	return IRONS_A_COURSE * Math.max(FIVE_IRON.least, FIVE_IRON.scratch - FIVE_IRON.lessAStroke * index);
}

function lengthCost({ lengthMetres, holes }: FitFacts, index: number): number | null {
	if (lengthMetres === null) return null;
	const longest = lengthMetres * (holes !== null && holes < 18 ? 18 / holes : 1);
	const suits = suitingLength(index);
	if (longest * FORWARD_TEES > suits) return (longest * FORWARD_TEES - suits) / METRES_A_STROKE;
	return longest < suits ? (suits - longest) / METRES_A_STROKE / 3 : 0;
}

function difficultyCost(difficulty: string | null, index: number): number | null {
	const slope = difficulty === null ? undefined : SLOPES[(DIFFICULTIES as readonly string[]).indexOf(difficulty)];
	if (slope === undefined) return null;
	const over = (Math.max(index, 0) * (slope - STANDARD_SLOPE)) / STANDARD_SLOPE;
	if (over > 0) return over;
	return index < LOW_HANDICAP ? Math.max(0, STANDARD_SLOPE - slope) / 10 : 0;
}
