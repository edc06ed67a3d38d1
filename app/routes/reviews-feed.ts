import { listReviewsForFeed } from '#domain/reviews/queries.ts';
import { feedResponse } from '../features/machines/atom.ts';
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
		entries: reviews.map((review) => ({
			id: `review-${review.id}`,
			title: `${review.courseName}, ${review.courseLocation}: ${review.rating} out of 10`,
			path: paths.review({ slug: review.courseSlug, countrySlug: review.countrySlug }, review.id),
			published: review.createdAt,
			author: review.userName,
			summary: review.content,
		})),
	});
}
