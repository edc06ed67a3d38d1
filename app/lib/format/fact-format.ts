/** What else becomes text, in the manner of `format.ts`. Apart from it, because few pages need these at first. */

import { formatNumber, formatRating as oneDecimal } from './format.ts';

/** The formatters of the platform are made when a text first wants them: they take long. */
function later<Made>(make: () => Made): () => Made {
	let made: Made | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

const list = later(() => new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' }));
const americanDate = later(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }));
const moment = later(
	() =>
		new Intl.DateTimeFormat('en-GB', {
			...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
			...({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const),
		}),
);

const MILES_A_KILOMETRE = 0.6213712;

const moneyFormats = new Map<string, Intl.NumberFormat>();

/** "€120", "€85.50" or "JP¥12,000" from 12000 and EUR, 8550 and EUR, 12000 and JPY: minor units, as many as the currency has. */
export function formatMoney(minor: number, currency: string): string {
	let format = moneyFormats.get(currency);
	if (!format) {
		format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
		moneyFormats.set(currency, format);
	}
	return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** "4.2 km (2.6 miles)", "38 km (24 miles)": a decimal below ten only. */
export function formatDistance(kilometres: number): string {
	const round = (value: number) => (value < 9.95 ? oneDecimal(value) : formatNumber(Math.round(value)));
	return `${round(kilometres)} km (${round(kilometres * MILES_A_KILOMETRE)} miles)`;
}

export const formatList = (words: string[]) => list().format(words);

/** "May 7, 2025" from 2025-05-07: the legal pages' date is printed as the specification spells it. */
export const formatLegalDate = (day: string) => americanDate().format(new Date(day));

/** "12 Jun 2026, 14:05 UTC". */
export const formatMoment = (at: Date) => `${moment().format(at)} UTC`;
