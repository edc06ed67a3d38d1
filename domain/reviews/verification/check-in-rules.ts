import { z } from 'zod';
import { isCalendarDay } from '#domain/shared/day.ts';

/** Decision R4: whoever is this near to a course is at it. The position of a course is one point, its holes lie around. */
export const CHECK_IN_METRES = 1_500;
/** However little is known of where a course lies, whoever is farther away is not at it. */
export const MOST_CHECK_IN_METRES = 4_000;
/** A position that may be off by more than this says nothing. */
export const WORST_ACCURACY_METRES = 1_000;

export const CHECK_IN_MESSAGES = {
	done: 'You are checked in.',
	here: 'Thank you. Our editors will look at where you are, correct our map and write to you.',
	vague: 'Your device does not know well enough where it is. Please try again under the open sky.',
	closed: 'This course is closed, so nobody can check in there any more.',
	unplaced: 'We do not know where this course lies, so nobody can check in there yet.',
	otherDay: 'A check-in counts for the day it is where you are. Please look at the date of your device.',
	denied: 'Your browser did not tell us where you are. You can allow it in its settings for this site.',
	failed: 'The check-in did not get through. Please try again.',
} as const;

/** How near one has to be to a course whose position may be so far off, in metres; null where nobody has said how far. */
export const checkInMetres = (positionAccuracy: number | null) =>
	Math.min(CHECK_IN_METRES + (positionAccuracy ?? 0), MOST_CHECK_IN_METRES);

/** Said to whoever is farther away than `metres`. */
export const farWords = (metres: number) =>
	`Your device says that you are too far from the course. A check-in counts within ${Math.round(metres / 100) / 10} km of it.`;

const number = (least: number, most: number) =>
	z
		.string()
		.regex(/^-?\d{1,9}(?:\.\d{1,20})?$/)
		.transform(Number)
		.refine((value) => value >= least && value <= most);

/** What the browser says: its position in degrees, how far off it may be in metres, and its own calendar day. */
export const checkInSchema = z.object({
	latitude: number(-90, 90),
	longitude: number(-180, 180),
	accuracy: number(0, 100_000_000),
	day: z.string().refine(isCalendarDay),
});

export type CheckInInput = z.output<typeof checkInSchema>;
