import { styleHtml } from './style-html.ts';

/** Lines that a letter prints; the others are counted. */
const MOST_LINES = 20;

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);

/** Lines of a letter as a list, a link each, and how many more there are. */
export function printLines(all: readonly { title: string; path: string }[], origin: string) {
	const lines = all.slice(0, MOST_LINES);
	const more = all.length - lines.length;
	const items = lines.map(
		({ title, path }) => `<li><a href="${escapeHtml(path)}"><bdi>${escapeHtml(title)}</bdi></a></li>`,
	);
	return {
		html: styleHtml(`<ul>${items.join('')}</ul>${more > 0 ? `<p>And ${more} more.</p>` : ''}`, origin),
		text: [
			...lines.map(({ title, path }) => `- \u2068${title}\u2069\n  ${origin}${path}`),
			...(more > 0 ? [`And ${more} more.`] : []),
		].join('\n'),
	};
}
