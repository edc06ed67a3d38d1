import { ANSWERED_WITHIN } from '#domain/support/options.ts';
import { nameOf, type Write } from '#mail/letter.ts';

/** Acknowledges an application and lets its sender withdraw it. */
export const writeApplicationReceived: Write<'application-received'> = (data, { companyName, link, pages }) => ({
	subject: `Your application to review for ${companyName}`,
	preview: `We have it, and answer within ${ANSWERED_WITHIN.join('-')} business days.`,
	heading: 'We have your application',
	name: nameOf(data),
	paragraphs: [
		`Thank you for your interest in becoming a reviewer for ${companyName}. Our team reads every application and responds within ${ANSWERED_WITHIN.join('-')} business days, to this address.`,
		'Until then you can write reviews as everybody can. Our guides may give you an idea of how we like to write.',
	],
	button: { label: 'Read the guides', href: pages.guides },
	notes: [
		`You have changed your mind? Withdraw the application: ${link}`,
		'You have not applied? Then somebody has typed your address. Withdraw the application, or do nothing.',
	],
});
