import { RETENTION } from '#domain/shared/retention.ts';
import type { Write } from '#mail/letter.ts';

/** The link that puts an address on the list. */
export const writeNewsletterConfirm: Write<'newsletter-confirm'> = (_, { companyName, link }) => ({
	subject: `Please confirm: the ${companyName} newsletter`,
	preview: 'One press of a button, and you are on the list.',
	heading: 'One letter a month',
	name: '',
	paragraphs: [
		`Somebody, probably you, has asked for the ${companyName} newsletter at this address. Confirm it, and each month you get one letter: where to play next, the month’s best reviews and a long read.`,
	],
	button: { label: 'Confirm my subscription', href: link },
	notes: [
		`The link works once and for ${RETENTION.confirmationLink.words}.`,
		'You have not asked for it? Then do nothing: without the button no issue is ever sent to you.',
	],
});
