import { redirect } from 'react-router';
import { AccountPage } from '#app/features/account/account-page.tsx';
import { PostButton } from '#app/features/account/post-button.tsx';
import { requireOwnTrip } from '#app/features/trips/trip-files.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import { pageMeta } from '#app/lib/machines/meta.ts';
import { tripPaths } from '#app/lib/trip-paths.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Buttons } from '#app/ui/forms/form-parts.tsx';
import { removeTrip } from '#domain/trips/trip-commands.ts';
import type { Route } from './+types/removal';

export const handle: RouteHandle = { kind: 'tool', keep: 'private', writes: 'member' };

/** Asks once more; nothing is removed by opening an address (S17). */
export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	const { id, title } = await requireOwnTrip(ctx, params.id);
	return { id, title };
}

export async function action({ request, params, context }: Route.ActionArgs) {
	const ctx = context.get(domainContext);
	requireMember(ctx, request);
	// Pressed twice it is gone all the same.
	if (/^[1-9]\d{0,8}$/.test(params.id)) await removeTrip(ctx, Number(params.id));
	return redirect(tripPaths.memberTrips({ removed: 'yes' }), 303);
}

export function meta({ matches, params }: Route.MetaArgs) {
	return pageMeta({
		title: 'Remove a trip',
		description: 'Take a trip off your list, with its votes.',
		path: tripPaths.removeTrip(Number(params.id)),
		origin: matches[0].loaderData?.origin,
		hidden: true,
	});
}

export default function RemoveTrip({ loaderData: { id, title } }: Route.ComponentProps) {
	return (
		<AccountPage title="Remove this trip?">
			<p>
				{title}: its days, courses, travellers and votes are erased, and its link leads nowhere from now on. This cannot
				be undone.
			</p>
			<Buttons>
				<PostButton action={tripPaths.removeTrip(id)} busy="Removing..." look="flag">
					Remove the trip
				</PostButton>
				<ButtonLink look="line" to={tripPaths.memberTrip(id)}>
					Keep it
				</ButtonLink>
			</Buttons>
		</AccountPage>
	);
}
