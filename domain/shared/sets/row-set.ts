import { countBits } from './bits.ts';

declare const isRowSet: unique symbol;

/**
 * A set of rows: a bit for each, 32 a word, the lowest bit of the first word for row 0. What thirty-two rows have in common is
 * found in one step, so that filters and counts over tens of thousands of rows take microseconds.
 */
export type RowSet = Uint32Array & { readonly [isRowSet]: true };

const BITS = 32;

/** A set of none of so many rows. */
export const noRows = (rows: number) => new Uint32Array(Math.ceil(rows / BITS)) as RowSet;

/** A set of so many rows, all of them in it. */
export const everyRow = (rows: number) => rowsBetween(rows, 0, rows);

/** A set of so many rows, those in it from `from` up to `to`. */
export function rowsBetween(rows: number, from: number, to: number): RowSet {
	const set = noRows(rows);
	if (from >= to) return set;
	for (let at = from >>> 5; at <= (to - 1) >>> 5; at += 1) set[at] = bitsBetween(at, from, to);
	return set;
}

/** The bits of a word that stand for rows from `from` up to `to`. */
function bitsBetween(at: number, from: number, to: number): number {
	const fromFirst = at === from >>> 5 ? -1 << from : -1;
	return at === (to - 1) >>> 5 ? fromFirst & (-1 >>> -to) : fromFirst;
}

/** Whether a row is in a set. */
export const hasRow = (set: RowSet, row: number) => ((set[row >>> 5] ?? 0) & (1 << row)) !== 0;

/** Puts a row in or takes it out. */
export function putRow(set: RowSet, row: number, isIn: boolean) {
	const [at, bit] = [row >>> 5, 1 << row];
	set[at] = isIn ? (set[at] ?? 0) | bit : (set[at] ?? 0) & ~bit;
}

/** Whether a set has any row. */
export const hasAny = (set: RowSet) => set.some((word) => word !== 0);

/** How many rows a set has. */
export const countRows = (set: RowSet) => countCommon(set, set);

/** How many rows two sets have in common, which have none in common before `from` and from `to` on. */
export function countCommon(one: RowSet, other: RowSet, { from = 0, to = BITS * one.length } = {}): number {
	let count = 0;
	const end = Math.ceil(to / BITS);
	for (let at = from >>> 5; at < end; at += 1) count += countBits((one[at] ?? 0) & (other[at] ?? 0));
	return count;
}

/** How many rows from `from` up to `to` a set has. */
export function countBetween(set: RowSet, from: number, to: number): number {
	if (from >= to) return 0;
	let count = 0;
	for (let at = from >>> 5; at <= (to - 1) >>> 5; at += 1)
		count += countBits((set[at] ?? 0) & bitsBetween(at, from, to));
	return count;
}

/** A new set of the rows that are in all of the sets, of which there is at least one. */
export function commonRows([first, ...others]: readonly [RowSet, ...RowSet[]]): RowSet {
	const common = first.slice() as RowSet;
	for (const other of others) {
		for (let at = 0; at < common.length; at += 1) common[at] = (common[at] ?? 0) & (other[at] ?? 0);
	}
	return common;
}

/** A new set of the rows that are in a set and not in another. */
export const rowsWithout = (set: RowSet, other: RowSet) => set.map((word, at) => word & ~(other[at] ?? 0)) as RowSet;

/** Puts all rows of another set into one. */
export function addRows(set: RowSet, other: RowSet) {
	for (let at = 0; at < set.length; at += 1) set[at] = (set[at] ?? 0) | (other[at] ?? 0);
}

/** Visits the rows of a set in the order of their numbers. What has no row costs a look at every 32nd. */
export function forEachRow(set: RowSet, visit: (row: number) => void) {
	for (let at = 0; at < set.length; at += 1) {
		// The lowest bit that is left, until none is.
		for (let bits = set[at] ?? 0; bits !== 0; bits &= bits - 1) visit(BITS * at + 31 - Math.clz32(bits & -bits));
	}
}
