import { nameOf, type Write } from '#mail/letter.ts';

/** To its owner, when a report about a list was dismissed. Nothing tells who reported, or what they said. */
export const writeListStays: Write<'list-stays'> = (data, { link, origin }) => ({
	subject: `Your list “${data.title}” stays`,
	preview: 'Somebody had reported it. You need not do anything.',
	heading: 'Your list stays',
	name: nameOf(data),
	paragraphs: [
		`Somebody had reported your list “${data.title}”. An editor has read the report and found none of the grounds on which we remove something. It stays as it is, and you need not do anything.`,
	],
	button: { label: 'See the list', href: link },
	notes: [`How reports are decided: ${origin}/moderation`],
});
