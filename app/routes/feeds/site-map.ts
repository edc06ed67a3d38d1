import { ARTICLES, GUIDES, LEGAL } from '#app/features/content/library.server.ts';
import { renderSheet, SINGLE_PAGES } from '#app/features/machines/site-map-pages.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { paths } from '#app/lib/paths.ts';
import { listClubPages } from '#domain/catalogue/clubs/club-queries.ts';
import { countCoursesByArea } from '#domain/catalogue/places/areas/area-queries.ts';
import { AREAS } from '#domain/catalogue/places/areas/areas.ts';
import { listPartPages } from '#domain/catalogue/places/place-queries.ts';
import { listCountries } from '#domain/catalogue/queries.ts';
import { listListPages } from '#domain/lists/public-queries.ts';
import type { Route } from './+types/site-map';

export const handle: RouteHandle = { kind: 'reading' };

/** `/sitemaps/pages.xml`: every page that is no course. The site map's index is `/sitemap.xml`. */
export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const [countries, parts, areas, clubs, lists] = await Promise.all([
		listCountries(ctx),
		listPartPages(ctx),
		countCoursesByArea(ctx),
		listClubPages(ctx),
		listListPages(ctx),
	]);
	const sheet = renderSheet(context.get(siteContext).origin, [
		...SINGLE_PAGES.map((path) => ({ path, updated: path === paths.guides() ? GUIDES[0]?.published : undefined })),
		...countries.map(({ slug }) => ({ path: paths.place(slug) })),
		...parts.map(({ land, region }) => ({ path: paths.place(land, region) })),
		...AREAS.filter(({ slug }) => areas.has(slug)).map(({ slug }) => ({ path: paths.area(slug) })),
		...clubs.map(({ slug, updated }) => ({ path: paths.club(slug), updated: updated.toISOString().slice(0, 10) })),
		...lists.map(({ slug, updated }) => ({ path: listPaths.list(slug), updated: updated.toISOString().slice(0, 10) })),
		...GUIDES.map(({ slug, published }) => ({ path: paths.guide(slug), updated: published })),
		...ARTICLES.map(({ slug }) => ({ path: paths.article(slug) })),
		...LEGAL.map(({ slug, updated }) => ({ path: paths.legal(slug), updated })),
	]);
	return new Response(sheet, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
