import { formatDate } from '#app/lib/format/format-day.ts';
import { nameOf, type Write } from '#mail/letter.ts';
import { styleHtml } from './style-html.ts';

/** Lines that the letter prints; the others are counted. */
const MOST_LINES = 20;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** What is new of what a member follows, a line each with its link; ended with one press. */
export const writeNewsOfTheWeek: Write<'news-of-the-week'> = (data, { companyName, link, origin, pages }) => {
	const lines = data.lines.slice(0, MOST_LINES);
	const more = data.lines.length - lines.length;
	const items = lines.map(
		({ title, path }) => `<li><a href="${escapeHtml(path)}"><bdi>${escapeHtml(title)}</bdi></a></li>`,
	);
	return {
		subject: `${companyName}: what is new of what you follow`,
		preview: `Since ${formatDate(data.since)}.`,
		heading: 'Since you were here',
		name: nameOf(data),
		paragraphs: [`What has come since ${formatDate(data.since)} of the courses, places and golfers that you follow:`],
		body: {
			html: styleHtml(`<ul>${items.join('')}</ul>${more > 0 ? `<p>And ${more} more.</p>` : ''}`, origin),
			text: [
				...lines.map(({ title, path }) => `- \u2068${title}\u2069\n  ${origin}${path}`),
				...(more > 0 ? [`And ${more} more.`] : []),
			].join('\n'),
		},
		button: { label: 'Read your news', href: pages.news },
		notes: [
			'You get this letter because you have asked for it. While nothing is new there is none.',
			`End it with one press, without logging in: ${link}`,
		],
		unsubscribe: link,
	};
};
