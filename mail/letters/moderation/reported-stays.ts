import { nameOf, type Write } from '#mail/letter.ts';
import { visitorNotes } from '../review-notes.ts';

/** To the author, when a report about a review or a photograph was dismissed. Nothing tells who reported, or what they said. */
export const writeReportedStays: Write<'reported-stays'> = (data, { link, origin }) => {
	const what = `your ${data.reported} of ${data.course}`;
	return {
		subject: `Your ${data.reported} of ${data.course} stays`,
		preview: 'Somebody had reported it. You need not do anything.',
		heading: `Your ${data.reported} stays`,
		name: nameOf(data),
		paragraphs: [
			`Somebody had reported ${what}. An editor has read the report and found none of the grounds on which we remove something. It stays as it is, and you need not do anything.`,
		],
		button: { label: 'See the review', href: link },
		notes: [`How reports are decided: ${origin}/moderation`, ...visitorNotes(data)],
	};
};
