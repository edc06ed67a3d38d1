import { CONTACT_CATEGORIES } from '#domain/support/options.ts';
import { nameOf, type Write } from '#mail/letter.ts';

/** An editor's answer to a message. Of what the reader typed it repeats the number alone (S54). */
export const writeContactAnswer: Write<'contact-answer'> = (data, { companyName, supportAddress }) => ({
	subject: `Re: your message ${data.reference}`,
	preview: `An answer from ${companyName}.`,
	heading: 'An answer to your message',
	name: nameOf(data),
	paragraphs: [data.words],
	notes: [
		`This is about your message ${data.reference}, “${CONTACT_CATEGORIES[data.category]}”. Answer this letter to go on; leave the number in its subject.`,
		'You have not written to us? Then somebody has typed your address. Do nothing.',
	],
	replyTo: supportAddress,
});
