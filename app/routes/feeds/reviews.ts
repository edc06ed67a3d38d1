import { feedResponse } from '#app/features/machines/atom.ts';
import { reviewEntry } from '#app/features/machines/review-entry.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { listReviewsForFeed } from '#domain/reviews/queries.ts';
import type { Route } from './+types/reviews';

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
