import type { Position } from '../../geography/distance.ts';
import { chordSquared, type GlobePoint, globePoint, kilometresOfChord } from '../../geography/globe.ts';
import type { CourseColumns, CourseSort, CourseWishes } from '../../shared/course-index.ts';
import { DIFFICULTIES } from '../facts/character.ts';
import { type FitFacts, handicapFit } from '../finding/handicap-fit.ts';
import type { ChoiceSets } from './choices.ts';
import { createFits, WORST_FIT } from './fits.ts';
import { createNearness } from './near.ts';
import { type Cut, cutByNumber, cutBySets, cutOrder, type Order } from './order.ts';
import { groupByWishes } from './wishes.ts';

/** Nearer than this courses are told apart by a tenth of a kilometre, farther away by whole ones, as they are printed. */
const NEAR_KILOMETRES = 400;
/** More than to any place on earth. */
const UNKNOWN_STEPS = 100_000;

type OtherSort = Exclude<CourseSort, { by: 'match' }>;

/** The orders that rows are shown in beside that of how well a text is met. */
export function createSorts(columns: CourseColumns, sets: ChoiceSets, names: Order, ranking: Order) {
	const nearness = createNearness(columns);
	const fits = createFits(columns);
	const belowBest = new Uint16Array(columns.rows);
	const [unknownPrice, ...prices] = sets.price;
	const byPrice = unknownPrice ? [...prices, unknownPrice] : prices;
	return {
		/** The wanted rows in the order asked for; what an order knows nothing of stands at its end, by ranking. */
		cut(wanted: Cut, sort: OtherSort): Uint32Array {
			switch (sort.by) {
				case 'rating':
					return cutOrder(wanted, ranking.rows);
				case 'name':
					return cutOrder(wanted, names.rows);
				case 'price':
					return cutBySets(wanted, byPrice, (cut) => cutOrder(cut, ranking.rows));
				case 'fit':
					fits.write(sort.handicap, belowBest);
					return cutByNumber(wanted, { numbers: belowBest, most: WORST_FIT }, ranking.rows);
				case 'distance': {
					const here = globePoint(sort.from);
					return cutNearest(columns, ranking, wanted, { here, near: nearness.find(wanted.rows, here, wanted.to) });
				}
			}
		},
		/** The rows by what a reader hopes for. */
		grouped: (wishes: CourseWishes) => groupByWishes(columns, fits, wishes),
		near: nearness.find,
		/** To be called for a row that was written anew, and whether it lies elsewhere now. */
		update(row: number, isMoved: boolean) {
			fits.update(row);
			if (isMoved) nearness.forget();
		},
	};
}

export type Sorts = ReturnType<typeof createSorts>;

/** The wanted places of rows that lie near, nearest first; equally far ones, as it is printed, by ranking. */
function cutNearest(
	columns: CourseColumns,
	ranking: Order,
	{ from, to }: Cut,
	{ here, near }: { here: GlobePoint; near: number[] },
): Uint32Array {
	// Distance and place in one number each: numbers are sorted many times quicker than objects are compared.
	const keys = Float64Array.from(
		near,
		(row) => distanceSteps(columns, row, here) * columns.rows + (ranking.place[row] ?? 0),
	);
	return Uint32Array.from(keys.sort().subarray(from, to), (key) => ranking.rows[key % columns.rows] ?? 0);
}

function distanceSteps({ globe }: CourseColumns, row: number, from: GlobePoint): number {
	const kilometres = kilometresOfChord(chordSquared(globe, row * 3, from));
	if (Number.isNaN(kilometres)) return UNKNOWN_STEPS;
	if (kilometres < NEAR_KILOMETRES) return Math.round(kilometres * 10);
	return NEAR_KILOMETRES * 10 + Math.round(kilometres) - NEAR_KILOMETRES;
}

/** Kilometres from a row to a place; NaN where its position is not known. */
export const kilometresTo = ({ globe }: CourseColumns, row: number, from: Position): number =>
	kilometresOfChord(chordSquared(globe, row * 3, globePoint(from)));

/** What a row is judged by for a handicap. */
export const fitFactsOf = ({ lengthMetres, holes, difficulty }: CourseColumns, row: number): FitFacts => ({
	lengthMetres: lengthMetres[row] || null,
	holes: holes[row] || null,
	difficulty: DIFFICULTIES[(difficulty[row] ?? 0) - 1] ?? null,
});

/** How well a row suits a handicap, 0 to 100; null where nothing is known to judge by. */
export const fitOf = (columns: CourseColumns, row: number, handicap: number): number | null =>
	handicapFit(fitFactsOf(columns, row), handicap);
