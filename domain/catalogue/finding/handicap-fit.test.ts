import { describe, expect, it } from 'vitest';
import { handicapFit, misfitReasons, suitsWell } from './handicap-fit.ts';

const facts = (lengthMetres: number | null, difficulty: string | null, holes: number | null = 18) => ({
	lengthMetres,
	difficulty,
	holes,
});
const suits = (index: number, ...known: Parameters<typeof facts>) => suitsWell(handicapFit(facts(...known), index));

describe('how well a course suits a handicap', () => {
	it('falls with its difficulty', () => {
		expect(suits(54, null, 'Gentle')).toBe(true);
		expect(suits(24, null, 'Moderate')).toBe(true);
		expect(suits(18, null, 'Challenging')).toBe(true);
		expect(suits(24, null, 'Challenging')).toBe(false);
		expect(suits(24, null, 'Severe')).toBe(false);
		expect(suits(-2, null, 'Severe')).toBe(true);
	});

	it('falls with its length, beyond what forward tees make up for', () => {
		expect(handicapFit(facts(6_300, null), 0)).toBe(100);
		expect(handicapFit(facts(6_100, null), 18)).toBe(100);
		expect(suits(36, 6_900, null)).toBe(false);
		expect(suits(36, 4_000, null)).toBe(true);
		expect(suits(0, 5_300, null)).toBe(true);
		expect(suits(0, 2_700, null)).toBe(false);
	});

	it('counts nine holes twice', () => {
		expect(handicapFit(facts(3_150, null, 9), 0)).toBe(handicapFit(facts(6_300, null), 0));
	});

	it('is the mean of both where both are known', () => {
		const [length, difficulty] = [handicapFit(facts(6_500, null), 30), handicapFit(facts(null, 'Severe'), 30)];
		const both = handicapFit(facts(6_500, 'Severe'), 30) ?? 0;
		expect(Math.abs(both - ((length ?? 0) + (difficulty ?? 0)) / 2)).toBeLessThanOrEqual(1.5);
	});

	it('is not known where neither is', () => {
		expect(handicapFit(facts(null, null), 12)).toBeNull();
		expect(handicapFit(facts(null, 'constructor'), 12)).toBeNull();
		expect(suitsWell(null)).toBe(false);
	});
});

describe('why a course does not suit a handicap', () => {
	const reasons = (index: number, ...known: Parameters<typeof facts>) => misfitReasons(facts(...known), index);

	it('is its length, its difficulty or both, whichever is too much', () => {
		expect(reasons(36, 6_900, null)).toEqual(['longer']);
		expect(reasons(0, 2_700, null)).toEqual(['shorter']);
		expect(reasons(24, null, 'Severe')).toEqual(['harder']);
		expect(reasons(-10, 1_000, 'Gentle')).toEqual(['shorter']);
		expect(reasons(36, 6_900, 'Severe')).toEqual(['longer', 'harder']);
		expect(reasons(54, 3_000, 'Severe')).toEqual(['harder']);
	});

	it('is there for every course that is known not to suit, and for no other', () => {
		for (const index of [-10, 0, 9, 18, 36, 54])
			for (const metres of [null, 1_000, 3_150, 5_000, 6_300, 7_200])
				for (const difficulty of [null, 'Gentle', 'Moderate', 'Challenging', 'Severe']) {
					const fit = handicapFit(facts(metres, difficulty), index);
					expect(reasons(index, metres, difficulty).length > 0).toBe(fit !== null && !suitsWell(fit));
				}
	});
});
