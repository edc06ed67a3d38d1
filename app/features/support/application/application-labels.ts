import type { ApplicationInput } from '#domain/support/rules.ts';

/** Labels of the application's fields, in the order in which they stand. */
export const APPLICATION_LABELS = {
	firstName: 'First Name',
	lastName: 'Last Name',
	email: 'Email',
	country: 'Country',
	handicap: 'Handicap',
	yearsPlaying: 'How long have you been playing?',
	playFrequency: 'How often do you play?',
	favoriteCourses: 'Your favorite courses',
	whyJoin: 'Why do you want to be a reviewer?',
} as const satisfies Record<keyof ApplicationInput, string>;

// Object.keys cannot know that the constant has no other keys.
export const APPLICATION_FIELDS = Object.keys(APPLICATION_LABELS) as (keyof ApplicationInput)[];
