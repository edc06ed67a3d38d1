import { expect, it } from 'vitest';
import { formatAccuracy, formatApart, formatPosition, roundPosition } from './position.ts';

it('prints a position with no more decimals than are known of it', () => {
	const place = { latitude: 56.21463, longitude: -2.95871 };
	expect(formatPosition({ ...place, accuracy: 60 })).toBe('56.2146° N, 2.9587° W, about 60 m');
	expect(formatPosition({ ...place, accuracy: 1_000 })).toBe('56.21° N, 2.96° W, about 1 km');
	expect(formatPosition({ ...place, accuracy: null })).toBe('56.215° N, 2.959° W');
	expect(roundPosition({ ...place, accuracy: 60 })).toEqual({ latitude: 56.2146, longitude: -2.9587 });
	expect(roundPosition({ ...place, accuracy: 1_000 })).toEqual({ latitude: 56.21, longitude: -2.96 });
});

it('prints how far off and how far apart in metres below a kilometre', () => {
	expect([0, 4, 64, 149, 949, 950, 2_600].map(formatAccuracy)).toEqual(
		['10 m', '10 m', '60 m', '100 m', '900 m', '1 km', '3 km'].map((words) => `about ${words}`),
	);
	expect([0.004, 0.456, 0.994, 0.996, 4.23].map(formatApart)).toEqual(['0 m', '460 m', '990 m', '1.0 km', '4.2 km']);
});
