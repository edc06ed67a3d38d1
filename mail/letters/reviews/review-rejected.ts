import { nameOf, type Write } from '#mail/letter.ts';
import { reasons, redress, visitorNotes } from '../review-notes.ts';

/** When an editor has rejected a review that waited: a statement of reasons (Article 17 of the Digital Services Act). */
export const writeReviewRejected: Write<'review-rejected'> = (data, facts) => ({
	subject: `Your review of ${data.course} was not published`,
	preview: 'Here is why, and what you can do.',
	heading: 'Your review was not published',
	name: nameOf(data),
	paragraphs: [
		`An editor has read your review of ${data.course} and decided not to publish it.`,
		...reasons(data),
		'You can edit the review and send it again; an editor then reads the new version.',
	],
	button: { label: 'Edit the review', href: facts.link },
	notes: [...redress(facts), ...visitorNotes(data)],
});
