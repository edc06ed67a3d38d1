import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageInWords, monthBefore, workingHoursBefore, workingHoursBetween } from './working-hours.ts';

const at = (text: string) => new Date(`${text}Z`);

describe('working hours', () => {
	it.each([
		['within a day', '2026-11-18T09:00', '2026-11-18T11:30', 2.5],
		['over a night', '2026-11-18T15:00', '2026-11-19T09:00', 2],
		['over a weekend', '2026-11-20T15:00', '2026-11-23T09:00', 2],
		['from before the desk opens', '2026-11-18T03:00', '2026-11-18T09:00', 1],
		['on a Sunday', '2026-11-22T09:00', '2026-11-22T15:00', 0],
		['backwards', '2026-11-19T09:00', '2026-11-18T09:00', 0],
	])('are counted %s', (_, from, to, hours) => {
		expect(workingHoursBetween(at(from), at(to))).toBe(hours);
	});

	it('counted back lead to a moment from which as many have passed', () => {
		const moment = fc.date({ min: at('2024-01-01T00:00'), max: at('2027-01-01T00:00'), noInvalidDate: true });
		fc.assert(
			fc.property(moment, fc.integer({ min: 1, max: 400 }), (now, hours) => {
				expect(workingHoursBetween(workingHoursBefore(now, hours), now)).toBeCloseTo(hours, 6);
			}),
		);
	});

	it.each([
		[0.5, 'less than a working hour'],
		[1, '1 working hour'],
		[7.9, '7 working hours'],
		[8, '1 working day'],
		[23, '2 working days'],
	])('of %d are called %s', (hours, words) => {
		expect(ageInWords(hours)).toBe(words);
	});
});

it.each([
	['2026-11-18T09:00', '2026-10-18T09:00'],
	['2026-03-31T09:00', '2026-02-28T09:00'],
	['2026-01-15T09:00', '2025-12-15T09:00'],
])('a month before %s is %s', (now, before) => {
	expect(monthBefore(at(now))).toEqual(at(before));
});
