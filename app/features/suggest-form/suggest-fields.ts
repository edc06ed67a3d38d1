/** Labels of the form's fields, in the order in which they stand. */
export const LABELS = {
	name: 'Course name',
	country: 'Country',
	locality: 'Town',
	website: 'Website',
	words: 'Your words',
	email: 'Your email',
} as const;

export type SuggestField = keyof typeof LABELS;

// Object.keys cannot know that the object has no other keys; it is a constant of this file.
export const SUGGEST_FIELDS = Object.keys(LABELS) as SuggestField[];
