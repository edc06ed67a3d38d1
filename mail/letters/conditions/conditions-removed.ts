import { formatDay, nameOf, type Write } from '#mail/letter.ts';
import { reasons, redress } from '../review-notes.ts';

/** When an editor has taken a report of conditions down, or refused one that waited: a statement of reasons (Article 17 of the Digital Services Act). */
export const writeConditionsRemoved: Write<'conditions-removed'> = (data, facts) => ({
	subject: data.wasHeld
		? `Your report of how ${data.course} was is not published`
		: `Your report of how ${data.course} was has been taken down`,
	preview: 'Here is why, and what you can do.',
	heading: data.wasHeld ? 'Your report is not published' : 'Your report has been taken down',
	name: nameOf(data),
	paragraphs: [
		`An editor has decided that what you told of ${data.course} on ${formatDay(data.day)} is not shown on any page, everywhere and until further notice. Nobody but you and our editors can read it.`,
		...reasons(data),
	],
	button: { label: 'See your report', href: facts.link },
	notes: redress(facts),
});
