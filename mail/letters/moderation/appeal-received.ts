import { formatMoment, nameOf, type Write } from '#mail/letter.ts';

/** That an objection has come. */
export const writeAppealReceived: Write<'appeal-received'> = (data, { origin }) => ({
	subject: 'We have received your objection',
	preview: 'Another editor decides.',
	heading: 'Your objection has come',
	name: nameOf(data),
	paragraphs: [
		`It came on ${formatMoment(data.at)}. An editor who had no part in the decision reads it together with what it is about. You get a letter with the outcome.`,
	],
	notes: [`How we decide: ${origin}/moderation#how-to-object`],
});
