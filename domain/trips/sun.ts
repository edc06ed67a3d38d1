import { getTimes } from 'suncalc';
import type { Position } from '../geography/distance.ts';
import { timeZoneAt } from '../geography/time-zone.ts';

/** So long a round takes, in minutes: four and a half hours for 18 holes, half of it for nine. */
export const ROUND_MINUTES = { 18: 270, 9: 135 } as const;
/** Last tee times are told by this many minutes, always the earlier one. */
const STEP_MINUTES = 5;
const MINUTE = 60_000;
const DAY_MINUTES = 1_440;

/**
 * The sun at a course on a day, in the time of the place. `times`: when it sets there, and the last tee time from which a round ends
 * before that, as HH:MM; the last tee time may be null where the day is shorter than a round. `up` and `down`: it does not set, or rise.
 */
export type Sun =
	| { kind: 'times'; zone: string; sunset: string; lastTee: string | null }
	| { kind: 'up' | 'down'; zone: string };

/** The sun at a place on the day YYYY-MM-DD of its own calendar, for a round of so many holes. Throws for no position on Earth. */
export function sunAt(position: Position, day: string, holes: number | null): Sun {
	const { latitude, longitude } = position;
	const zone = timeZoneAt(position);
	// The day of the sun at a place begins with its own midnight, not with that of Greenwich.
	const noon = new Date(Date.parse(`${day}T12:00:00Z`) - longitude * 4 * MINUTE);
	const { sunset, sunrise, alwaysUp, alwaysDown } = getTimes(noon, latitude, longitude);
	if (alwaysUp) return { kind: 'up', zone };
	if (alwaysDown || !sunset) return { kind: 'down', zone };
	const round = ROUND_MINUTES[holes !== null && holes <= 9 ? 9 : 18] * MINUTE;
	const step = STEP_MINUTES * MINUTE;
	const last = new Date(Math.floor((sunset.getTime() - round) / step) * step);
	const fits = sunrise === null || last >= sunrise;
	return { kind: 'times', zone, sunset: timeIn(zone, sunset), lastTee: fits ? timeIn(zone, last) : null };
}

const timeIn = (zone: string, moment: Date) =>
	new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
		moment,
	);

/** Minutes from midnight of HH:MM, for comparing times of one place. A sunset after midnight is of the evening before. */
export function minutesOf(time: string): number {
	const [hours = 0, minutes = 0] = time.split(':').map(Number);
	const sum = hours * 60 + minutes;
	return hours < 4 ? sum + DAY_MINUTES : sum;
}
