import { utcDay } from '../shared/day.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The sun goes round in 24 hours: so many degrees of longitude are an hour. */
const DEGREES_AN_HOUR = 15;

/** How far a course's day is ahead of that of UTC, in milliseconds, by the sun; none where nobody knows where it lies. */
const aheadOf = (longitude: number | null) => ((longitude ?? 0) / DEGREES_AN_HOUR) * HOUR;

/** The calendar day at a course, by the sun, which a time zone is within hours of. */
export const dayAt = (longitude: number | null, moment: Date): string =>
	utcDay(new Date(moment.getTime() + aheadOf(longitude)));

/** When a calendar day is over at a course. */
export const endOfDay = (longitude: number | null, day: string): Date =>
	new Date(Date.parse(`${day}T00:00:00Z`) + DAY - aheadOf(longitude));

/** From when on a report counts as so old: the moment it came, or the end of its day where it came later. */
export const observedAt = (longitude: number | null, day: string, sentAt: Date): Date => {
	const end = endOfDay(longitude, day);
	return end < sentAt ? end : sentAt;
};

/** So many calendar days lie between two, never fewer than none. */
export const daysBetween = (earlier: string, later: string): number =>
	Math.max(0, Math.round((Date.parse(later) - Date.parse(earlier)) / DAY));
