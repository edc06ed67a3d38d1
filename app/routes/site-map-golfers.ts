import { listGolferPages } from '#domain/members/golfer-queries.ts';
import { renderSheet } from '../features/machines/site-map-pages.ts';
import { domainContext, siteContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/site-map-golfers';

export const handle: RouteHandle = { kind: 'reading' };

/** `/sitemaps/golfers.xml`: the public pages of members who have turned theirs on. */
export async function loader({ context }: Route.LoaderArgs) {
	const golfers = await listGolferPages(context.get(domainContext));
	const pages = golfers.map(({ handle: address, updated }) => ({
		path: paths.golfer(address),
		updated: updated.toISOString().slice(0, 10),
	}));
	const sheet = renderSheet(context.get(siteContext).origin, pages);
	return new Response(sheet, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
