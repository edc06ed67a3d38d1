import { ListOwner } from '#app/features/lists/list-owner.tsx';
import { requireListForMember, requirePublicList } from '#app/features/lists/require-public-list.server.ts';
import { ActionPage } from '#app/features/member-actions/action-page.tsx';
import { handleMemberAction } from '#app/features/member-actions/handle-member-action.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import { formatCount } from '#app/lib/format/format.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { paths } from '#app/lib/paths.ts';
import type { ShownList } from '#domain/lists/public-queries.ts';
import { markManyCourses } from '#domain/reviews/member-actions/mark-many-commands.ts';
import { listMarks } from '#domain/reviews/member-actions/mark-queries.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/wish-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** Closed courses are on it, but nobody can go there any more. */
const openOf = ({ entries }: ShownList) =>
	entries.flatMap(({ course }) => (course.closedOn === null ? [course.id] : []));

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { list } = await requireListForMember(ctx, request, params.slug);
	const ids = openOf(list);
	const { wanted } = await listMarks(ctx, ids);
	return { list, left: ids.length - wanted.length, stamp: stampFor(ctx) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const list = await requirePublicList(ctx, params.slug);
	return handleMemberAction(ctx, request, {
		act: (stamp) => markManyCourses(ctx, { mark: 'like', courseIds: openOf(list), stamp }),
		home: listPaths.list(list.slug),
	});
}

export function meta({ params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Add all to my wish list',
		description: 'Mark all courses of a list as ones you want to play.',
		path: listPaths.wishList(params.slug),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function WishList({ loaderData, actionData }: Route.ComponentProps) {
	const { list, left } = loaderData;
	const stamp = actionData?.stamp ?? loaderData.stamp;
	return (
		<ActionPage
			kicker="Want to play"
			title={<bdi>{list.title}</bdi>}
			lead={
				<>
					A list by <ListOwner owner={list.owner} />.{' '}
					{left === 0
						? 'All its courses are on your wish list.'
						: `${formatCount(left, 'course')} of it ${left === 1 ? 'is' : 'are'} not on your wish list yet.`}
				</>
			}
			picture={paths.cover(list.entries[0]?.course.slug ?? 'fescue-contact')}
			notice={actionData?.notice}
			act={left === 0 ? null : { action: listPaths.wishList(list.slug), label: 'Add all to my wish list', stamp }}
			back={listPaths.list(list.slug)}
		/>
	);
}
