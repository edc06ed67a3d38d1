import { ARTICLES, GUIDES, LEGAL } from '../features/content/library.server.ts';
import { renderSheet, SINGLE_PAGES } from '../features/machines/site-map-pages.ts';
import { siteContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/site-map-pages';

export const handle: RouteHandle = { kind: 'reading' };

/** `/sitemaps/pages.xml`: every page that is no course. The site map's index is `/sitemap.xml`. */
export function loader({ context }: Route.LoaderArgs) {
	const sheet = renderSheet(context.get(siteContext).origin, [
		...SINGLE_PAGES.map((path) => ({ path, updated: path === paths.guides() ? GUIDES[0]?.published : undefined })),
		...GUIDES.map(({ slug, published }) => ({ path: paths.guide(slug), updated: published })),
		...ARTICLES.map(({ slug }) => ({ path: paths.article(slug) })),
		...LEGAL.map(({ slug, updated }) => ({ path: paths.legal(slug), updated })),
	]);
	return new Response(sheet, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
