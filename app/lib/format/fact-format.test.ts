import { expect, it } from 'vitest';
import { formatMoney } from './fact-format.ts';

it.each([
	[12_000, 'EUR', '€120'],
	[8550, 'EUR', '€85.50'],
	[12_000, 'JPY', 'JP¥12,000'],
	[125_000, 'SEK', 'SEK\u00a01,250'],
	[0, 'GBP', '£0'],
	[45_500, 'TND', 'TND\u00a045.500'],
])('%i minor units of %s are %s, each time', (minor, currency, words) => {
	expect(formatMoney(minor, currency)).toBe(words);
	expect(formatMoney(minor, currency)).toBe(words);
});
