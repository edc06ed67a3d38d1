import type { Write } from '#mail/letter.ts';

/** When a suggestion has become a course, or put the facts of one right. */
export const writeSuggestionAccepted: Write<'suggestion-accepted'> = (data, { companyName, origin }) => ({
	subject: data.mended ? `${data.name}: put right, thanks to you` : `${data.name} is in the catalogue, thanks to you`,
	preview: 'An editor has taken up your suggestion.',
	heading: data.mended ? 'We have put it right' : 'Your course is there',
	name: '',
	paragraphs: [
		data.mended
			? `You told us what is right about ${data.name}. An editor has checked it, and the page says so now.`
			: `You told us of ${data.name}. An editor has looked it up, and it has a page at ${companyName} now.`,
		...(data.words ? [`The editor writes: ${data.words}`] : []),
	],
	button: { label: 'See its page', href: origin + data.path },
	notes: ['You have suggested nothing? Then somebody has typed your address. Do nothing.'],
});
