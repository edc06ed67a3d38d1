import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import { haversineKilometres, type Position } from '../distance.ts';
import type { Land, LandPiece } from './land.ts';

export type Size = { width: number; height: number };

export const MAP_SIZE: Size = { width: 800, height: 600 };
export const WIDE_SIZE: Size = { width: 1200, height: 420 };

/** Room between what is shown and the edge. */
const MARGIN = 36;
/** A map shows at least this much around a place, in degrees. */
const LEAST_DEGREES = 0.12;
const DEGREES = Math.PI / 180;

/** A window on the world. `kilometres` is what its width shows, measured across its middle. */
export type Frame = { projection: GeoProjection; kilometres: number; size: Size };

/** Rocks far out must not make the land small: pieces below this share of the largest do not count. */
const COUNTING_SHARE = 0.003;

/** A window that just holds these pieces of land, and the places. */
export function frameLand(land: Land, pieces: readonly LandPiece[], places: readonly Position[] = []): Frame {
	const least = Math.max(...pieces.map(({ area }) => area)) * COUNTING_SHARE;
	const counting = pieces.filter(({ area }) => area >= least);
	return frame([
		...counting.flatMap((piece) => land.polygonOf(piece).coordinates[0] ?? []),
		...places.map(({ longitude, latitude }): [number, number] => [longitude, latitude]),
	]);
}

/** Whether a place is in the window, with some room around it. */
export function isInFrame({ projection, size }: Frame, { longitude, latitude }: Position): boolean {
	const [x = -1, y = -1] = projection([longitude, latitude]) ?? [];
	const { width, height } = size;
	return x >= MARGIN / 2 && y >= MARGIN / 2 && x <= width - MARGIN / 2 && y <= height - MARGIN / 2;
}

/** A window that just holds these places, and at least `degrees` around each. */
export function framePlaces(
	places: readonly Position[],
	{ degrees = LEAST_DEGREES, size = MAP_SIZE }: { degrees?: number; size?: Size } = {},
): Frame {
	return frame(
		places.flatMap(({ latitude, longitude }) => {
			const wide = degrees / Math.max(0.2, Math.cos(latitude * DEGREES));
			return [
				[longitude - wide, latitude],
				[longitude + wide, latitude],
				[longitude, Math.max(-90, latitude - degrees)],
				[longitude, Math.min(90, latitude + degrees)],
			] satisfies [number, number][];
		}),
		size,
	);
}

/** Looks straight down on the middle, so that shapes and distances are as true as a flat map can have them. */
function frame(coordinates: [number, number][], size = MAP_SIZE): Frame {
	const points = { type: 'MultiPoint' as const, coordinates };
	const [longitude, latitude] = geoCentroid(points);
	const { width, height } = size;
	const projection = geoAzimuthalEqualArea()
		.rotate([-longitude, -latitude])
		.precision(0)
		.fitExtent(
			[
				[MARGIN, MARGIN],
				[width - MARGIN, height - MARGIN],
			],
			points,
		)
		.clipExtent([
			[-2, -2],
			[width + 2, height + 2],
		]);
	return { projection, kilometres: kilometresAcross(projection, size), size };
}

/** How far two points of the middle line, a tenth of the width apart, lie from each other, ten times. */
function kilometresAcross(projection: GeoProjection, { width, height }: Size): number {
	const place = (x: number) => {
		const [longitude, latitude] = projection.invert?.([x, height / 2]) ?? [0, 0];
		return { latitude, longitude };
	};
	return haversineKilometres(place(width * 0.45), place(width * 0.55)) * 10;
}
