import { nameOf, type Write } from '#mail/letter.ts';
import { reasons, redress, visitorNotes } from '../review-notes.ts';

/** When an editor has taken a photograph down: a statement of reasons (Article 17 of the Digital Services Act). */
export const writePhotographRemoved: Write<'photograph-removed'> = (data, facts) => ({
	subject: `A photograph of ${data.course} was removed`,
	preview: 'Here is why, and what you can do.',
	heading: 'Your photograph was removed',
	name: nameOf(data),
	paragraphs: [
		`An editor has taken a photograph of yours off the site, everywhere and until further notice. Your review of ${data.course} itself stays as it is.`,
		...reasons(data),
	],
	button: { label: 'See the review', href: facts.link },
	notes: [...redress(facts), ...visitorNotes(data)],
});
