import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatCount, formatDate, formatMonth, formatNumber, formatRating } from './format.ts';

describe('numbers as text', () => {
	const number = new Intl.NumberFormat('en-GB');
	const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
	// Nobody prints a zero below zero.
	const finite = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((value) => !Object.is(value, -0));

	it('are what the platform writes in British English, whole or not', () => {
		fc.assert(
			fc.property(fc.oneof(fc.nat(), fc.integer(), fc.maxSafeNat(), finite), (value) => {
				expect(formatNumber(value)).toBe(number.format(value));
			}),
		);
	});

	it('have one decimal where they are ratings, whatever has been stored', () => {
		const rounded = fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10);
		fc.assert(
			fc.property(fc.oneof(rounded, finite), (value) => {
				expect(formatRating(value)).toBe(oneDecimal.format(value));
			}),
		);
	});
});

describe('the formatters of the platform', () => {
	afterEach(() => {
		vi.restoreAllMocks();
	});

	it('are made neither by loading this file nor for the numbers of a list: the first would hold up a phone', async () => {
		vi.resetModules();
		const [number, date] = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')];
		const fresh = await import('./format.ts');
		expect([fresh.formatCount(29719, 'course'), fresh.formatRating(8.7)]).toEqual(['29,719 courses', '8.7']);
		expect(fresh.formatDate('2026-06-12')).toBe('12 June 2026');
		expect(number).not.toHaveBeenCalled();
		expect(date).not.toHaveBeenCalled();
		expect(fresh.formatNumber(0.5)).toBe('0.5');
		expect(number).toHaveBeenCalledOnce();
	});
});

it('one of a thing is said in the singular', () => {
	expect(formatCount(1, 'review')).toBe('1 review');
});

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
