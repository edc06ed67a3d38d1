import { z } from 'zod';
import { formatNumber } from '#app/lib/format/format.ts';
import { ORIGINS } from '#domain/catalogue/facts/sources.ts';
import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import { REVIEW_LIMITS } from '#domain/reviews/messages.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating.ts';
import { factShape } from './fact-shapes.ts';

/** Ids of courses and reviews; the greatest that the database can hold. */
const LARGEST_ID = 2_147_483_647;
const id = (words: string) => z.int().min(1).max(LARGEST_ID).describe(words);
const address = (words: string) => z.url().nullable().describe(words);

const factSource = z.object({
	fact: z.string().describe('What is told, as it is labelled on the course’s page.'),
	source: z
		.string()
		.describe(
			`Who told it: ${Object.keys(ORIGINS).join(', ')} (${ORIGINS.fescue} is fescue), or a file of courses by its name.`,
		),
	source_id: z.string().nullable().describe('What it is called there, such as way/123 of OpenStreetMap.'),
	taken_on: z.iso.date().describe('The day it was taken over.'),
	checked_on: z.iso.date().nullable().describe('The day somebody checked it. Null where nobody has.'),
});

/** The entities of the specification's point 3, under their names there, with what else is told of them, and what the calls answer with. */

export const course = z.object({
	id: id('The course’s id.'),
	name: z.string().describe('Its name, as on its card.'),
	location: z.string().describe('Town, else region; empty where neither is known.'),
	country: z.string().describe('The country’s name in English.'),
	continent: z.string().describe('The continent it lies on.'),
	image_url: address('A photograph of it. Null where there is none: show a picture of your own.'),
	...factShape(),
	fact_sources: z.array(factSource).describe('Where each fact that is known is from.'),
	rating: z
		.number()
		.min(0)
		.max(10)
		.nullable()
		.describe('The printed rating, 0 to 10 with one decimal. Null while nobody has reviewed it.'),
	rating_count: z
		.int()
		.min(0)
		.describe(
			`How many reviews count in it; 0 where the rating is null. Below ${RATING_RULES.rankedFrom} print “New, n ratings” with the rating, which is then their plain average.`,
		),
	ranked: z
		.boolean()
		.describe(
			`Whether it has a place in the ranking, which it has from ${RATING_RULES.rankedFrom} counted reviews on.`,
		),
});

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
	profile: profile.nullable().describe('The name a member’s review is printed with; null for visitors.'),
});

const reviewedCourse = course.pick({ name: true, location: true, country: true, image_url: true });

export const latestReview = review.extend({ course: reviewedCourse.describe('The course it speaks of.') });

export const choice = course.pick({ id: true, name: true, location: true, country: true });

const following = (what: string) => address(`The address of the next ${what}; null on the last part.`);

export const courses = z.object({ items: z.array(course), next: following('courses') });
export const courseWithReviews = course.extend({
	reviews: z.array(review).describe('Its newest reviews.'),
	more_reviews: following('reviews'),
});
export const topCourses = z.object({ items: z.array(course) });
export const reviews = z.object({ items: z.array(review), next: following('reviews') });
export const latestReviews = z.object({ items: z.array(latestReview) });
export const choices = z.object({ items: z.array(choice) });

const page = z
	.url()
	.describe(
		'Where our search box leads: to the top rated courses, of this country or with this course open over them.',
	);

export const suggestions = z.object({
	courses: z.array(course.pick({ name: true, location: true, country: true }).extend({ page })),
	countries: z.array(
		z.object({ name: course.shape.country, courses: z.int().min(1).describe('How many courses it has.'), page }),
	),
});

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
	user_id: z.null().optional().describe('Always null: this call writes for visitors.'),
	pros: points(`What was good: at most ${REVIEW_LIMITS.listItems} points.`),
	cons: points(`What was not: at most ${REVIEW_LIMITS.listItems} points.`),
});

export const submitted = z.union([
	z.strictObject({
		success: z.literal(true),
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
	instance: z.string().optional().describe('Names this request in our logs.'),
});
