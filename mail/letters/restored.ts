import type { Messages } from '#domain/mail/messages.ts';
import { type Letter, nameOf } from '../letter.ts';
import { visitorNotes } from './review-notes.ts';

type Restored = Messages['review-restored'];

const WORDS = {
	review: {
		subject: (course: string) => `Your review of ${course} stands after all`,
		heading: 'Your review stands after all',
		stands: 'It stands on the page of the course as you wrote it, and counts in its rating.',
		button: 'Edit or delete the review',
	},
	photograph: {
		subject: (course: string) => `A photograph of ${course} stands again`,
		heading: 'Your photograph stands again',
		stands: 'It stands with your review as before.',
		button: 'See the review',
	},
};

/** What was refused or taken down, and stands after all: which it is, how it stands, and where its author finds it. */
export function standing(thing: keyof typeof WORDS, data: Restored, link: string) {
	const { stands, button } = WORDS[thing];
	return {
		paragraphs: [`Another look has shown that your ${thing} of ${data.course} may stay. ${stands}`],
		button: { label: button, href: link },
		notes: visitorNotes(data),
	};
}

/** The letter about it to an author who had not objected. */
export const writeRestored = (thing: keyof typeof WORDS, data: Restored, link: string): Letter => ({
	subject: WORDS[thing].subject(data.course),
	preview: 'We had decided otherwise, and were wrong.',
	heading: WORDS[thing].heading,
	name: nameOf(data),
	...standing(thing, data, link),
});
