import fc from 'fast-check';
import { expect, it } from 'vitest';
import { keepLeast } from './least.ts';

it('keeps those with the smallest numbers, smallest first, of equals those with the smaller id', () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 9 })), fc.integer({ min: 0, max: 6 }), (numbers, limit) => {
			const least = keepLeast(limit);
			const offered = numbers.map((number, at) => ({ id: (at * 7) % 101, number }));
			for (const { id, number } of offered) least.offer(id, number);
			const sorted = offered.toSorted((a, b) => a.number - b.number || a.id - b.id);
			expect(least.kept).toEqual(sorted.slice(0, limit));
		}),
	);
});
