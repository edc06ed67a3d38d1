import { describe, expect, it } from 'vitest';
import { handicapFit, suitsWell } from './handicap-fit.ts';

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
