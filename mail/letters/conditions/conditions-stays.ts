import { formatDay, nameOf, type Write } from '#mail/letter.ts';

/** To its sender, when a report about what they told of a course was dismissed. Nothing tells who reported it, or what they said. */
export const writeConditionsStays: Write<'conditions-stays'> = (data, { link, origin }) => ({
	subject: `What you told of ${data.course} stays`,
	preview: 'Somebody had reported it. You need not do anything.',
	heading: 'What you told stays',
	name: nameOf(data),
	paragraphs: [
		`Somebody had reported what you told of ${data.course} on ${formatDay(data.day)}. An editor has read the report and found none of the grounds on which we remove something. It stays for as long as it holds, and you need not do anything.`,
	],
	button: { label: 'See your report', href: link },
	notes: [`How reports are decided: ${origin}/moderation`],
});
