import { z } from 'zod';
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

export const conditions = z.object({ items: z.array(condition) });
