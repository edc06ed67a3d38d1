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
import { likeList } from '#domain/lists/like-commands.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/like-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

const OWN = 'A list of your own needs no like of yours.';

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	return { ...(await requireListForMember(ctx, request, params.slug)), stamp: stampFor(ctx) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const list = await requirePublicList(ctx, params.slug);
	return handleMemberAction(ctx, request, {
		act: (stamp) => likeList(ctx, list.id, stamp),
		home: listPaths.list(list.slug),
		refusals: { 'own-list': OWN },
	});
}

export function meta({ params, matches }: Route.MetaArgs) {
	return pageMeta({
		title: 'Like a list',
		description: 'One like a member, which may be taken back.',
		path: listPaths.likeList(params.slug),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function LikeList({ loaderData, actionData }: Route.ComponentProps) {
	const { list, likes, isOwn } = loaderData;
	const stamp = actionData?.stamp ?? loaderData.stamp;
	const act = likes
		? { action: listPaths.unlikeList(list.slug), label: 'Take my like back', stamp }
		: { action: listPaths.likeList(list.slug), label: 'Like it', stamp };
	return (
		<ActionPage
			kicker="Like a list"
			title={<bdi>{list.title}</bdi>}
			lead={
				<>
					A list by <ListOwner owner={list.owner} />. {formatCount(list.likes, 'member likes', 'members like')} it so
					far; who does is shown to nobody.
				</>
			}
			picture={paths.cover(list.entries[0]?.course.slug ?? 'fescue-contact')}
			notice={isOwn ? OWN : actionData?.notice}
			act={isOwn ? null : act}
			back={listPaths.list(list.slug)}
		/>
	);
}
