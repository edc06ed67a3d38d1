import { z } from 'zod';
import { CONTINENTS } from '#domain/catalogue/places/continents.ts';
import { RATING_RULES } from '#domain/reviews/rating/rating.ts';
import { paths } from '../../lib/paths.ts';
import { filterQuery } from './fact-shapes.ts';
import * as shapes from './shapes.ts';

/** One call: what it is asked with, what it answers. The routes, the description and the page are all made from this. */
export type DataCall = {
	method: 'GET' | 'POST';
	/** With `{id}` for what stands in the path. */
	path: string;
	/** A few words, as a heading. */
	summary: string;
	words: string;
	/** Of the path. */
	params: z.ZodObject;
	query: z.ZodObject;
	body?: z.ZodObject;
	answer: keyof typeof ANSWERS;
};

/** What is answered, by the names of the description. */
export const ANSWERS = {
	Courses: shapes.courses,
	CourseWithReviews: shapes.courseWithReviews,
	TopCourses: shapes.topCourses,
	Reviews: shapes.reviews,
	LatestReviews: shapes.latestReviews,
	CourseList: shapes.choices,
	Suggestions: shapes.suggestions,
	Submitted: shapes.submitted,
} as const;

export const MOST_ITEMS = 50;
/** Letters, digits, - and _ of an `Idempotency-Key`. */
export const KEY_LENGTH = { least: 16, most: 64 } as const;
export const NESTED_REVIEWS = 10;
const LONGEST_TEXT = 100;

/** A whole number in a query: digits, nothing else. */
const count = (schema: z.ZodInt) =>
	z.preprocess((text) => (typeof text === 'string' && /^\d{1,10}$/.test(text) ? Number(text) : text), schema);

const limit = (usual: number) =>
	count(z.int().min(1).max(MOST_ITEMS)).default(usual).describe('How many to answer with, at most.');
const cursor = z
	.string()
	.regex(/^[\w-]{1,60}$/)
	.optional()
	.describe('Where to go on; take it from the answer’s `next`, and do not make one up.');
const text = (words: string) => z.string().max(LONGEST_TEXT).optional().describe(words);
const params = z.strictObject({ id: count(z.int().min(1).max(2_147_483_647)).describe('The course’s id.') });
const none = z.strictObject({});

export const CALLS = {
	listCourses: {
		method: 'GET',
		path: '/api/courses',
		summary: 'Courses',
		words:
			'All courses, or those that fit every filter, in the order of their ids: no course is missed or told twice, whatever changes between two pages.',
		params: none,
		query: z.strictObject({
			continent: z
				.enum(['all', ...CONTINENTS])
				.optional()
				.describe('Only courses of this continent.'),
			country: text('Only courses of this country: its English name as in the answers, or its two-letter code.'),
			q: text('Only courses whose name, location or country has this text, whatever its case and accents.'),
			...filterQuery(),
			limit: limit(20),
			cursor,
		}),
		answer: 'Courses',
	},
	getCourse: {
		method: 'GET',
		path: '/api/courses/{id}',
		summary: 'One course with its reviews',
		words: `The course and its newest reviews, at most ${NESTED_REVIEWS}; \`more_reviews\` leads to the rest.`,
		params,
		query: none,
		answer: 'CourseWithReviews',
	},
	listReviews: {
		method: 'GET',
		path: '/api/courses/{id}/reviews',
		summary: 'Reviews of a course',
		words: 'Newest first.',
		params,
		query: z.strictObject({ limit: limit(20), cursor }),
		answer: 'Reviews',
	},
	listTopCourses: {
		method: 'GET',
		path: '/api/top-courses',
		summary: 'Top rated courses',
		words: `The first courses of the ranking: by printed rating those with ${RATING_RULES.rankedFrom} or more reviews that count, the others after them by renown, then by name.`,
		params: none,
		query: z.strictObject({ limit: limit(10) }),
		answer: 'TopCourses',
	},
	listLatestReviews: {
		method: 'GET',
		path: '/api/latest-reviews',
		summary: 'Latest reviews',
		words: 'The newest reviews of all courses, each with its course.',
		params: none,
		query: z.strictObject({ limit: limit(5) }),
		answer: 'LatestReviews',
	},
	listCourseChoices: {
		method: 'GET',
		path: '/api/course-list',
		summary: 'Courses to choose from',
		words: 'For the select of a review form: the best matches for what was typed, else the first by name.',
		params: none,
		query: z.strictObject({ q: text('What was typed.'), limit: limit(20) }),
		answer: 'CourseList',
	},
	listSuggestions: {
		method: 'GET',
		path: '/api/suggestion-list',
		summary: 'Suggestions',
		words:
			'What our search box offers for what was typed: at most five courses and five countries, however they are spelt. An empty text gets none.',
		params: none,
		query: z.strictObject({ q: text('What was typed.') }),
		answer: 'Suggestions',
	},
	submitReview: {
		method: 'POST',
		path: paths.submitReviewCall(),
		summary: 'Submit a review',
		words: `Publishes a visitor’s review, by the rules and limits of the form on the site. Send JSON from a program; browsers may call it from our own pages only. With an \`Idempotency-Key\` header of ${KEY_LENGTH.least} to ${KEY_LENGTH.most} letters, digits, - and _ the same review is stored once, however often it is sent within a week; the same key with another review is refused with 422.`,
		params: none,
		query: none,
		body: shapes.sentReview,
		answer: 'Submitted',
	},
} as const satisfies Record<string, DataCall>;

export type CallName = keyof typeof CALLS;

/** What a call is about. Facts of courses are given under a licence, and reviews are their authors'. */
export const subjectOf = (name: CallName) => (name.includes('Review') ? 'Reviews' : 'Courses');
type Of<Name extends CallName> = (typeof CALLS)[Name];
export type Asked<Name extends CallName> = z.output<Of<Name>['params']> & z.output<Of<Name>['query']>;
export type Answered<Name extends CallName> = z.output<(typeof ANSWERS)[Of<Name>['answer']]>;
