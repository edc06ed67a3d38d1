import { groupThousands } from '#domain/shared/group-thousands.ts';

/** Where dates and numbers become text, with `fact-format.ts` beside it: British English (decision S9). */

/**
 * The formatters of the platform are made when a text first wants them: the first of them costs a phone a tenth of a second,
 * which would pass before a page that hydrates can answer.
 */
export function later<Made>(make: () => Made): () => Made {
	let made: Made | undefined;
	return () => {
		made ??= make();
		return made;
	};
}

const number = later(() => new Intl.NumberFormat('en-GB'));
const oneDecimal = later(() => new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

const MONTHS = [
	'January',
	'February',
	'March',
	'April',
	'May',
	'June',
	'July',
	'August',
	'September',
	'October',
	'November',
	'December',
];

const COUNT = /^\d{1,15}$/;

/** "29,719". Whole numbers, of which lists are full, need no formatter. */
export function formatNumber(value: number): string {
	return COUNT.test(String(value)) ? groupThousands(value) : number().format(value);
}

/** 8.8 or 10.0: ratings always have one decimal. They have been rounded to it before they are printed, as a rule. */
export function formatRating(value: number): string {
	const text = value.toFixed(1);
	return Math.abs(value) < 1000 && Number(text) === value ? text : oneDecimal().format(value);
}

/** "June" from 6. Dates of so simple a form need no formatter, which took a sixtieth of what a page of reviews costs. */
export const formatMonthName = (month: number) => MONTHS[month - 1] ?? '';

/** "12 June 2026" from YYYY-MM-DD or an ISO moment, in UTC. */
export const formatDate = (day: string) => `${new Date(day).getUTCDate()} ${formatMonth(day)}`;

/** "June 2026" from the same. */
export function formatMonth(day: string): string {
	const date = new Date(day);
	return `${formatMonthName(date.getUTCMonth() + 1)} ${date.getUTCFullYear()}`;
}

/** "1 review", "412 reviews". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
	`${formatNumber(count)} ${count === 1 ? one : many}`;
