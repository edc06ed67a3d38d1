import { formatMoment, nameOf, type Write } from '#mail/letter.ts';

/** The last letter. */
export const writeAccountDeleted: Write<'account-deleted'> = (data, { companyName, supportAddress }) => ({
	subject: `Your ${companyName} account has been deleted`,
	preview: 'Thank you for the rounds you shared.',
	heading: 'Goodbye, and play well',
	name: nameOf(data),
	paragraphs: [
		`Your account was deleted on ${formatMoment(data.at)}, as you asked. ${REVIEWS[data.reviews]}`,
		'Your email address is free again, so you are welcome back whenever you like.',
	],
	notes: [`You have not asked for this? Write to ${supportAddress} without delay.`],
});

const REVIEWS = {
	deleted: 'Your reviews have been deleted with it.',
	kept: 'Your reviews stay on the site without your name.',
} as const;
