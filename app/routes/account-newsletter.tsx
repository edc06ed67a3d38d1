import { redirect } from 'react-router';
import { subscribeMember } from '#domain/newsletter/member-commands.ts';
import { requireMember } from '../lib/auth/require-member.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import { paths } from '../lib/paths.ts';
import type { Route } from './+types/account-newsletter';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

export const loader = () => redirect(paths.settings());

export async function action({ request, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request, paths.settings());
	await subscribeMember(ctx);
	return redirect(paths.settings({ said: 'subscribed' }), 303);
}
