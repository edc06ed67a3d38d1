import { redirect } from 'react-router';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { removeAvatar } from '#domain/pictures/avatar-commands.ts';
import type { Route } from './+types/avatar-removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** There is nothing to see here: the button stands beside the picture. */
export function loader() {
	return redirect(paths.changeAvatar());
}

/** Takes the member's picture away. */
export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request, paths.changeAvatar());
	await removeAvatar(ctx);
	return redirect(paths.settings({ flash: 'profile' }), 303);
}
