import { ANSWERED_WITHIN } from '../support/options.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The desk is manned on weekdays from 8 to 16 in UTC: from 9 or 10 in Stockholm. */
const OPENS = 8 * HOUR;
const HOURS_A_DAY = 8;

/** Applications are answered within as many business days as is promised. */
export const APPLICATION_HOURS = ANSWERED_WITHIN[1] * HOURS_A_DAY;

/** How many working hours have passed between two moments; zero where the second is not after the first. */
export function workingHoursBetween(from: Date, to: Date): number {
	let hours = 0;
	for (let day = startOfDay(from.getTime()); day < to.getTime(); day += DAY) {
		if (isWeekend(day)) continue;
		const begins = Math.max(from.getTime(), day + OPENS);
		const ends = Math.min(to.getTime(), day + OPENS + HOURS_A_DAY * HOUR);
		hours += Math.max(0, ends - begins) / HOUR;
	}
	return hours;
}

/** The last moment that lies so many working hours before another: what came earlier has waited longer. */
export function workingHoursBefore(now: Date, hours: number): Date {
	let left = hours * HOUR;
	for (let day = startOfDay(now.getTime()); ; day -= DAY) {
		if (isWeekend(day)) continue;
		const ends = Math.min(now.getTime(), day + OPENS + HOURS_A_DAY * HOUR);
		const worked = Math.max(0, ends - (day + OPENS));
		if (worked >= left) return new Date(ends - left);
		left -= worked;
	}
}

/** The moment a month before, for what has to be answered within one; from 31 March to the last of February. */
export function monthBefore(now: Date): Date {
	const before = new Date(now);
	before.setUTCMonth(now.getUTCMonth() - 1);
	// A day that the month before does not have has run over into this one.
	if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0);
	return before;
}

/** "3 working hours", "2 working days": how long something has waited. */
export function ageInWords(hours: number): string {
	if (hours < 1) return 'less than a working hour';
	const whole = Math.floor(hours);
	if (whole < HOURS_A_DAY) return `${whole} working ${whole === 1 ? 'hour' : 'hours'}`;
	const days = Math.floor(hours / HOURS_A_DAY);
	return `${days} working ${days === 1 ? 'day' : 'days'}`;
}

const startOfDay = (time: number) => Math.floor(time / DAY) * DAY;

function isWeekend(day: number): boolean {
	const weekday = new Date(day).getUTCDay();
	return weekday === 0 || weekday === 6;
}
