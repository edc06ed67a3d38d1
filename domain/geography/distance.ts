/** A place in decimal degrees (WGS 84). */
export type Position = { latitude: number; longitude: number };

/** Something of which it may not be known where it lies. */
export type MaybePlaced = { latitude: number | null; longitude: number | null };

export const EARTH_RADIUS_KILOMETRES = 6371;
export const RADIANS = Math.PI / 180;

/** Kilometres a degree of latitude, or of longitude on the equator. */
export const KILOMETRES_A_DEGREE = EARTH_RADIUS_KILOMETRES * RADIANS;

/** Kilometres between two places along the great circle. */
export function haversineKilometres(a: Position, b: Position): number {
	const height = Math.sin(((b.latitude - a.latitude) * RADIANS) / 2) ** 2;
	const width = Math.sin(((b.longitude - a.longitude) * RADIANS) / 2) ** 2;
	const chord = height + Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS) * width;
	return 2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Kilometres between two things; null where it is not known of both where they lie. */
export function kilometresBetween(a: MaybePlaced, b: MaybePlaced): number | null {
	if (a.latitude === null || a.longitude === null || b.latitude === null || b.longitude === null) return null;
	return haversineKilometres(
		{ latitude: a.latitude, longitude: a.longitude },
		{ latitude: b.latitude, longitude: b.longitude },
	);
}

/** How many degrees of latitude one degree of longitude is worth at `latitude`. */
export function longitudeScale(latitude: number): number {
	return Math.cos(latitude * RADIANS);
}
