import type { SubmissionResult } from '@conform-to/react';
import type { Edited } from '#domain/reviews/authors/edit-commands.ts';
import type { OwnText } from '#domain/reviews/shapes.ts';
import type { PostedPhotographs } from '../photographs/read-photographs.server.ts';

/** Which version of a review an edit is of, and whether an editor had taken it down. */
export type Seen = Pick<Edited, 'version' | 'rejected'>;

/** The form again, with everything that was typed. */
export type EditAgain = {
	kind: 'again';
	/** What its author had on the screen when it was sent: sent again, it is the same edit. */
	seen: Seen;
	/** Values and errors, as the form library takes them. */
	result: SubmissionResult;
	stamp: string;
	/** Said above the form. */
	notice: string | null;
	/** Said as a message titled 'Error'. */
	failed: string | null;
	/** Those that are with us already, and what is said of those that were not taken. */
	photographs: PostedPhotographs;
	/** What the review says by now, where it was changed since the form was opened. */
	conflict: OwnText | null;
};
