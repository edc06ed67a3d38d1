import { escapeXml } from '#app/lib/machines/xml.ts';
import { listPaths } from '../../lib/list-paths.ts';
import { paths } from '../../lib/paths.ts';

/** An address of the site map; `updated` is the day (YYYY-MM-DD) its words last changed, where that is known. */
export type MappedPage = { path: string; updated?: string };

/** Pages of which there is one. Courses are listed by the server, straight from the database. */
export const SINGLE_PAGES: readonly string[] = [
	paths.home(),
	paths.topRated(),
	paths.courses(),
	paths.findCourse(),
	paths.suggestCourse(),
	paths.createReview(),
	paths.howWeRate(),
	paths.guides(),
	listPaths.lists(),
	paths.partners(),
	paths.data(),
	paths.dataColumns(),
	paths.becomeReviewer(),
	paths.newsletter(),
	paths.faq(),
	paths.help(),
	paths.contact(),
	paths.moderation(),
	paths.transparency(),
	paths.accessibility(),
	paths.api(),
];

/** A sheet of the site map as XML. */
export function renderSheet(origin: string, pages: readonly MappedPage[]): string {
	const lines = pages.map(({ path, updated }) => {
		const date = updated ? `<lastmod>${updated}</lastmod>` : '';
		return `<url><loc>${escapeXml(origin + path)}</loc>${date}</url>\n`;
	});
	return `<?xml version="1.0" encoding="utf-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`;
}
