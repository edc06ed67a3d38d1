import { feedResponse } from '#app/features/machines/atom.ts';
import { reviewEntry } from '#app/features/machines/review-entry.ts';
import { requireCourseCard } from '#app/features/member-actions/require-course.server.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { listReviewsForFeed } from '#domain/reviews/queries.ts';
import type { Route } from './+types/course';

export const handle: RouteHandle = { kind: 'reading' };

/** The newest reviews of one course. Sample reviews are nobody's news and are left out (decision R9). */
export async function loader({ params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const course = await requireCourseCard(ctx, params);
	const reviews = await listReviewsForFeed(ctx, { courseId: course.id });
	return feedResponse({
		origin: context.get(siteContext).origin,
		title: `Fescue: reviews of ${course.name}`,
		subtitle: `What golfers wrote about ${course.name}, ${course.country.name}.`,
		self: paths.courseFeed(course),
		page: paths.course(course),
		updated: ctx.now().toISOString(),
		entries: reviews.map(reviewEntry),
	});
}
