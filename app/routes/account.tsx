import { Outlet } from 'react-router';
import { stampFor } from '#domain/shared/stamp.ts';
import { AccountNav } from '../features/account/account-nav.tsx';
import { AuthGuard } from '../features/account/auth-guard.tsx';
import { toAuthUser } from '../lib/auth/auth-state.ts';
import { requireMember } from '../lib/auth/require-member.ts';
import { domainContext } from '../lib/context.ts';
import type { RouteHandle } from '../lib/handle.ts';
import type { Route } from './+types/account';

export const handle: RouteHandle = { kind: 'tool', keep: 'private' };

/** The frame of the private pages; the bar learns from it who is signed in. */
export function loader({ request, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	return { member: toAuthUser(requireMember(ctx, request)), stamp: stampFor(ctx) };
}

export default function Account() {
	return (
		<AuthGuard>
			<AccountNav />
			<Outlet />
		</AuthGuard>
	);
}
