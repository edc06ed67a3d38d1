import { formatDate } from '#app/lib/format/format-day.ts';
import { nameOf, type Write } from '#mail/letter.ts';
import { printLines } from './lines.ts';

/** What is new of what a member follows, a line each with its link; ended with one press. */
export const writeNewsOfTheWeek: Write<'news-of-the-week'> = (data, { companyName, link, origin, pages }) => ({
	subject: `${companyName}: what is new of what you follow`,
	preview: `Since ${formatDate(data.since)}.`,
	heading: 'Since you were here',
	name: nameOf(data),
	paragraphs: [`What has come since ${formatDate(data.since)} of the courses, places and golfers that you follow:`],
	body: printLines(data.lines, origin),
	button: { label: 'Read your news', href: pages.news },
	notes: [
		'You get this letter because you have asked for it. While nothing is new there is none.',
		`End it with one press, without logging in: ${link}`,
	],
	unsubscribe: link,
});
