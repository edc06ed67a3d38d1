import { z } from 'zod';
import { WEATHERS } from '#domain/reviews/circumstances.ts';
import { AGAIN, ROUND_HOLES, ROUND_LIMITS } from '#domain/rounds/round-limits.ts';
import { following, id } from '../shapes/course-shapes.ts';
import { listedCourse } from './member-shapes.ts';

/** What calls about a member's own rounds are sent and answer with; the limits are those of the form on the site. */

const day = z.iso.date().describe('The day of the round, YYYY-MM-DD.');

const told = {
	tees: z.string().nullable().describe(`Which tees, in at most ${ROUND_LIMITS.tees} characters.`),
	holes: z
		.int()
		.nullable()
		.describe(`How many holes: ${ROUND_HOLES.join(' or ')}.`),
	score: z.int().nullable().describe(`Strokes, from ${ROUND_LIMITS.leastScore} to ${ROUND_LIMITS.mostScore}.`),
	transport: z.enum(['walked', 'cart']).nullable().describe('How the course was got round.'),
	partners: z
		.string()
		.nullable()
		.describe(`Who played along, in words of at most ${ROUND_LIMITS.partners} characters.`),
	price_paid: z.number().nullable().describe('What was paid, in whole units of the currency and hundredths.'),
	price_currency: z.string().nullable().describe('Its currency, such as EUR.'),
	weather: z
		.string()
		.nullable()
		.describe(`One of ${WEATHERS.join(', ')}.`),
	grade: z.int().nullable().describe('From 1 to 10; it counts in no rating.'),
	again: z.enum(AGAIN).nullable().describe('Whether the member would play it again.'),
	notes: z.string().nullable().describe(`The member’s own notes, in at most ${ROUND_LIMITS.notes} characters.`),
	shown: z
		.boolean()
		.describe(
			'Whether the member’s public page shows it, while that is on: never its partners, its price or its notes.',
		),
};

export const round = z.object({
	id: id('The round’s id.'),
	day,
	...told,
	review_id: z
		.int()
		.nullable()
		.describe('The member’s review that it came from or has become; null where there is none.'),
	course: listedCourse.describe('Where it was played.'),
	link: z.url().describe('The page where the member edits and removes it.'),
});
export const rounds = z.object({ items: z.array(round), next: following('rounds') });

const { shape } = z.object(told).partial();
/** What is left out, or null, is not told. */
export const sentChange = z.strictObject({ day, ...shape });
export const sentRound = sentChange.extend({ course_id: id('The course’s id.') });

export const removedRound = z.object({
	id: id('The round’s id.'),
	state: z.literal('removed').describe('Nothing of it is kept.'),
});
