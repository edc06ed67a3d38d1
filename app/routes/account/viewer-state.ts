import { readRing } from '#app/features/rings/read-ring.server.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { isFollowing } from '#domain/following/follow-queries.ts';
import { getLikeOfList } from '#domain/lists/like-commands.ts';
import { listMarks } from '#domain/reviews/member-actions/mark-queries.ts';
import { getViewerState } from '#domain/reviews/member-actions/viewer-state-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/viewer-state';

export const handle: RouteHandle = {
	kind: 'tool',
	keep: 'private',
	query: ['course', 'reviews', 'courses', 'ring', 'follow', 'liked'],
};

const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * `?course=&reviews=1,2&courses=3,4&ring=/courses/sweden&follow=/courses/sweden&liked=5`: what the member has to do with a course and its reviews, which of some courses
 * are marked, how many of a place or guide are played, whether what has its page at an address is followed, and whether a public list is liked, for the scripts of public pages; and a stamp for the next form that is pressed there: it is the member's whose state is shown.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
	const params = new URL(request.url).searchParams;
	const [course = 0] = idsIn(params.get('course'));
	const ctx = context.get(domainContext);
	const [list = 0] = idsIn(params.get('liked'));
	const [state, marks, ring, follows, liked] = await Promise.all([
		getViewerState(ctx, course, idsIn(params.get('reviews'))),
		listMarks(ctx, idsIn(params.get('courses'))),
		readRing(ctx, params.get('ring') ?? ''),
		isFollowing(ctx, params.get('follow') ?? ''),
		list === 0 ? null : getLikeOfList(ctx, list),
	]);
	return Response.json({ ...state, ...marks, ring, follows, liked, stamp: stampFor(ctx) });
}

const idsIn = (text: string | null) =>
	(text ?? '')
		.split(',')
		.filter((id) => NUMBER.test(id))
		.map(Number);
