import { CONTACT_CATEGORIES } from '#domain/support/options.ts';
import type { Write } from '#mail/letter.ts';

/** A reader's message, to the mailbox of its category; answering it answers the reader. */
export const writeContactMessage: Write<'contact-message'> = ({
	reference,
	category,
	name,
	email,
	subject,
	message,
}) => ({
	subject: `[${reference}] ${subject}`,
	preview: `${CONTACT_CATEGORIES[category]}, from ${name}`,
	heading: subject,
	name: null,
	paragraphs: [message],
	notes: [
		`From ${name}, ${email}, under “${CONTACT_CATEGORIES[category]}”. Reference ${reference}.`,
		'Answer this letter to answer the reader. The address was typed into the form and has not been confirmed.',
	],
	replyTo: email,
});
