import { data } from 'react-router';
import { paths } from '#app/lib/paths.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { writeCalendar } from '#domain/trips/calendar.ts';
import { writeGpx } from '#domain/trips/gpx.ts';
import { getOwnTrip, getTripByLink, type Trip } from '#domain/trips/trip-queries.ts';
import { HIDDEN } from '../../lib/machines/secret-address.ts';

const ID = /^[1-9]\d{0,8}$/;

/** The viewer's trip with that number; 404 where it is none of theirs. */
export async function requireOwnTrip(ctx: DomainContext, id: string): Promise<Trip> {
	const trip = ID.test(id) ? await getOwnTrip(ctx, Number(id)) : null;
	if (!trip) throw data(null, { status: 404 });
	return trip;
}

/** The trip of an open link; 404 for every other link, closed ones too. */
export async function requireTripOf(ctx: DomainContext, link: string): Promise<Trip> {
	const trip = await getTripByLink(ctx, link);
	if (!trip) throw data(null, { status: 404, headers: HIDDEN });
	return trip;
}

const asFile = (body: string, type: string, name: string) =>
	new Response(body, {
		headers: { ...HIDDEN, 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
	});

/** The trip for calendars. */
export const calendarFile = (ctx: DomainContext, trip: Trip, origin: string) =>
	asFile(
		writeCalendar(trip, { origin, addressOf: (course) => origin + paths.course(course), now: ctx.now() }),
		'text/calendar; charset=utf-8',
		'trip.ics',
	);

/** The trip for navigation. */
export const gpxFile = (trip: Trip, origin: string) =>
	asFile(
		writeGpx(trip, (course) => origin + paths.course(course)),
		'application/gpx+xml; charset=utf-8',
		'trip.gpx',
	);
