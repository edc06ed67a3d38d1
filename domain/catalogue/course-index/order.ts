import { commonRows, countRows, everyRow, hasRow, noRows, putRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { CourseColumns } from '../../shared/course-index.ts';
import { renown } from '../facts/renown.ts';
import { NO_RATING } from './columns.ts';

const MOST_RENOWN = renown.choices.length;
/** Where courses stand that no rating ranks and nobody need know. */
const UNKNOWN = NO_RATING + 1 + MOST_RENOWN;

/** Rows in an order, and the place of each row in it. */
export type Order = { rows: Uint32Array; place: Uint32Array };

/** The order that rows are given in. */
export function toOrder(rows: Uint32Array): Order {
	const place = new Uint32Array(rows.length);
	rows.forEach((row, at) => {
		place[row] = at;
	});
	return { rows, place };
}

/** The rows to be put in order, and which places of the order are wanted: from one up to another, of as many as there are. */
export type Cut = { rows: RowSet; from: number; to: number };

/** The wanted rows in an order, from the `from`th on up to the `to`th; `order` has all rows of the set, or the first of them. */
export function cutOrder({ rows, from, to }: Cut, order: Uint32Array): Uint32Array {
	const hasNoOthers = countRows(rows) === order.length;
	if (hasNoOthers) return order.slice(from, to);
	const cut = new Uint32Array(to - from);
	let found = 0;
	for (let place = 0; found < to && place < order.length; place += 1) {
		const row = order[place] ?? 0;
		if (!hasRow(rows, row)) continue;
		if (found >= from) cut[found - from] = row;
		found += 1;
	}
	return cut;
}

/** The wanted rows set by set, those of each as `cutOne` puts them in order. No row is in two sets. */
export const cutBySets = ({ rows, ...places }: Cut, sets: readonly RowSet[], cutOne: Layer['cut']): Uint32Array =>
	cutLayers(
		sets.map((set) => ({ rows: commonRows([rows, set]), cut: cutOne })),
		places,
	);

/** Some of the rows of a list, and how places are cut out of them. */
export type Layer = { rows: RowSet; cut: (wanted: Cut) => Uint32Array };

/** The wanted rows of layers that stand one after the other. */
export function cutLayers(layers: readonly Layer[], { from, to }: Omit<Cut, 'rows'>): Uint32Array {
	const cut = new Uint32Array(to - from);
	let before = 0;
	for (const { rows, cut: cutOne } of layers) {
		const count = countRows(rows);
		const [first, last] = [Math.max(0, from - before), Math.min(count, to - before)];
		if (first < last) cut.set(cutOne({ rows, from: first, to: last }), before + first - from);
		before += count;
	}
	return cut;
}

/** A whole number from 0 to `most` for each row. */
export type RowNumbers = { numbers: Uint16Array; most: number };

/**
 * The wanted rows by their numbers, smallest first, equals as in `order`. The numbers are counted, which tells the place of
 * each row, and the order is walked through as far as the last wanted one: no two are compared.
 */
export function cutByNumber({ rows, from, to }: Cut, { numbers, most }: RowNumbers, order: Uint32Array): Uint32Array {
	const next = new Uint32Array(most + 2);
	for (let row = 0; row < order.length; row += 1) {
		if (!hasRow(rows, row)) continue;
		const number = (numbers[row] ?? 0) + 1;
		next[number] = (next[number] ?? 0) + 1;
	}
	for (let number = 1; number < next.length; number += 1) {
		next[number] = (next[number] ?? 0) + (next[number - 1] ?? 0);
	}
	const cut = new Uint32Array(to - from);
	let missing = cut.length;
	for (let place = 0; missing > 0 && place < order.length; place += 1) {
		const row = order[place] ?? 0;
		if (!hasRow(rows, row)) continue;
		const number = numbers[row] ?? 0;
		const at = next[number] ?? 0;
		next[number] = at + 1;
		if (at < from || at >= to) continue;
		cut[at - from] = row;
		missing -= 1;
	}
	return cut;
}

/** So many of some rows, those with the smallest numbers, and of equals those that come first in `order`; in no order. */
export function listSmallest(
	rows: Uint32Array,
	wanted: number,
	{ numbers, most }: RowNumbers,
	order: Uint32Array,
): Uint32Array {
	if (rows.length <= wanted) return rows;
	const counts = new Uint32Array(most + 1);
	for (let at = 0; at < rows.length; at += 1) {
		const number = numbers[rows[at] ?? 0] ?? 0;
		counts[number] = (counts[number] ?? 0) + 1;
	}
	let [last, smaller] = [0, 0];
	for (; smaller + (counts[last] ?? 0) < wanted; last += 1) smaller += counts[last] ?? 0;
	const [smallest, equals] = [new Uint32Array(wanted), noRows(order.length)];
	let found = 0;
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[at] ?? 0;
		const number = numbers[row] ?? 0;
		if (number === last) putRow(equals, row, true);
		else if (number < last) smallest[found++] = row;
	}
	smallest.set(cutOrder({ rows: equals, from: 0, to: wanted - smaller }, order), smaller);
	return smallest;
}

/** The smaller, the higher ranked: ranked courses by the printed rating, the rest after them by renown. */
const belowTop = ({ ranked, rating, renown: known }: CourseColumns, row: number) =>
	ranked[row] ? NO_RATING - (rating[row] ?? 0) : UNKNOWN - (known[row] ?? 0);

/** The ranking of all rows, as the database orders it: by `belowTop`, equals by name. */
export function rankRows(columns: CourseColumns, names: Order): Order {
	const numbers = Uint16Array.from({ length: columns.rows }, (_, row) => belowTop(columns, row));
	const all = { rows: everyRow(columns.rows), from: 0, to: columns.rows };
	return toOrder(cutByNumber(all, { numbers, most: UNKNOWN }, names.rows));
}

/**
 * Moves a row that was written anew to its new place: it steps past the rows between. Those are few where a rating has changed, and
 * many only where an editor has changed a renown.
 */
export function rankAgain(columns: CourseColumns, names: Order, ranking: Order, row: number) {
	const { rows, place } = ranking;
	const isBefore = (one: number, other: number) => {
		const below = belowTop(columns, one) - belowTop(columns, other);
		return below < 0 || (below === 0 && (names.place[one] ?? 0) < (names.place[other] ?? 0));
	};
	const put = (one: number, at: number) => {
		rows[at] = one;
		place[one] = at;
	};
	let at = place[row] ?? 0;
	for (; at > 0 && isBefore(row, rows[at - 1] ?? 0); at -= 1) put(rows[at - 1] ?? 0, at);
	for (; at + 1 < rows.length && isBefore(rows[at + 1] ?? 0, row); at += 1) put(rows[at + 1] ?? 0, at);
	put(row, at);
}
