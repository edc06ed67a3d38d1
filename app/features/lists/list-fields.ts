import type { ListInput } from '#domain/lists/list-rules.ts';
import type { OwnList } from '#domain/lists/own-queries.ts';

/** Labels of the form's fields, in the order in which they stand. */
export const LIST_LABELS = {
	title: 'Title',
	words: 'Words',
	visibility: 'Who may read it',
	shown: 'Show it on my public page, among all lists and to search engines',
} as const satisfies Record<keyof ListInput, string>;

export type ListField = keyof typeof LIST_LABELS;

// Object.keys cannot know that the object has no other keys; it is a constant of this file.
export const LIST_FIELDS = Object.keys(LIST_LABELS) as ListField[];

export const VISIBILITY_WORDS = { private: 'Only me', link: 'Whoever has its link', public: 'Everybody' } as const;

/** What is known of a list, as the fields of its form hold it. */
export const valuesOf = ({ title, words, visibility, shown }: OwnList): Partial<Record<ListField, string>> => ({
	...{ title, words, visibility },
	...(shown && { shown: 'on' }),
});

/** Labels of the form that puts a course on a list. */
export const PUT_LABELS = { list: 'List', title: 'Title of the new list', note: 'Note' } as const;
export type PutField = keyof typeof PUT_LABELS;
export const PUT_FIELDS = Object.keys(PUT_LABELS) as PutField[];
