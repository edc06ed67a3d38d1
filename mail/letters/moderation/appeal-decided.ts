import { nameOf, type Write } from '#mail/letter.ts';
import { tellRegained } from './regained.ts';

/** What became of an objection, what its sender has again, and what is left to do. */
export const writeAppealDecided: Write<'appeal-decided'> = (data, facts) => {
	const isGranted = data.outcome === 'granted';
	const regained = tellRegained(data, facts);
	return {
		subject: isGranted ? 'Your objection was right' : 'We have decided about your objection',
		preview: isGranted ? 'The decision is taken back.' : 'The decision stands.',
		heading: isGranted ? 'The decision is taken back' : 'The decision stands',
		name: nameOf(data),
		paragraphs: [
			isGranted
				? 'We have looked at the decision again, and you were right to object. We are sorry.'
				: 'Another editor has read your objection and comes to the same decision as the first.',
			...(data.words ? [`The editor writes: ${data.words}`] : []),
			...regained.paragraphs,
			...(data.overtaken
				? ['A later decision about the same stands. The letter about that one has its own link to object.']
				: []),
		],
		button: regained.button,
		notes: [
			...regained.notes,
			`You may turn to a certified out-of-court dispute settlement body, or to a court. More about both: ${facts.origin}/moderation#how-to-object`,
		],
	};
};
