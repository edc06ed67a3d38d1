import { nameOf, type Write } from '#mail/letter.ts';
import { reasons, redress } from '../review-notes.ts';

/** When an editor has taken a list down, or refused one that waited: a statement of reasons (Article 17 of the Digital Services Act). */
export const writeListRemoved: Write<'list-removed'> = (data, facts) => ({
	subject: data.wasHeld ? `Your list “${data.title}” was not published` : `Your list “${data.title}” was taken down`,
	preview: 'Here is why, and what you can do.',
	heading: data.wasHeld ? 'Your list was not published' : 'Your list was taken down',
	name: nameOf(data),
	paragraphs: [
		`An editor has decided that nobody but you may read your list “${data.title}”, everywhere and until further notice. You keep it with everything that you wrote.`,
		...reasons(data),
		'You can change its words; an editor then reads the new version before others do.',
	],
	button: { label: 'See or change the list', href: facts.link },
	notes: redress(facts),
});
