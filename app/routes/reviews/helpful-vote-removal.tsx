import { redirect } from 'react-router';
import { handleMemberAction } from '#app/features/member-actions/handle-member-action.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { takeBackVote } from '#domain/reviews/member-actions/vote-commands.ts';
import type { Route } from './+types/helpful-vote-removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** Removing is posted only; whoever comes by the address finds the page with the button. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(paths.helpfulVote(Number(params.id) || 0));

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const id = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : 0;
	return handleMemberAction(ctx, request, {
		act: (stamp) => takeBackVote(ctx, id, stamp),
		home: paths.helpfulVote(id),
	});
}
