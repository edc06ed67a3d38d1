import type { Insider } from '#domain/reviews/shapes.ts';

/** What ties a reviewer to the club, as the review says it (decision T2). */
export const INSIDER_WORDS: Record<Insider, string> = {
	'club member': 'A member of the club',
	employee: 'Somebody who works there',
	owner: 'An owner',
	relative: 'A relative of somebody there',
	competitor: 'Somebody with a competitor',
};
