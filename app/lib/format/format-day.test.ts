import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatMonth } from './format-day.ts';

describe('days as text', () => {
	const platform = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
	const full = platform({ day: 'numeric', month: 'long', year: 'numeric' });
	const month = platform({ month: 'long', year: 'numeric' });
	const since1900 = fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

	it('are what the platform writes in British English, as they are in UTC', () => {
		expect(formatDate('2026-06-12T23:59:00Z')).toBe('12 June 2026');
		expect(formatDate('2026-06-12T23:59:00-05:00')).toBe('13 June 2026');
		fc.assert(
			fc.property(since1900, (date) => {
				const moment = date.toISOString();
				for (const day of [moment, moment.slice(0, 10)]) {
					expect(formatDate(day)).toBe(full.format(date));
					expect(formatMonth(day)).toBe(month.format(date));
				}
			}),
		);
	});
});
