import { gpxFile, requireOwnTrip } from '#app/features/trips/trip-files.server.ts';
import { requireMember } from '#app/lib/auth/require-member.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import type { Route } from './+types/own-gpx';

export const handle: RouteHandle = { kind: 'reading', keep: 'private' };

export async function loader({ request, params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { origin } = context.get(siteContext);
	requireMember(ctx, request);
	const trip = await requireOwnTrip(ctx, params.id);
	return gpxFile(trip, origin);
}
