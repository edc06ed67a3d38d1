/** The one place where dates and numbers become text: British English (decision S9). */

const number = new Intl.NumberFormat('en-GB');
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fullDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' });
const list = new Intl.ListFormat('en-GB', { style: 'long', type: 'conjunction' });

const YARDS_A_METRE = 1.0936133;

export const formatNumber = (value: number) => number.format(value);

/** 8.8 or 10.0: ratings always have one decimal. */
export const formatRating = (value: number) => oneDecimal.format(value);

/** "12 June 2026" from YYYY-MM-DD or an ISO moment. */
export const formatDate = (day: string) => fullDate.format(new Date(day));

/** "June 2026". */
export const formatMonth = (day: string) => monthYear.format(new Date(day));

/** "June" from 6. */
export const formatMonthName = (month: number) => monthName.format(new Date(Date.UTC(2024, month - 1, 1)));

/** "6,218 m (6,800 yd)" (decision X8). */
export const formatLength = (metres: number) =>
	`${number.format(metres)} m (${number.format(Math.round(metres * YARDS_A_METRE))} yd)`;

/** "€120" from 12000 and EUR. Minor units have as many digits as the currency has. */
export function formatMoney(minor: number, currency: string): string {
	const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 2 });
	const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
	const amount = minor / 10 ** digits;
	return new Intl.NumberFormat('en-GB', {
		style: 'currency',
		currency,
		minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
	}).format(amount);
}

export const formatList = (words: string[]) => list.format(words);

/** "1 review", "412 reviews". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
	`${number.format(count)} ${count === 1 ? one : many}`;

const americanDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** "May 7, 2025" from 2025-05-07: the legal pages' date is printed as the specification spells it. */
export const formatLegalDate = (day: string) => americanDate.format(new Date(day));
