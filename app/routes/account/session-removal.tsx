import { data, redirect } from 'react-router';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { announceChange } from '#app/lib/auth/stored.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { endSession } from '#domain/accounts/sessions/sign-in-commands.ts';
import type { Route } from './+types/session-removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

const SESSION_ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export const loader = () => redirect(paths.settings());

/** Ends one of the member's sessions; anybody else's is not found (S26). */
export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	const { sessionId } = requireMember(ctx, request, paths.settings());
	const ended = SESSION_ID.test(params.id) && (await endSession(ctx, params.id)).ok;
	if (!ended) throw data(null, { status: 404 });
	if (params.id === sessionId) return redirect(paths.login({ flash: 'session-ended' }), 303);
	return redirect(paths.settings({ flash: 'session-ended' }), 303);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
	try {
		return await serverAction();
	} finally {
		announceChange();
	}
}
