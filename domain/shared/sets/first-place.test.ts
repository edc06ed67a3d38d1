import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstPlace } from './first-place.ts';

it('finds the first place that is reached, or that none is', () => {
	fc.assert(
		fc.property(fc.nat(100), fc.nat(120), (places, first) => {
			expect(firstPlace(places, (place) => place >= first)).toBe(Math.min(places, first));
		}),
	);
});
