import type { Messages } from '#domain/mail/messages.ts';
import { formatDay, type Letter, nameOf, type Write } from '#mail/letter.ts';

/** When an editor lets a report of conditions stand that waited, or that was taken down before. */
export const writeConditionsApproved: Write<'conditions-approved'> = (data, { link }) => ({
	subject: data.again
		? `Your report of how ${data.course} was stands again`
		: `Your report of how ${data.course} was is published`,
	preview: data.again ? 'We had decided otherwise before.' : 'An editor has read it. Thank you for waiting.',
	heading: data.again ? 'Your report stands again' : 'Your report is published',
	name: nameOf(data),
	...conditionsStand(data, link),
});

/** That a report may stand, and where its sender finds it. */
export const conditionsStand = (
	{ course, day }: Pick<Messages['conditions-stays'], 'course' | 'day'>,
	link: string,
): Required<Pick<Letter, 'paragraphs' | 'button' | 'notes'>> => ({
	paragraphs: [
		`An editor has read your report of how ${course} was on ${formatDay(day)}. What it tells is said of the course, without your name, for as long as it holds, counted from that day; what is older than that by now is part of the course’s year alone.`,
	],
	button: { label: 'See your report', href: link },
	notes: [],
});
