import { describe, expect, it } from 'vitest';
import { type MonthCounts, yearOf } from './year.ts';

const month = (number: number, reports: number, good: number, temporary = 0): MonthCounts => ({
	month: number,
	reports,
	good,
	temporary,
	all: reports,
});

describe('the year of the greens', () => {
	it('is best in the months in a row that are about as good as the best', () => {
		const summer = [month(5, 10, 0.6), month(6, 10, 0.85), month(7, 20, 0.9), month(8, 10, 0.95), month(9, 10, 0.7)];
		expect(yearOf(summer, 2023)).toMatchObject({ best: { from: 6, to: 8, good: 0.9 }, reports: 60, since: 2023 });
	});

	it('goes across the turn of the year, and round it', () => {
		expect(
			yearOf(
				[1, 2, 12].map((number) => month(number, 9, 1)),
				2024,
			)?.best,
		).toEqual({ from: 12, to: 2, good: 1 });
		const whole = Array.from({ length: 12 }, (_, index) => month(index + 1, 9, 1));
		expect(yearOf(whole, 2024)?.best).toEqual({ from: 1, to: 12, good: 1 });
	});

	it('says nothing of months with few reports, and of none at all', () => {
		const few = yearOf([month(6, 4, 1), month(7, 5, 0.4)], 2025);
		expect(few?.best).toMatchObject({ from: 7, to: 7 });
		expect(few?.months.map(({ isEnough }) => isEnough).indexOf(true)).toBe(6);
		expect(yearOf([month(6, 4, 1)], 2025)?.best).toBeNull();
		expect(yearOf([month(6, 8, 0)], 2025)?.best).toBeNull();
		expect(yearOf([{ ...month(6, 0, 0), all: 3 }], 2025)).toBeNull();
		expect(yearOf([], 2025)).toBeNull();
	});

	it('marks months in which a quarter of the reports had temporary greens', () => {
		const winter = yearOf([month(1, 8, 0.3, 2), month(2, 8, 0.3, 1), month(3, 4, 0.3, 4)], 2025);
		expect(winter?.months.slice(0, 3).map(({ isTemporary }) => isTemporary)).toEqual([true, false, false]);
	});
});
