import { z } from 'zod';
import { formatNumber } from '#app/lib/format/format.ts';
import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import { REVIEW_LIMITS } from '#domain/reviews/messages.ts';
import { address, course, following, id } from './shapes/course-shapes.ts';

/** The reviews of the specification's point 3, under their names there, and what the calls answer with. */

const profile = z.object({
	first_name: z.string().nullable().describe('First name, or the public name the member has chosen.'),
	last_name: z.string().nullable().describe('Last name; null with a public name.'),
	avatar_url: address('A picture of the member; null where there is none.'),
});

export const review = z.object({
	id: id('The review’s id.'),
	content: z
		.string()
		.describe(
			'The text. A visitor’s name stands at its end as “ - Review by {name}”: split the last one off, print it as the name.',
		),
	rating: z.int().min(1).max(10).describe('The grade that was given, in whole steps.'),
	course_id: id('The course it speaks of.'),
	user_id: z
		.string()
		.nullable()
		.describe('The handle of the member’s public page (/golfers/{handle}); null for visitors and members without one.'),
	date_played: z.iso.date().nullable().describe('The day of the round, YYYY-MM-DD; null where it was not told.'),
	pros: z.array(z.string()).describe('What was good.'),
	cons: z.array(z.string()).describe('What was not.'),
	created_at: z.iso.datetime().describe('When it was written, in UTC.'),
	url: z.url().describe('Where it stands on the page of its course.'),
	profile: profile.nullable().describe('The name a member’s review is printed with; null for visitors.'),
});

const reviewedCourse = course.pick({ name: true, location: true, country: true, image_url: true });

export const latestReview = review.extend({ course: reviewedCourse.describe('The course it speaks of.') });

export const courseWithReviews = course.extend({
	reviews: z.array(review).describe('Its newest reviews.'),
	more_reviews: following('reviews'),
});
export const reviews = z.object({ items: z.array(review), next: following('reviews') });
export const latestReviews = z.object({ items: z.array(latestReview), next: following('reviews') });

const size = z.object({
	url: z.url().describe('Its file, in WebP.'),
	width: z.int().min(1).describe('In pixels.'),
	height: z.int().min(1).describe('In pixels.'),
});

export const photograph = z.object({
	id: z.uuid().describe('The photograph’s id.'),
	review_id: id('The review that it belongs to.'),
	taken_by: z.string().describe('The name it is to be shown with.'),
	alt: z.string().describe('What is to be seen, in the words of whoever sent it; empty where there are none.'),
	day: z.iso.date().describe('The day of the round, else the day it was sent.'),
	sizes: z.array(size).describe('The same picture, from small to large.'),
});

export const photographs = z.object({ items: z.array(photograph), next: following('photographs') });

const points = (words: string) =>
	z.array(z.string().max(REVIEW_LIMITS.listItem)).max(REVIEW_LIMITS.listItems).optional().describe(words);

export const sentReview = z.strictObject({
	course_id: id('The course it speaks of.'),
	rating: z.int().min(1).max(10).describe('The grade, in whole steps.'),
	content: z
		.string()
		.min(10)
		.max(REVIEW_LIMITS.content + REVIEW_LIMITS.name + 20)
		.describe(
			`The text, 10 to ${formatNumber(REVIEW_LIMITS.content)} characters. A name may follow as “ - Review by {name}”: the last one is split off.`,
		),
	date_played: z.iso.date().nullable().optional().describe('The day of the round, YYYY-MM-DD, not in the future.'),
	// Not null alone: a field of that type is taken for none by the generators of clients.
	user_id: z.literal('').nullable().optional().describe('Always null or empty: nobody writes for somebody else.'),
	pros: points(`What was good: at most ${REVIEW_LIMITS.listItems} points.`),
	cons: points(`What was not: at most ${REVIEW_LIMITS.listItems} points.`),
});

export const submitted = z.union([
	z.strictObject({
		success: z.literal(true),
		id: id('The review’s id.'),
		state: z.enum(['published', 'held']).describe('Whether readers see it, or an editor reads it first.'),
		url: z.url().describe('Where it stands on the page of its course, once it is published.'),
		held: z
			// Object.keys cannot know that the object has no other keys; it is a constant.
			.array(z.enum(Object.keys(HOLDING_RULES) as [keyof typeof HOLDING_RULES]))
			.optional()
			.describe('The rules that hold it until an editor has read it; left out when it was published at once.'),
	}),
	z.strictObject({ success: z.literal(false), error: z.string().describe('What was wrong, in words for the writer.') }),
]);

export const problem = z.object({
	type: z.literal('about:blank'),
	title: z.string(),
	status: z.int().min(400).max(599),
	detail: z.string().optional().describe('What was wrong with the request.'),
	field: z.string().optional().describe('The parameter or field that was not as described.'),
	instance: z.string().optional().describe('Names this request in our logs.'),
});
