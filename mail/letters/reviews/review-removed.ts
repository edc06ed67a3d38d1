import { nameOf, type Write } from '#mail/letter.ts';
import { reasons, redress, visitorNotes } from '../review-notes.ts';

/** When an editor has removed a published review: a statement of reasons (Article 17 of the Digital Services Act). */
export const writeReviewRemoved: Write<'review-removed'> = (data, facts) => ({
	subject: `Your review of ${data.course} was removed`,
	preview: 'Here is why, and what you can do.',
	heading: 'Your review was removed',
	name: nameOf(data),
	paragraphs: [
		`An editor has taken your review of ${data.course} off the site, everywhere and until further notice. It no longer counts in the rating.`,
		...reasons(data),
		'You can edit the review and send it again; an editor then reads the new version.',
	],
	button: { label: 'Edit the review', href: facts.link },
	notes: [...redress(facts), ...visitorNotes(data)],
});
