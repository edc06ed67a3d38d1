import { timeZoneAt } from '../../geography/time-zone.ts';
import { utcDay } from '../../shared/day.ts';

const DAY = 24 * 3_600_000;

/** Where a course lies, as far as anybody knows. */
export type CoursePosition = { latitude: number | null; longitude: number | null };

/**
 * When the days from `firstDay` to `lastDay`, YYYY-MM-DD both, begin and are over at a course, by the clocks of its time zone; by UTC
 * where nobody knows where it lies.
 */
export function spanOf(position: CoursePosition, firstDay: string, lastDay: string): { beginsAt: Date; endsAt: Date } {
	const zone = zoneOf(position);
	const dayAfter = utcDay(new Date(Date.parse(lastDay) + DAY));
	return { beginsAt: startOfDay(zone, firstDay), endsAt: startOfDay(zone, dayAfter) };
}

const zoneOf = ({ latitude, longitude }: CoursePosition) =>
	latitude === null || longitude === null ? 'UTC' : timeZoneAt({ latitude, longitude });

/** Asked for twice: between midnight in UTC and midnight there the clocks may be changed. */
function startOfDay(zone: string, day: string): Date {
	const midnight = Date.parse(`${day}T00:00:00Z`);
	const near = midnight - aheadOf(zone, midnight);
	return new Date(midnight - aheadOf(zone, near));
}

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
function aheadOf(zone: string, moment: number): number {
	const format = new Intl.DateTimeFormat('en-GB', {
		...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: '2-digit', day: '2-digit' },
		...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
	} as const);
	const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
	const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
	return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1_000) * 1_000;
}
