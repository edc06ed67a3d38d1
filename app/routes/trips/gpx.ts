import { gpxFile, requireTripOf } from '#app/features/trips/trip-files.server.ts';
import { domainContext, siteContext } from '#app/lib/context.ts';
import type { RouteHandle } from '#app/lib/handle.ts';
import type { Route } from './+types/gpx';

export const handle: RouteHandle = { kind: 'reading', keep: 'private' };

export async function loader({ params, context }: Route.LoaderArgs) {
	const ctx = context.get(domainContext);
	const { origin } = context.get(siteContext);
	const trip = await requireTripOf(ctx, params.link);
	return gpxFile(trip, origin);
}
