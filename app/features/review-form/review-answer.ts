import type { SubmissionResult } from '@conform-to/react';
import type { PostKept } from '#app/lib/forms/send-or-keep.ts';
import type { PostFailed } from '#app/lib/forms/send-post.ts';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import type { PostedPhotographs } from '../photographs/read-photographs.server.ts';

/** The form again, with everything that was typed: refused, or with the courses that were asked for. */
export type ReviewAgain = {
	kind: 'again';
	/** Values and errors, as the form library takes them. */
	result: SubmissionResult;
	stamp: string;
	course: CourseChoice | null;
	/** What was looked for without JavaScript, and what was found. */
	find: string;
	choices: CourseChoice[] | null;
	/** Those that are with us already, and what is said of those that were not taken. */
	photographs: PostedPhotographs;
	/** Said above the form. */
	notice: string | null;
	/** Said as a message titled 'Error'. */
	failed: string | null;
};

export type ReviewAnswer = ReviewAgain | PostFailed | PostKept;
