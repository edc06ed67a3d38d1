import { afterEach, describe, expect, it } from 'vitest';
import { latestDayOnEarth } from '#domain/shared/day.ts';
import { readersDay } from './readers-day.ts';

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
