import type { Write } from '#mail/letter.ts';

/** Acknowledges a suggestion for the catalogue. It repeats no word of it: the address may be a stranger's. */
export const writeSuggestionReceived: Write<'suggestion-received'> = (_, { companyName, pages }) => ({
	subject: 'Thank you for your suggestion',
	preview: 'An editor looks at it and checks the facts.',
	heading: 'Your suggestion is with us',
	name: '',
	paragraphs: [
		`Thank you for helping with the ${companyName} catalogue. An editor looks at what you have sent, checks the facts and puts what is right on the site.`,
		'We write to you only if we have a question about it.',
	],
	button: { label: 'Find a course', href: pages.findCourse },
	notes: ['You have not sent us anything? Then somebody has typed your address by mistake. You need do nothing.'],
});
