import { GUIDES } from '#app/features/content/library.server.ts';
import { feedResponse } from '#app/features/machines/atom.ts';
import { siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import type { Route } from './+types/guides';

export const handle: RouteHandle = { kind: 'reading' };

/** `/feeds/guides.xml`: every guide, the newest first. */
export function loader({ context }: Route.LoaderArgs) {
	return feedResponse({
		origin: context.get(siteContext).origin,
		title: 'Fescue: guides',
		subtitle: 'Places, seasons and plain explanations for golfers.',
		self: paths.guidesFeed(),
		page: paths.guides(),
		updated: '2025-05-07',
		entries: GUIDES.map(({ slug, title, standfirst, published }) => ({
			id: `guide-${slug}`,
			title,
			path: paths.guide(slug),
			published,
			author: 'Fescue',
			summary: standfirst,
		})),
	});
}
