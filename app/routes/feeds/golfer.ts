import { data } from 'react-router';
import { feedResponse } from '#app/features/machines/atom.ts';
import { reviewEntry } from '#app/features/machines/review-entry.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { getGolfer } from '#domain/members/golfer-queries.ts';
import { listReviewsForFeed } from '#domain/reviews/queries.ts';
import type { Route } from './+types/golfer';

export const handle: RouteHandle = { kind: 'reading' };

/** The newest reviews of a golfer who shows a page; of one whose page is off there is no feed either (decision P6). */
export async function loader({ params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const golfer = await getGolfer(ctx, params.handle);
	if (!golfer) throw data(null, { status: 404 });
	const reviews = await listReviewsForFeed(ctx, { userId: golfer.userId });
	const name = golfer.name ?? 'Anonymous Golfer';
	return feedResponse({
		origin: context.get(siteContext).origin,
		title: `Fescue: reviews by ${name}`,
		subtitle: `What ${name} wrote about the courses they have played.`,
		self: paths.golferFeed(golfer.handle),
		page: paths.golfer(golfer.handle),
		updated: ctx.now().toISOString(),
		entries: reviews.map(reviewEntry),
	});
}
