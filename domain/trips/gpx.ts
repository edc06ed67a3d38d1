import type { Trip } from './trip-queries.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

/**
 * A trip as a GPX 1.1 file: a waypoint for each course whose position is known, and a route through them in the order of the days. The link
 * of the trip stands nowhere in it.
 */
export function writeGpx(
	trip: Trip,
	addressOf: (course: { slug: string; country: { slug: string } }) => string,
): string {
	const stops = trip.days.flatMap(({ number, stops: ofDay }) =>
		ofDay.flatMap(({ course }) => {
			const { latitude, longitude } = course;
			return latitude === null || longitude === null ? [] : [{ number, course, latitude, longitude }];
		}),
	);
	const point = (tag: 'wpt' | 'rtept') =>
		stops
			.map(({ number, course, latitude, longitude }) => {
				const place = [course.location, course.land.name].filter(Boolean).join(', ');
				const inside = `<name>${escaped(course.name)}</name><desc>${escaped(`Day ${number}, ${place}`)}</desc><link href="${escaped(addressOf(course))}"/>`;
				return `<${tag} lat="${latitude}" lon="${longitude}">${inside}</${tag}>`;
			})
			.join('\n');
	const title = escaped(trip.title);
	const route = stops.length > 0 ? `<rte><name>${title}</name>\n${point('rtept')}\n</rte>\n` : '';
	return `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="Fescue" xmlns="http://www.topografix.com/GPX/1/1">
<metadata><name>${title}</name></metadata>
${point('wpt')}
${route}</gpx>
`;
}
