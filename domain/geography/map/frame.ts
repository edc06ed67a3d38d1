import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid } from 'd3-geo';
import { haversineKilometres, type Position } from '../distance.ts';
import type { Land, LandPiece } from './land.ts';

export const MAP_SIZE = { width: 800, height: 600 } as const;

/** Room between what is shown and the edge. */
const MARGIN = 36;
/** A map shows at least this much around a place, in degrees. */
const LEAST_DEGREES = 0.12;
const DEGREES = Math.PI / 180;

/** A window on the world. `kilometres` is what its width shows, measured across its middle. */
export type Frame = { projection: GeoProjection; kilometres: number };

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
export function isInFrame({ projection }: Frame, { longitude, latitude }: Position): boolean {
	const [x = -1, y = -1] = projection([longitude, latitude]) ?? [];
	const { width, height } = MAP_SIZE;
	return x >= MARGIN / 2 && y >= MARGIN / 2 && x <= width - MARGIN / 2 && y <= height - MARGIN / 2;
}

/** A window that just holds these places, and at least `degrees` around each. */
export function framePlaces(places: readonly Position[], degrees = LEAST_DEGREES): Frame {
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
	);
}

/** Looks straight down on the middle, so that shapes and distances are as true as a flat map can have them. */
function frame(coordinates: [number, number][]): Frame {
	const points = { type: 'MultiPoint' as const, coordinates };
	const [longitude, latitude] = geoCentroid(points);
	const { width, height } = MAP_SIZE;
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
	return { projection, kilometres: kilometresAcross(projection) };
}

/** How far two points of the middle line, a tenth of the width apart, lie from each other, ten times. */
function kilometresAcross(projection: GeoProjection): number {
	const { width, height } = MAP_SIZE;
	const place = (x: number) => {
		const [longitude, latitude] = projection.invert?.([x, height / 2]) ?? [0, 0];
		return { latitude, longitude };
	};
	return haversineKilometres(place(width * 0.45), place(width * 0.55)) * 10;
}
