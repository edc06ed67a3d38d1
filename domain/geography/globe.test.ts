import fc from 'fast-check';
import { expect, it } from 'vitest';
import { haversineKilometres } from './distance.ts';
import { chordSquared, globePoint, kilometresOfChord } from './globe.ts';

const place = fc.record({
	latitude: fc.double({ min: -90, max: 90, noNaN: true }),
	longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

it('a straight line through the globe gives the distance along its surface, to ten metres and up to near the antipode', () => {
	fc.assert(
		fc.property(place, place, (a, b) => {
			const kilometres = haversineKilometres(a, b);
			fc.pre(kilometres < 19_000);
			const squared = chordSquared(Float32Array.from(globePoint(a)), 0, globePoint(b));
			expect(Math.abs(kilometresOfChord(squared) - kilometres)).toBeLessThan(0.01);
		}),
	);
});

it('nobody knows how far a place is that nobody knows', () => {
	const nowhere = Float32Array.from(globePoint({ latitude: Number.NaN, longitude: Number.NaN }));
	expect(chordSquared(nowhere, 0, globePoint({ latitude: 1, longitude: 2 }))).toBeNaN();
});
