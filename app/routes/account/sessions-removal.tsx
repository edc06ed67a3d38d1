import { redirect } from 'react-router';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { announceChange } from '#app/lib/auth/stored.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { signOut } from '#domain/accounts/sessions/sign-in-commands.ts';
import type { Route } from './+types/sessions-removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export const loader = () => redirect(paths.settings());

/** Ends every session of the member, this one too. */
export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request, paths.settings());
	await signOut(ctx, 'global');
	return redirect(paths.login({ flash: 'signed-out' }), 303);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} finally {
		announceChange();
	}
}
