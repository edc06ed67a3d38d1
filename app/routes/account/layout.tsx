import { Outlet } from 'react-router';
import { AccountNav } from '#app/features/account/account-nav.tsx';
import { AuthGuard } from '#app/features/account/auth-guard.tsx';
import { toAuthUser } from '#app/lib/auth/auth-state.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { stampFor } from '#domain/shared/forms/stamp.ts';
import type { Route } from './+types/layout';

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
