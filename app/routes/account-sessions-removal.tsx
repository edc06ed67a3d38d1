import { redirect } from 'react-router';
import { signOut } from '#domain/accounts/sign-in-commands.ts';
import { requireMember } from '../lib/auth/require-member.ts';
import { announceChange } from '../lib/auth/stored.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/account-sessions-removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export const loader = () => redirect(paths.settings());

/** Ends every session of the member, this one too. */
export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request, paths.settings());
	await signOut(ctx, 'global');
	return redirect(paths.login({ said: 'signed-out' }), 303);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} finally {
		announceChange();
	}
}
