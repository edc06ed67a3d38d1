import { xOf, yOf } from '#domain/geography/mercator.ts';
import { pixelsFromMiddle, type View } from '../map/view.ts';

/** A course on a map that moves. Degrees (WGS 84). */
export type Place = { slug: string; name: string; country: { slug: string }; latitude: number; longitude: number };

/** More than a card has room for. */
const MOST = 12;

/** A point of the picture and what is around it, in pixels from its middle. */
export type PointOfView = { right: number; down: number; reach: number };

/** The courses that lie within `reach` of a point of a view, the nearest first, at most 12. */
export function placesNear<Some extends Place>(
	places: readonly Some[],
	view: View,
	{ right, down, reach }: PointOfView,
): Some[] {
	return places
		.map((place) => {
			const at = pixelsFromMiddle(view, xOf(place.longitude), yOf(place.latitude));
			return { place, away: Math.hypot(at.right - right, at.down - down) };
		})
		.filter(({ away }) => away <= reach)
		.sort((a, b) => a.away - b.away)
		.slice(0, MOST)
		.map(({ place }) => place);
}
