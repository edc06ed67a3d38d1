import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countBetween, countRows, everyRow, forEachRow, noRows, putRow, type RowSet, rowsBetween } from './row-set.ts';

const listOf = (set: RowSet) => {
	const rows: number[] = [];
	forEachRow(set, (row) => rows.push(row));
	return rows;
};
/** Around the edges of words as well. */
const rows = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.constantFrom(0, 31, 32, 33, 63, 64, 65, 96));

it('has every row, whatever their number', () => {
	fc.assert(
		fc.property(rows, (count) => {
			expect(listOf(everyRow(count))).toEqual([...Array(count).keys()]);
		}),
	);
});

it('has the rows from one up to another', () => {
	fc.assert(
		fc.property(rows, rows, (from, to) => {
			const expected = [...Array(130).keys()].filter((row) => row >= from && row < to);
			expect(listOf(rowsBetween(130, from, Math.min(130, to)))).toEqual(expected);
		}),
	);
});

it('counts the rows from one up to another', () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.nat(129)), rows, rows, (list, from, to) => {
			const set = noRows(130);
			for (const row of list) putRow(set, row, true);
			expect(countRows(set)).toBe(list.length);
			expect(countBetween(set, from, Math.min(130, to))).toBe(list.filter((row) => row >= from && row < to).length);
		}),
	);
});
