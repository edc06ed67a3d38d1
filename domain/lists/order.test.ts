import { describe, expect, it } from 'vitest';
import { orderOf } from './order.ts';

const BEFORE = [11, 12, 13, 14];
const rows = (places: (number | null)[]) =>
	BEFORE.map((courseId, index) => ({ courseId, place: places[index] ?? null, note: '' }));
const AS_THEY_ARE = rows([1, 2, 3, 4]);

describe('the order of a list', () => {
	it.each([
		['stays where nothing was typed', [null, null, null, null], [11, 12, 13, 14]],
		['puts the last first', [1, 2, 3, 1], [14, 11, 12, 13]],
		['puts the first third, behind what stood there', [3, 2, 3, 4], [12, 13, 11, 14]],
		['changes two for each other', [2, 1, 3, 4], [12, 11, 13, 14]],
		['takes a number past the end for the end', [99, 2, 3, 4], [12, 13, 14, 11]],
	])('%s', (_what, places, order) => {
		expect(orderOf(BEFORE, { rows: rows(places), move: null })).toEqual(order);
	});

	it.each([
		['up', 13, [11, 13, 12, 14]],
		['up', 11, [11, 12, 13, 14]],
		['down', 11, [12, 11, 13, 14]],
		['down', 14, [11, 12, 13, 14]],
		['remove', 12, [11, 13, 14]],
		// One that is on the list no more.
		['up', 99, [11, 12, 13, 14]],
	] as const)('moves by a button: %s of %i', (move, courseId, order) => {
		expect(orderOf(BEFORE, { rows: AS_THEY_ARE, move: { move, courseId } })).toEqual(order);
	});

	it('keeps a course in its place that the form does not know', () => {
		expect(orderOf([11, 99, 12], { rows: AS_THEY_ARE.slice(0, 1), move: null })).toEqual([11, 99, 12]);
	});
});
