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
const fullDate = later(
	() => new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }),
);
const monthYear = later(() => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }));

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

/** "12 June 2026" from YYYY-MM-DD or an ISO moment. */
export const formatDate = (day: string) => fullDate().format(new Date(day));

/** "June 2026". */
export const formatMonth = (day: string) => monthYear().format(new Date(day));

/** "1 review", "412 reviews". */
export const formatCount = (count: number, one: string, many = `${one}s`) =>
	`${formatNumber(count)} ${count === 1 ? one : many}`;
