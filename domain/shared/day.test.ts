import { describe, expect, it } from 'vitest';
import { isCalendarDay, onceADay } from './day.ts';

describe('a calendar day', () => {
	it.each(['2024-02-29', '0001-01-01', '9999-12-31'])(
		'R39: a leap day, and the first and last day that can be written, are days: %s',
		(text) => {
			expect(isCalendarDay(text)).toBe(true);
		},
	);

	it.each(['2023-02-29', '9999-99-99', '2026-13-01', '2026-1-1', '+02026-01-01', '2026-01-01T00:00', ''])(
		'R39: what no calendar has, or is not written as YYYY-MM-DD, is no day: %j',
		(text) => {
			expect(isCalendarDay(text)).toBe(false);
		},
	);
});

it('what is made of a day is made once for as long as the same day is asked for', () => {
	const made: string[] = [];
	const ofDay = onceADay((day) => {
		made.push(day);
		return { day };
	});
	const first = ofDay('2026-11-21');
	expect(ofDay('2026-11-21')).toBe(first);
	expect(['2026-11-22', '2026-11-22', '2026-11-21'].map((day) => ofDay(day).day)).toEqual([
		'2026-11-22',
		'2026-11-22',
		'2026-11-21',
	]);
	expect(made).toEqual(['2026-11-21', '2026-11-22', '2026-11-21']);
});
