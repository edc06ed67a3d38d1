import type { ContactInput } from '#domain/support/rules.ts';

/** Labels of the contact form's fields, in the order in which they stand. */
export const CONTACT_LABELS = {
	name: 'Name',
	email: 'Email',
	subject: 'Subject',
	category: 'Category',
	message: 'Message',
} as const satisfies Record<keyof ContactInput, string>;

// Object.keys cannot know that the constant has no other keys.
export const CONTACT_FIELDS = Object.keys(CONTACT_LABELS) as (keyof ContactInput)[];
