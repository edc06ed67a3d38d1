import { CONTACT_CATEGORIES } from '#domain/support/options.ts';
import type { Write } from '#mail/letter.ts';

/** Acknowledges a message to the editors. It repeats no word of it: the address may be a stranger's. */
export const writeContactReceived: Write<'contact-received'> = ({ reference, category }, { companyName, pages }) => ({
	subject: `We have your message: ${reference}`,
	preview: 'A person reads it, and a person answers.',
	heading: 'Your message is with us',
	name: '',
	paragraphs: [
		`Thank you for writing to ${companyName} under “${CONTACT_CATEGORIES[category]}”. A person reads it, and a person answers.`,
		'This is your reference number. Please name it if you write again about the same matter.',
	],
	code: reference,
	button: { label: 'Read the FAQ meanwhile', href: pages.faq },
	notes: ['You have not written to us? Then somebody has typed your address by mistake. You need do nothing.'],
});
