import type { SubmissionResult } from '@conform-to/react';

/** The form again, with everything that was typed. */
export type SupportAgain = {
	kind: 'again';
	result: SubmissionResult;
	stamp: string;
	notice: string | null;
	failed: string | null;
};
