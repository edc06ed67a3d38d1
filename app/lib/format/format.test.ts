import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatCount, formatNumber, formatRating } from './format.ts';

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

	it('are not made for the numbers of a list: the first would hold up a phone', async () => {
		vi.resetModules();
		const number = vi.spyOn(Intl, 'NumberFormat');
		const fresh = await import('./format.ts');
		expect([fresh.formatCount(29719, 'course'), fresh.formatRating(8.7)]).toEqual(['29,719 courses', '8.7']);
		expect(number).not.toHaveBeenCalled();
	});
});

it('one of a thing is said in the singular', () => {
	expect(formatCount(1, 'review')).toBe('1 review');
});
