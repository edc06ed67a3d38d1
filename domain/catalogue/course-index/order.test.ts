import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sortByNumber } from './order.ts';

it('sorts by a number, equals in the order given, what is beyond the greatest number last', () => {
	const numbers = fc.array(fc.oneof(fc.integer({ min: 0, max: 9 }), fc.constant(Infinity)), { maxLength: 40 });
	fc.assert(
		fc.property(numbers, fc.infiniteStream(fc.boolean()), (list, chosen) => {
			const order = Uint32Array.from(list.keys()).reverse();
			const rows = Uint32Array.from([...list.keys()].filter(() => chosen.next().value));
			const numberOf = (row: number) => Math.min(list[row] ?? 0, 8);
			const expected = [...rows].sort((a, b) => numberOf(a) - numberOf(b) || b - a);
			expect([...sortByNumber(rows, (row) => list[row] ?? 0, 7, order)]).toEqual(expected);
		}),
	);
});
