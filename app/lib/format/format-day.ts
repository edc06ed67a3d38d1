/** Where days and months become text, in the manner of `format.ts`. */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "June" from 6. Dates of so simple a form need no formatter, which took a sixtieth of what a page of reviews costs. */
export const formatMonthName = (month: number) => MONTHS[month - 1] ?? '';

/** "12 June 2026" from YYYY-MM-DD or an ISO moment, in UTC. */
export const formatDate = (day: string) => `${new Date(day).getUTCDate()} ${formatMonth(day)}`;

/** "June 2026" from the same. */
export function formatMonth(day: string): string {
	const date = new Date(day);
	return `${formatMonthName(date.getUTCMonth() + 1)} ${date.getUTCFullYear()}`;
}
