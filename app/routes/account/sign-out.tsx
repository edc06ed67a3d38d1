import { redirect } from 'react-router';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { signOut } from '#domain/accounts/sessions/sign-in-commands.ts';
import type { Route } from './+types/sign-out';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'anyone' };

export const loader = () => redirect(paths.account());

/** Signs out everywhere (decision P0); whoever is signed out already is no worse off. */
export async function action({ context }: Route.ActionArgs) {
	await signOut(context.get(domainContext), 'global');
	return redirect(paths.login({ flash: 'signed-out' }), 303);
}
