import type { z } from 'zod';
import type { ANSWERS } from './answers.ts';
import { CATALOGUE_CALLS } from './catalogue-calls.ts';
import { COURSE_CALLS } from './course-calls.ts';
import type { DataCall } from './data-call.ts';
import { REVIEW_CALLS } from './review-calls.ts';
import { SEARCH_CALLS } from './search-calls.ts';

export const CALLS = {
	...COURSE_CALLS,
	...CATALOGUE_CALLS,
	...SEARCH_CALLS,
	...REVIEW_CALLS,
} as const satisfies Record<string, DataCall>;

export type CallName = keyof typeof CALLS;

/** What a call is about. Facts of courses are given under a licence; reviews, photographs and conditions are golfers'. */
export const subjectOf = (name: CallName) => (/Review|Photograph|Condition/.test(name) ? 'Reviews' : 'Courses');
type Of<Name extends CallName> = (typeof CALLS)[Name];
export type Asked<Name extends CallName> = z.output<Of<Name>['params']> & z.output<Of<Name>['query']>;
export type Answered<Name extends CallName> = z.output<(typeof ANSWERS)[Of<Name>['answer']]>;
