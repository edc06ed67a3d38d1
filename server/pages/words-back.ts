import { escapeXml } from '#app/lib/xml.ts';
import { type Answer, prepareAnswer } from '../http/answer.ts';
import { makeProblem } from '../http/problem.ts';
import type { RenderRequest } from './render.ts';

/** What stands in no page, so that a form with such a field is not given back. */
const SECRET = /password|token|^code$/i;
/** From here on a field is taken for words that somebody would miss, not for a choice. */
const WORDS_LENGTH = 20;

/**
 * The page for a form that nobody could take, since the database that says who has sent it is away: it shows what was typed and
 * sends the same again. Null where the form holds a secret, or where it was sent by a script, which keeps it by itself.
 */
export function giveWordsBack(
	post: NonNullable<RenderRequest['post']>,
	{ id, url, origin }: { id: string; url: string; origin: string },
): Answer | null {
	const fields = [...new URLSearchParams(post.body.toString())];
	if (/\.data(?:\?|$)/.test(url) || fields.some(([name]) => SECRET.test(name))) return null;
	const again = formOf(url, fields, post.files.length > 0);
	const { headers, body } = makeProblem({ status: 503, origin, id, again, extra: [['Retry-After', '30']] });
	const own = headers.filter(([name]) => name !== 'Content-Length');
	return prepareAnswer({ status: 503, headers: own, body: Buffer.from(body) }, 'once', []);
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
