import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { getViewerState } from '#domain/reviews/member-actions/viewer-state-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/viewer-state';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', query: ['course', 'reviews'] };

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * `?course=&reviews=1,2`: what the member has to do with a course and its reviews, for the scripts of public pages, and a stamp
 * for the next form that is pressed there: it is the member's whose state is shown.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	const params = new URL(request.url).searchParams;
	const course = params.get('course') ?? '';
	const reviews = (params.get('reviews') ?? '').split(',').filter((id) => NUMBER.test(id));
	const ctx = context.get(domainContext);
	const state = await getViewerState(ctx, NUMBER.test(course) ? Number(course) : 0, reviews.map(Number));
	return Response.json({ ...state, stamp: stampFor(ctx) });
}
