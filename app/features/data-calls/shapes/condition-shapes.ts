import { z } from 'zod';
import { ANNOUNCEMENT_KINDS } from '#domain/conditions/announcements/announcement-kinds.ts';
import { CONDITION_KINDS } from '#domain/conditions/kinds.ts';

/** How a course is now, as golfers tell it. */
const condition = z.object({
	kind: z.enum(CONDITION_KINDS).describe('What it is about.'),
	words: z.string().describe('The same in words, as our pages say it: “Greens good”.'),
	opinions: z
		.array(
			z.object({
				value: z.string().describe('The answer, such as good.'),
				golfers: z.int().min(1).describe('How many golfers say so.'),
			}),
		)
		.describe('The heaviest first. More than one: golfers disagree. Show all of them.'),
	golfers: z.int().min(1).describe('How many golfers have said anything of it.'),
	lone_visitor: z.boolean().describe('Whether one visitor without an account is alone in saying so. Say that too.'),
	day: z.iso.date().describe('The day of the newest report of it, YYYY-MM-DD.'),
	minutes: z.number().nullable().describe('The median, of the pace of a round; null for all else.'),
	sample: z.boolean().describe('Whether it is made of samples alone, on an installation to be looked at.'),
	ends_at: z.iso.datetime().describe('From then on, in UTC, it is not to be shown as it stands here: ask anew.'),
});

/** What a club announces of its course. */
const announcement = z.object({
	kind: z.enum(ANNOUNCEMENT_KINDS).describe('What is announced.'),
	words: z.string().describe('The same in words, as our pages say it.'),
	first_day: z.iso.date().describe('The first day, YYYY-MM-DD.'),
	last_day: z.iso.date().describe('The last day, YYYY-MM-DD.'),
	present: z.boolean().describe('Whether it has begun.'),
	by: z.enum(['club', 'editors']).describe('Whose word it is.'),
	begins_at: z.iso.datetime().describe('When the first day begins at the course, in UTC.'),
	ends_at: z.iso.datetime().describe('When the last day is over at the course, in UTC.'),
});

export const conditions = z.object({ items: z.array(condition), announcements: z.array(announcement) });
