import { nameOf, type Write } from '#mail/letter.ts';
import { printLines } from './lines.ts';

/** What has come of courses that a member follows or is about to play, a line each with its link; ended with one press. */
export const writeCourseAlert: Write<'course-alert'> = (data, { companyName, link, origin, pages }) => ({
	subject: `${companyName}: how your courses are now`,
	preview: data.lines[0]?.title ?? '',
	heading: 'How your courses are now',
	name: nameOf(data),
	paragraphs: ['Of courses that you follow, or have on a trip of the next days, golfers or their clubs say:'],
	body: printLines(data.lines, origin),
	button: { label: 'Read your news', href: pages.news },
	notes: [
		'You get this letter because you have asked for it: one a day at most, and none while there is nothing to tell.',
		`End these letters with one press, without logging in: ${link}`,
	],
	unsubscribe: link,
});
