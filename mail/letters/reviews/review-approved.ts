import { nameOf, type Write } from '#mail/letter.ts';
import { visitorNotes } from '../review-notes.ts';

/** When an editor has published a review that waited. */
export const writeReviewApproved: Write<'review-approved'> = (data, { link }) => ({
	subject: `Your review of ${data.course} is published`,
	preview: 'An editor has read it. Thank you for waiting.',
	heading: 'Your review is published',
	name: nameOf(data),
	paragraphs: [
		`An editor has read your review of ${data.course}. It stands on the page of the course as you wrote it, and counts in its rating.`,
	],
	button: { label: 'Edit or delete the review', href: link },
	notes: visitorNotes(data),
});
