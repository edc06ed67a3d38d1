import { expect, it } from 'vitest';
import { halfStarsOf } from './stars.ts';

it.each([
	[0, 0],
	[0.4, 0],
	[0.5, 1],
	[1.4, 1],
	[1.5, 2],
	[2.4, 2],
	[7, 7],
	[8.4, 8],
	[8.5, 9],
	[9.4, 9],
	[9.5, 10],
	[10, 10],
])('a rating of %s fills %s half stars', (rating, halves) => {
	expect(halfStarsOf(rating)).toBe(halves);
});

it('takes what is beyond 0 and 10 for these', () => {
	expect([-1, 11].map(halfStarsOf)).toEqual([0, 10]);
});
