import { formatDate } from '#app/lib/format/format-day.ts';
import { nameOf, type Write } from '#mail/letter.ts';

/** Lines that the letter prints; the others are counted. */
const MOST_LINES = 20;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** What is new of what a member follows, a line each with its link; ended with one press. */
export const writeNewsOfTheWeek: Write<'news-of-the-week'> = (data, { companyName, link, origin, pages }) => {
	const lines = data.lines.slice(0, MOST_LINES);
	const more = data.lines.length - lines.length;
	const links = lines.map(({ title, path }) => ({ title, href: origin + path }));
	return {
		subject: `${companyName}: what is new of what you follow`,
		preview: `Since ${formatDate(data.since)}.`,
		heading: 'Since you were here',
		name: nameOf(data),
		paragraphs: [`What has come since ${formatDate(data.since)} of the courses, places and golfers that you follow:`],
		body: {
			html: `<ul style="margin:0 0 16px;padding:0 0 0 22px">${links
				.map(
					({ title, href }) =>
						`<li style="margin:0 0 10px;font-size:16px;line-height:25px"><a style="color:#1f5a43" href="${escapeHtml(href)}"><bdi>${escapeHtml(title)}</bdi></a></li>`,
				)
				.join('')}</ul>${more > 0 ? `<p>And ${more} more.</p>` : ''}`,
			text: [
				...links.map(({ title, href }) => `- \u2068${title}\u2069\n  ${href}`),
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
