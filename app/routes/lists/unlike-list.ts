import { redirect } from 'react-router';
import { requirePublicList } from '#app/features/lists/require-public-list.server.ts';
import { handleMemberAction } from '#app/features/member-actions/handle-member-action.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { listPaths } from '#app/lib/list-paths.ts';
import { unlikeList } from '#domain/lists/like-commands.ts';
import type { Route } from './+types/unlike-list';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** Taking back is posted only; whoever comes by the address finds the page with the button. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(listPaths.likeList(params.slug));

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const list = await requirePublicList(ctx, params.slug);
	return handleMemberAction(ctx, request, {
		act: (stamp) => unlikeList(ctx, list.id, stamp),
		home: listPaths.list(list.slug),
	});
}
