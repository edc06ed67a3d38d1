import { HOLDING_RULES } from '#domain/reviews/holding/holding-rules.ts';
import { nameOf, type Write } from '#mail/letter.ts';
import { visitorNotes } from '../review-notes.ts';

/** When a review waits for an editor. */
export const writeReviewHeld: Write<'review-held'> = (data, { link, origin }) => ({
	subject: `Your review of ${data.course} waits for an editor`,
	preview: 'It is kept, and nobody else sees it yet.',
	heading: 'Your review waits for an editor',
	name: nameOf(data),
	paragraphs: [
		`We have your review of ${data.course}. An automatic rule holds it until a person has read it; until then nobody else sees it and it does not count.`,
		...data.rules.map((rule) => HOLDING_RULES[rule].words),
		'The rules do not look at the grade you gave. We write to you as soon as it is decided.',
	],
	button: { label: 'See or change the review', href: link },
	notes: [`How reviews are held and decided: ${origin}/moderation`, ...visitorNotes(data)],
});
