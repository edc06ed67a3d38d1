import { nameOf, type Write } from '../letter.ts';

/** What became of an objection, and what is left to do. */
export const writeAppealDecided: Write<'appeal-decided'> = (data, { origin }) => {
	const isGranted = data.outcome === 'granted';
	return {
		subject: isGranted ? 'Your objection was right' : 'We have decided about your objection',
		preview: isGranted ? 'The decision is taken back.' : 'The decision stands.',
		heading: isGranted ? 'The decision is taken back' : 'The decision stands',
		name: nameOf(data),
		paragraphs: [
			isGranted
				? 'Another editor has read your objection and agrees with it. We are sorry.'
				: 'Another editor has read your objection and comes to the same decision as the first.',
			`The editor writes: ${data.words}`,
			...(data.overtaken
				? ['A later decision about the same stands. The letter about that one has its own link to object.']
				: []),
		],
		notes: [
			`You may turn to a certified out-of-court dispute settlement body, or to a court. More about both: ${origin}/moderation#how-to-object`,
		],
	};
};
