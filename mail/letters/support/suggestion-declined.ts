import { SUGGESTION_GROUNDS } from '#domain/course-desk/suggestion-options.ts';
import type { Write } from '#mail/letter.ts';

/** When a suggestion was not taken up: the ground, and the editor's words. */
export const writeSuggestionDeclined: Write<'suggestion-declined'> = (data, { supportAddress }) => ({
	subject: 'Your suggestion of a course',
	preview: 'We have not taken it up. Here is why.',
	heading: 'We have not taken it up',
	name: '',
	paragraphs: [
		`Thank you for your suggestion. An editor has looked into it. ${SUGGESTION_GROUNDS[data.ground]}`,
		`The editor writes: ${data.words}`,
	],
	notes: [
		`If you think this is wrong, write to ${supportAddress} and say why.`,
		'You have suggested nothing? Then somebody has typed your address. Do nothing.',
	],
});
