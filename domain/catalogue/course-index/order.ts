import type { Position } from '../../geography/distance.ts';
import { chordSquared, type GlobePoint, globePoint, kilometresOfChord } from '../../geography/globe.ts';
import type { CourseColumns, CourseSort } from '../../shared/course-index.ts';
import { DIFFICULTIES } from '../facilities.ts';
import { handicapFit } from '../handicap-fit.ts';
import { NO_RATING } from './columns.ts';

/** Nearer than this courses are told apart by a tenth of a kilometre, farther away by whole ones, as they are printed. */
const NEAR_KILOMETRES = 400;
const NEAR_STEPS = NEAR_KILOMETRES * 10;
/** A step further than any place on earth. */
const FARTHEST_STEPS = NEAR_STEPS + 20_100 - NEAR_KILOMETRES;
const WORST_FIT = 100;
const MOST_BANDS = 4;

/** Rows in an order, and the place of each row in it. */
export type Order = { rows: Uint32Array; place: Uint32Array };

/**
 * Sorts by a whole number from 0 to `most` a row, smallest first, equals as in `order`. What is greater stands at the end.
 * The numbers are counted and the order is walked through once, which is many times quicker than to compare.
 */
export function sortByNumber(
	rows: Uint32Array,
	numberOf: (row: number) => number,
	most: number,
	order: Uint32Array,
): Uint32Array {
	// None is as great as 65,535: distances go up to some 24,000 steps.
	const numbers = new Uint16Array(order.length);
	const next = new Uint32Array(most + 4);
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[at] ?? 0;
		// From one: nought is for rows that were not asked for.
		const number = 1 + Math.min(most + 1, numberOf(row));
		numbers[row] = number;
		next[number + 1] = (next[number + 1] ?? 0) + 1;
	}
	for (let number = 1; number < next.length; number += 1) {
		next[number] = (next[number] ?? 0) + (next[number - 1] ?? 0);
	}
	const sorted = new Uint32Array(rows.length);
	for (let place = 0; place < order.length; place += 1) {
		const row = order[place] ?? 0;
		const number = numbers[row] ?? 0;
		if (number === 0) continue;
		const at = next[number] ?? 0;
		sorted[at] = row;
		next[number] = at + 1;
	}
	return sorted;
}

/** The ranking, as the database orders it: ranked courses by the printed rating, the rest by name. */
export function rankRows({ ranked, rating }: CourseColumns, names: Order): Order {
	const value = (row: number) => (ranked[row] ? NO_RATING - (rating[row] ?? 0) : Infinity);
	return toOrder(sortByNumber(names.rows, value, NO_RATING, names.rows));
}

export function toOrder(rows: Uint32Array): Order {
	const place = new Uint32Array(rows.length);
	rows.forEach((row, at) => {
		place[row] = at;
	});
	return { rows, place };
}

/** The rows in the order asked for; what an order knows nothing of stands at its end, by ranking. */
export function sortRows(
	columns: CourseColumns,
	orders: { names: Order; ranking: Order },
	rows: Uint32Array,
	sort: CourseSort,
) {
	const [names, ranking] = [orders.names.rows, orders.ranking.rows];
	switch (sort.by) {
		case 'match':
			return rows;
		case 'rating':
			return sortByNumber(rows, () => 0, 0, ranking);
		case 'name':
			return sortByNumber(rows, () => 0, 0, names);
		case 'price':
			return sortByNumber(rows, (row) => columns.priceBand[row] || Infinity, MOST_BANDS, ranking);
		case 'distance': {
			const from = globePoint(sort.from);
			return sortByNumber(rows, (row) => distanceSteps(columns, row, from), FARTHEST_STEPS, ranking);
		}
		case 'fit':
			return sortByNumber(
				rows,
				(row) => WORST_FIT - (fitOf(columns, row, sort.handicap) ?? -Infinity),
				WORST_FIT,
				ranking,
			);
	}
}

/** Kilometres from a row to a place; NaN where its position is not known. */
export const kilometresTo = ({ globe }: CourseColumns, row: number, from: Position): number =>
	kilometresOfChord(chordSquared(globe, row * 3, globePoint(from)));

function distanceSteps({ globe }: CourseColumns, row: number, from: GlobePoint): number {
	const kilometres = kilometresOfChord(chordSquared(globe, row * 3, from));
	if (Number.isNaN(kilometres)) return Infinity;
	if (kilometres < NEAR_KILOMETRES) return Math.round(kilometres * 10);
	return NEAR_STEPS + Math.round(kilometres) - NEAR_KILOMETRES;
}

/** How well a row suits a handicap, 0 to 100; null where nothing is known to judge by. */
export function fitOf(columns: CourseColumns, row: number, handicap: number): number | null {
	const facts = {
		lengthMetres: columns.lengthMetres[row] || null,
		holes: columns.holes[row] || null,
		difficulty: DIFFICULTIES[(columns.difficulty[row] ?? 0) - 1] ?? null,
	};
	return handicapFit(facts, handicap);
}
