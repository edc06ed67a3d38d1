import { nameOf, type Write } from '../letter.ts';
import { visitorNotes } from '../review-notes.ts';

/** When a photograph that was taken down stands again. */
export const writePhotographRestored: Write<'photograph-restored'> = (data, { link }) => ({
	subject: `A photograph of ${data.course} stands again`,
	preview: 'It was taken down, and has been put back.',
	heading: 'Your photograph stands again',
	name: nameOf(data),
	paragraphs: [
		`Another look has shown that your photograph of ${data.course} may stay. It stands with your review as before.`,
	],
	button: { label: 'See the review', href: link },
	notes: visitorNotes(data),
});
