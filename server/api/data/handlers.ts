import type { CallName } from '#app/features/data-calls/calls.ts';
import type { Handler } from './answering.ts';
import { CATALOGUE_HANDLERS } from './catalogue-handlers.ts';
import { COURSE_HANDLERS } from './course-handlers.ts';
import { REVIEW_HANDLERS } from './review-handlers.ts';
import { searchCourses } from './search-courses.ts';

/** The calls that read. */
export const HANDLERS: { [Name in Exclude<CallName, 'submitReview'>]: Handler<Name> } = {
	...COURSE_HANDLERS,
	...CATALOGUE_HANDLERS,
	searchCourses,
	...REVIEW_HANDLERS,
};
