import { findPage, listKeptPages, OFFLINE_PATH } from './kept.ts';
import { withHtml } from './said-until.ts';

const MOST_LISTED = 8;

/** The offline page, with the pages that can still be read. Throws where even the offline page is not kept. */
export async function answerOffline(): Promise<Response> {
	const page = await findPage(OFFLINE_PATH);
	if (!page) throw new TypeError('offline, and nothing is kept');
	return withHtml(page, fillKeptPages(await page.text(), await listKeptPages(MOST_LISTED)));
}

const PLACE = /(<section[^>]*) hidden=""([^>]*data-kept-pages[\s\S]*?<ul[^>]*>)(?=<\/ul>)/;

/** Opens the hidden list of the offline page and fills it. Addresses are of our own origin, titles are HTML already. */
export function fillKeptPages(html: string, pages: readonly { path: string; title: string }[]): string {
	if (pages.length === 0) return html;
	const items = pages.map(({ path, title }) => `<li><a href="${path.replaceAll('&', '&amp;')}">${title}</a></li>`);
	return html.replace(PLACE, (_, section: string, list: string) => section + list + items.join(''));
}
