import { escapeXml } from '#app/lib/xml.ts';
import type { Answer } from '../http/answer.ts';
import { type PageSettings, packProblem } from './page-answer.ts';
import type { RenderRequest } from './render.ts';

/** What stands in no page, so that a form with such a field is not given back. */
const SECRET = /password|token|^code$/i;
/** From here on a field is taken for words that somebody would miss, not for a choice. */
const WORDS_LENGTH = 20;

/** A request for a page, of which no more counts here. */
type Sent = { id: string; raw: { url?: string | undefined }; post?: RenderRequest['post'] };

/**
 * The page for a form that nobody could take, since the database is away: it shows what was typed and sends the same again. Null
 * where the form holds a secret, or where it was sent by a script, which keeps it by itself.
 */
export function wordsBack({ id, raw, post }: Sent, { origin }: Pick<PageSettings, 'origin'>): Answer | null {
	const { url = '/' } = raw;
	if (!post || /\.data(?:\?|$)/.test(url)) return null;
	const fields = [...new URLSearchParams(post.body.toString())];
	if (fields.some(([name]) => SECRET.test(name))) return null;
	return packProblem(503, origin, id, formOf(url, fields, post.files.length > 0));
}

function formOf(url: string, fields: readonly [string, string][], hadFiles: boolean): string {
	const inputs = fields.map(
		([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
	);
	const shown = fields
		.filter(([name, value]) => value.trim().length >= WORDS_LENGTH && name !== 'stamp')
		.map(([, value]) => `<blockquote>${escapeXml(value)}</blockquote>`);
	const files = hadFiles ? '<p>Choose your photographs again once it is sent: they could not be kept.</p>' : '';
	return `<form method="post" action="${escapeXml(url)}">${inputs.join('')}${shown.join('')}${files}<p><button type="submit">Send it again</button></p></form>`;
}
