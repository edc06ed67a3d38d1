import { redirect } from 'react-router';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { paths } from '#app/lib/paths.ts';
import { subscribeMember } from '#domain/newsletter/member-commands.ts';
import type { Route } from './+types/newsletter';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export const loader = () => redirect(paths.settings());

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request, paths.settings());
	await subscribeMember(ctx);
	return redirect(paths.settings({ flash: 'subscribed' }), 303);
}
