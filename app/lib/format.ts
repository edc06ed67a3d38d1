/** The one place where dates and numbers become text: British English (decision S9). */

const number = new Intl.NumberFormat('en-GB');
const oneDecimal = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fullDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthYear = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

export const formatNumber = (value: number) => number.format(value);

/** 8.8 or 10.0: ratings always have one decimal. */
export const formatRating = (value: number) => oneDecimal.format(value);

/** "12 June 2026" from YYYY-MM-DD or an ISO moment. */
export const formatDate = (day: string) => fullDate.format(new Date(day));

/** "June 2026". */
export const formatMonth = (day: string) => monthYear.format(new Date(day));

const moment = new Intl.DateTimeFormat('en-GB', {
	...({ day: 'numeric', month: 'short', year: 'numeric' } as const),
	...({ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const),
});

/** "12 Jun 2026, 14:05 UTC". */
export const formatMoment = (at: Date) => `${moment.format(at)} UTC`;

/** "1 review", "412 reviews". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
	`${number.format(count)} ${count === 1 ? one : many}`;
