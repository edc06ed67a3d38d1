import { z } from 'zod';
import { paths } from '../../lib/paths.ts';
import type { DataCall } from './data-call.ts';
import { cursor, limit, NO_COURSE, none, ofCourse, ofReview } from './parameters.ts';
import * as shapes from './shapes.ts';

/** Letters, digits, - and _ of an `Idempotency-Key`. */
export const KEY_LENGTH = { least: 16, most: 64 } as const;
/** Letters, digits, points, - and _ of a partner's own name of a user. */
export const USER_LENGTH = { least: 8, most: 64 } as const;

/** The calls that tell of reviews, and the one that sends one. */
export const REVIEW_CALLS = {
	listReviews: {
		method: 'GET',
		path: '/api/courses/{id}/reviews',
		summary: 'Reviews of a course',
		words: 'Newest first.',
		params: ofCourse,
		query: z.strictObject({ limit: limit(20), cursor }),
		answer: 'Reviews',
		example: { id: 42, limit: 2 },
		missing: NO_COURSE,
	},
	getReview: {
		method: 'GET',
		path: '/api/reviews/{id}',
		summary: 'One review',
		words: 'A review that is published. One that is held, or was taken back, is not found.',
		params: ofReview,
		query: none,
		answer: 'Review',
		example: { id: 7 },
		missing: 'No review with this id is published.',
	},
	listCoursePhotographs: {
		method: 'GET',
		path: '/api/courses/{id}/photographs',
		summary: 'Photographs of a course',
		words: 'Golfers’ photographs, newest first: each belongs to a review.',
		params: ofCourse,
		query: z.strictObject({ limit: limit(20), cursor }),
		answer: 'Photographs',
		example: { id: 42 },
		missing: NO_COURSE,
	},
	listCourseConditions: {
		method: 'GET',
		path: '/api/courses/{id}/conditions',
		summary: 'How a course is now',
		words:
			'What golfers told lately of greens, fairways, bunkers and more, joined as our pages join it, and what the club announces; nothing whose time is over. Keep none beyond its `ends_at`.',
		params: ofCourse,
		query: none,
		answer: 'Conditions',
		example: { id: 42 },
		missing: NO_COURSE,
		isFresh: true,
	},
	listLatestReviews: {
		method: 'GET',
		path: '/api/latest-reviews',
		summary: 'Latest reviews',
		words: 'The newest reviews of all courses, each with its course.',
		params: none,
		query: z.strictObject({ limit: limit(5), cursor }),
		answer: 'LatestReviews',
		example: { limit: 2 },
	},
	submitReview: {
		method: 'POST',
		path: paths.submitReviewCall(),
		summary: 'Submit a review',
		words: `Publishes a review, by the rules and limits of the form on the site: a member’s with their access token (\`Authorization: Bearer\`), else a visitor’s. Send JSON from a program; pages may call it from our own origin and those of apps that are known here only. With an \`Idempotency-Key\` header of ${KEY_LENGTH.least} to ${KEY_LENGTH.most} letters, digits, - and _ the same review is stored once, however often it is sent within a week; the same key with another review is refused with 422.`,
		params: none,
		query: none,
		body: shapes.sentReview,
		answer: 'Submitted',
	},
} as const satisfies Record<string, DataCall>;
