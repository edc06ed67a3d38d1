import { listReviewsForFeed } from '#domain/reviews/queries.ts';
import { feedResponse } from '../features/machines/atom.ts';
import { reviewEntry } from '../features/machines/review-entry.ts';
import { domainContext, siteContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/reviews-feed';

export const handle: RouteHandle = { kind: 'reading' };

/** `/feeds/reviews.xml`: the newest reviews. Sample reviews are nobody's news and are left out (decision R9). */
export async function loader({ context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const reviews = await listReviewsForFeed(ctx);
	return feedResponse({
		origin: context.get(siteContext).origin,
		title: 'Fescue: latest reviews',
		subtitle: 'What golfers wrote about the courses they have played.',
		self: paths.reviewsFeed(),
		page: paths.home(),
		updated: ctx.now().toISOString(),
		entries: reviews.map(reviewEntry),
	});
}
