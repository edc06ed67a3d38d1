import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noRows, putRow } from '#domain/shared/sets/row-set.ts';
import { cutByNumber, listSmallest } from './order.ts';

it('cuts places out of an order by number, in which equals stand in the order given', () => {
	const numbers = fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 80 });
	fc.assert(
		fc.property(numbers, fc.infiniteStream(fc.boolean()), fc.nat(40), fc.nat(40), (list, chosen, start, length) => {
			const order = Uint32Array.from(list.keys()).reverse();
			const chosenRows = [...list.keys()].filter(() => chosen.next().value);
			const rows = noRows(list.length);
			for (const row of chosenRows) putRow(rows, row, true);
			const [from, to] = [start, start + length].map((place) => Math.min(place, chosenRows.length)) as [number, number];
			const expected = chosenRows.sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0) || b - a).slice(from, to);
			const found = cutByNumber({ rows, from, to }, { numbers: Uint16Array.from(list), most: 8 }, order);
			expect([...found]).toEqual(expected);
		}),
	);
});

it('lists the rows with the smallest numbers, and of equals those that come first', () => {
	const numbers = fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 80 });
	fc.assert(
		fc.property(numbers, fc.infiniteStream(fc.boolean()), fc.nat(40), (list, chosen, wanted) => {
			const order = Uint32Array.from(list.keys()).reverse();
			const rows = Uint32Array.from(list.keys()).filter(() => chosen.next().value);
			const expected = [...rows].sort((a, b) => (list[a] ?? 0) - (list[b] ?? 0) || b - a).slice(0, wanted);
			const found = listSmallest(rows, wanted, { numbers: Uint16Array.from(list), most: 8 }, order);
			expect([...found].sort()).toEqual(expected.sort());
		}),
	);
});
