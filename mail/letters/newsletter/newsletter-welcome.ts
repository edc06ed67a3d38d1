import type { Write } from '#mail/letter.ts';

/** What comes of a confirmed subscription, and how to end it. */
export const writeNewsletterWelcome: Write<'newsletter-welcome'> = (_, { companyName, link, pages }) => ({
	subject: `Welcome to the ${companyName} newsletter`,
	preview: 'You are on the list. Until the first issue comes, here is something to read.',
	heading: 'Welcome to the club room',
	name: '',
	paragraphs: [
		'Thank you for confirming. The newsletter comes about once a month: where to play next, the month’s best reviews and a long read.',
		'Until then: our guides are long reads on where to play and what the numbers mean.',
	],
	button: { label: 'Read the guides', href: pages.guides },
	notes: [`You can end the subscription at any time, with one press and without logging in: ${link}`],
	unsubscribe: link,
});
