import { haversineKilometres } from '../../geography/distance.ts';
import type { CourseColumns, CourseSort } from '../../shared/course-index.ts';
import { DIFFICULTIES } from '../facilities.ts';
import { handicapFit } from '../handicap-fit.ts';
import { NO_RATING } from './columns.ts';

/** Numbers up to which places in a list go: a key is `value × SPREAD + place`, still a whole number. */
const SPREAD = 2 ** 24;
/** Stands after everything that is known. */
const UNKNOWN = 2 ** 20;
const KILOMETRES_A_STEP = 0.1;

/** Rows in an order, and the place of each row in it. */
export type Order = { rows: Uint32Array; place: Uint32Array };

/** Sorts by a whole number below 2²⁸ a row, smallest first, equals by `place`; keys of that kind sort without a comparison of ours. */
function sortBy(rows: Uint32Array, numberOf: (row: number) => number, { rows: order, place }: Order): Uint32Array {
	const keys = Float64Array.from(rows, (row) => numberOf(row) * SPREAD + (place[row] ?? 0)).sort();
	return Uint32Array.from(keys, (key) => order[key % SPREAD] ?? 0);
}

/** The ranking, as the database orders it: ranked courses by the printed rating, the rest by name. */
export function rankRows(columns: CourseColumns, names: Order): Order {
	const value = (row: number) => (columns.ranked[row] ? NO_RATING - (columns.rating[row] ?? 0) : UNKNOWN);
	return toOrder(sortBy(names.rows, value, names));
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
	const { names, ranking } = orders;
	switch (sort.by) {
		case 'match':
			return rows;
		case 'rating':
			return sortBy(rows, () => 0, ranking);
		case 'name':
			return sortBy(rows, () => 0, names);
		case 'price':
			return sortBy(rows, (row) => columns.priceBand[row] || UNKNOWN, ranking);
		case 'distance':
			return sortBy(rows, (row) => distanceSteps(columns, row, sort.from), ranking);
		case 'fit':
			return sortBy(rows, (row) => 100 - (fitOf(columns, row, sort.handicap) ?? -UNKNOWN), ranking);
	}
}

/** Kilometres from a row to a place; NaN where its position is not known. */
export function kilometresTo(
	{ latitude, longitude }: CourseColumns,
	row: number,
	from: { latitude: number; longitude: number },
) {
	return haversineKilometres(from, { latitude: latitude[row] ?? Number.NaN, longitude: longitude[row] ?? Number.NaN });
}

function distanceSteps(columns: CourseColumns, row: number, from: { latitude: number; longitude: number }): number {
	const kilometres = kilometresTo(columns, row, from);
	return Number.isNaN(kilometres) ? UNKNOWN : Math.round(kilometres / KILOMETRES_A_STEP);
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
