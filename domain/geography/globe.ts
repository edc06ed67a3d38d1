import { EARTH_RADIUS_KILOMETRES, type Position, RADIANS } from './distance.ts';

/**
 * A place as a point on a globe of radius 1. The straight line between two such points says which is nearer without a
 * sine or cosine, which tells where thousands of places are compared. NaN for a place that nobody knows.
 */
export type GlobePoint = readonly [number, number, number];

/** The point of a position in degrees. */
export function globePoint({ latitude, longitude }: Position): GlobePoint {
	const fromAxis = Math.cos(latitude * RADIANS);
	return [
		fromAxis * Math.cos(longitude * RADIANS),
		fromAxis * Math.sin(longitude * RADIANS),
		Math.sin(latitude * RADIANS),
	];
}

/** The square of the straight line from a point to the one that begins at `at` in a list of such triples. */
export function chordSquared(points: Float32Array, at: number, from: GlobePoint): number {
	// By its places: to take a list apart for each of thousands of points takes several times as long.
	const right = (points[at] ?? 0) - from[0];
	const deep = (points[at + 1] ?? 0) - from[1];
	const high = (points[at + 2] ?? 0) - from[2];
	return right * right + deep * deep + high * high;
}

/** Kilometres along the great circle between two points, from the square of the straight line between them. */
export const kilometresOfChord = (squared: number): number =>
	2 * EARTH_RADIUS_KILOMETRES * Math.asin(Math.min(1, Math.sqrt(squared) / 2));

/** The other way round: the square of the straight line between two points that lie so many kilometres apart. */
export const chordSquaredOf = (kilometres: number): number =>
	(2 * Math.sin(Math.min(kilometres / EARTH_RADIUS_KILOMETRES, Math.PI) / 2)) ** 2;
