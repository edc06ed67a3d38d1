import { afterEach, describe, expect, it } from 'vitest';
import { isCalendarDay, latestDayOnEarth, onceADay, readersDay } from './day.ts';

describe('the last day that may have been played', () => {
	const timeZone = process.env.TZ;
	afterEach(() => {
		process.env.TZ = timeZone;
	});

	it('R39, S51: is the reader’s own today in the browser, from UTC-12 to UTC+14', () => {
		const moment = new Date('2026-11-21T11:00:00Z');
		const days = ['Etc/GMT+12', 'Europe/Stockholm', 'Pacific/Apia', 'Pacific/Kiritimati'].map((zone) => {
			process.env.TZ = zone;
			return readersDay(moment);
		});
		expect(days).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-22']);
	});

	it('R39: is today in UTC+14 on the server, so that no reader’s today is refused', () => {
		const now = new Date('2026-11-21T10:30:00Z');
		expect(latestDayOnEarth(now)).toBe('2026-11-22');
		process.env.TZ = 'Pacific/Kiritimati';
		expect(readersDay(now)).toBe(latestDayOnEarth(now));
	});
});

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
