import { groupThousands } from '../shared/text/group-thousands.ts';

/** Who may read a list besides its owner (L2). */
export const LIST_VISIBILITIES = ['private', 'link', 'public'] as const;

/** How many lists a member may have, how many courses each, and how long its texts may be in characters. */
export const LIST_LIMITS = { lists: 100, courses: 200, title: 80, words: 1_000, note: 300 } as const;

const LEAST_TITLE = 2;

/** What the forms of lists say, and what their fields want. */
export const LIST_MESSAGES = {
	failed: 'The list could not be saved. Please try again.',
	unexpected: 'An unexpected error occurred. Please try again.',
	title: `Title must be at least ${LEAST_TITLE} characters.`,
	titleLong: `Title must be at most ${LIST_LIMITS.title} characters.`,
	words: `Words must be at most ${groupThousands(LIST_LIMITS.words)} characters.`,
	visibility: 'Please choose who may read the list.',
	note: `A note must be at most ${LIST_LIMITS.note} characters.`,
	place: 'A place must be a whole number from 1 on.',
	list: 'Please choose a list, or a new one.',
	tooManyLists: `You have ${LIST_LIMITS.lists} lists, as many as there is room for. Remove one to make another.`,
	tooManyCourses: `The list has ${LIST_LIMITS.courses} courses, as many as there is room for. Take one off, or begin another list.`,
} as const;

export const LEAST_LIST_TITLE = LEAST_TITLE;
