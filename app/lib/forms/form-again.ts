import type { SubmissionResult } from '@conform-to/react';

/** A form again, with everything that was typed. */
export type FormAgain = {
	kind: 'again';
	/** What was typed, and what is wrong of it. */
	result: SubmissionResult;
	/** Good for the next submit. */
	stamp: string;
	/** Said above the fields. */
	notice: string | null;
	/** Said as a message titled 'Error'. */
	failed: string | null;
};
