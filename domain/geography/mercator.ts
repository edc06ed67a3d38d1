/**
 * The map's projection: Mercator, the whole world a square of side 1, x to the east from the antimeridian, y to the south.
 * Degrees outside. Latitudes beyond the square's edge, where nobody plays, are put on the edge.
 */
export const LATITUDE_LIMIT = 85.0511287798066;

/** From 0 to 1 for -180 to 180 degrees. */
export const xOf = (longitude: number) => longitude / 360 + 0.5;

/** From 0 to 1 for the northern to the southern edge. */
export function yOf(latitude: number): number {
	const held = Math.min(LATITUDE_LIMIT, Math.max(-LATITUDE_LIMIT, latitude));
	return 0.5 - Math.log(Math.tan(Math.PI / 4 + (held * Math.PI) / 360)) / (2 * Math.PI);
}

/** From -180 up to 180, for any x: the world repeats itself. */
export const longitudeOf = (x: number) => (x - Math.floor(x)) * 360 - 180;

/** The latitude of a y, in degrees. */
export const latitudeOf = (y: number) => (Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) * 360) / Math.PI - 90;
