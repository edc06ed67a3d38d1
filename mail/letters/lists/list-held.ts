import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import { nameOf, type Write } from '#mail/letter.ts';

/** When a list waits for an editor. */
export const writeListHeld: Write<'list-held'> = (data, { link, origin }) => ({
	subject: `Your list “${data.title}” waits for an editor`,
	preview: 'It is kept, and nobody else sees it yet.',
	heading: 'Your list waits for an editor',
	name: nameOf(data),
	paragraphs: [
		`We have your list “${data.title}”. An automatic rule holds it until a person has read it; until then nobody else sees it.`,
		...data.rules.map((rule) => HOLDING_RULES[rule].words),
		'We write to you as soon as it is decided.',
	],
	button: { label: 'See or change the list', href: link },
	notes: [`How lists are held and decided: ${origin}/moderation`],
});
