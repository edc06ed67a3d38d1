import { z } from 'zod';
import { line } from '../reviews/rules.ts';
import { isCalendarDay } from '../shared/day.ts';
import { hasSigns, NAME_WITH_SIGNS } from '../shared/names/shown-name.ts';
import { TRIP_LIMITS, TRIP_MESSAGES } from './trip-limits.ts';

const DAY = 86_400_000;

/** The day so many days after another, YYYY-MM-DD both. */
export const dayAfter = (day: string, days: number) =>
	new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The name somebody travels along under. */
const travellerName = line(TRIP_MESSAGES.name)
	.refine((text) => text.length > 0, { error: TRIP_MESSAGES.name, abort: true })
	.refine((text) => text.length <= TRIP_LIMITS.name, TRIP_MESSAGES.nameLong)
	.refine((text) => !hasSigns(text), NAME_WITH_SIGNS);

/**
 * A trip's name and days, and the name of its member among the travellers. `earliestDay` is the first day on which it may begin: today where the day ends last, or the day on which it
 * begins already.
 */
export const tripSchema = (earliestDay: string) =>
	z.object({
		title: line(TRIP_MESSAGES.title)
			.refine((text) => text.length > 0, { error: TRIP_MESSAGES.title, abort: true })
			.refine((text) => text.length <= TRIP_LIMITS.title, TRIP_MESSAGES.titleLong),
		firstDay: z
			.string({ error: TRIP_MESSAGES.firstDay })
			.refine(isCalendarDay, { error: TRIP_MESSAGES.firstDay, abort: true })
			.refine((day) => day >= earliestDay, TRIP_MESSAGES.firstDayPast)
			.refine((day) => day <= dayAfter(earliestDay, TRIP_LIMITS.yearsAhead * 366), TRIP_MESSAGES.firstDayFar),
		days: z
			.string({ error: TRIP_MESSAGES.days })
			.trim()
			.regex(/^\d{1,2}$/, TRIP_MESSAGES.days)
			.transform(Number)
			.refine((days) => days >= 1 && days <= TRIP_LIMITS.days, TRIP_MESSAGES.days),
		name: travellerName,
	});

/** A trip as its form tells it: `firstDay` as YYYY-MM-DD, `days` as a number. */
export type TripInput = z.output<ReturnType<typeof tripSchema>>;

/** What is said of a day of a trip; nothing where the field is empty. */
export const dayWordsSchema = z.object({
	words: z
		.string()
		.optional()
		.default('')
		.pipe(line(TRIP_MESSAGES.words).refine((text) => text.length <= TRIP_LIMITS.words, TRIP_MESSAGES.words)),
});

/** Somebody who joins a trip. */
export const travellerSchema = z.object({ name: travellerName });
