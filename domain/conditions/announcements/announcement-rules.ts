import { z } from 'zod';
import { isCalendarDay, onceADay } from '../../shared/day.ts';
import { daysBetween } from '../course-day.ts';
import { ANNOUNCEMENT_KINDS } from './announcement-kinds.ts';
import { ANNOUNCEMENT_LIMITS, ANNOUNCEMENT_MESSAGES } from './announcement-limits.ts';

/**
 * The form of an announcement. `today` is the reader's own day in the browser, the day where it ends last on the server; whether the last
 * day is over at the course itself, the command checks.
 */
export const announcementSchema = onceADay((today: string) =>
	z
		.object({
			kind: z.enum(ANNOUNCEMENT_KINDS, { error: ANNOUNCEMENT_MESSAGES.kind }),
			firstDay: z
				.string({ error: ANNOUNCEMENT_MESSAGES.firstDay })
				.refine(isCalendarDay, { error: ANNOUNCEMENT_MESSAGES.firstDay, abort: true })
				.refine((day) => daysBetween(today, day) <= ANNOUNCEMENT_LIMITS.daysAhead, ANNOUNCEMENT_MESSAGES.firstDayFar),
			lastDay: z
				.string({ error: ANNOUNCEMENT_MESSAGES.lastDay })
				.refine(isCalendarDay, { error: ANNOUNCEMENT_MESSAGES.lastDay, abort: true })
				.refine((day) => day >= today, ANNOUNCEMENT_MESSAGES.lastDayOver),
		})
		.refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
			path: ['lastDay'],
			error: ANNOUNCEMENT_MESSAGES.lastDayBefore,
		})
		.refine(({ firstDay, lastDay }) => daysBetween(firstDay, lastDay) <= ANNOUNCEMENT_LIMITS.longestDays, {
			path: ['lastDay'],
			error: ANNOUNCEMENT_MESSAGES.lastDayFar,
		}),
);

/** An announcement as its form tells it; both days YYYY-MM-DD at the course. */
export type AnnouncementInput = z.output<ReturnType<typeof announcementSchema>>;
