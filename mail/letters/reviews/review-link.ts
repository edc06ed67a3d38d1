import { nameOf, type Write } from '#mail/letter.ts';
import { visitorNotes } from '../review-notes.ts';

/** To a visitor who left an address with a review. */
export const writeReviewLink: Write<'review-link'> = (data, { link, companyName }) => ({
	subject: `Your review of ${data.course}`,
	preview: 'With this link you can edit or delete it.',
	heading: 'Thank you for your review',
	name: nameOf(data),
	paragraphs: [
		`Your review of ${data.course} stands on ${companyName}. You have no account with us, so here is the link by which you can change it or take it away.`,
		'Whoever has the link can do the same: please keep it to yourself.',
	],
	button: { label: 'Edit or delete the review', href: link },
	notes: visitorNotes(data),
});
