import type { Position } from '../distance.ts';
import { latitudeOf, xOf, yOf } from '../mercator.ts';
import type { LandPiece } from './atlas.ts';
import { readLandOf } from './atlas-levels.ts';
import { clipRing, type Frame } from './clip.ts';
import { drawingOf, LAND_LEVELS } from './land-tiles.ts';

const LEVEL = LAND_LEVELS[2];
const { across } = drawingOf(LEVEL);
/** Where rings are cut, crossings are whole units of the grid: that is to be far from what is seen. */
const AROUND_UNITS = 128;

/** A part of the world in degrees, where `west` and `east` go on beyond 180. */
export type Window = { west: number; south: number; east: number; north: number };

/**
 * The land in a window and some of what is around it, as rings of positions; a ring within another one is water. As true as the atlas:
 * to some 400 metres. Longitudes go on beyond 180 where the window does.
 */
export async function listLandIn({ west, south, east, north }: Window): Promise<Position[][]> {
	const pieces = await readLandOf(LEVEL);
	return [-across, 0, across].flatMap((world) => {
		const frame = {
			left: xOf(west) * across - AROUND_UNITS - world,
			right: xOf(east) * across + AROUND_UNITS - world,
			top: yOf(north) * across - AROUND_UNITS,
			bottom: yOf(south) * across + AROUND_UNITS,
		};
		return pieces
			.filter((piece) => meets(piece, frame))
			.flatMap(({ rings }) => rings.map((ring) => positionsOf(clipRing(ring, frame), world)))
			.filter((ring) => ring.length > 2);
	});
}

const meets = (piece: LandPiece, { left, top, right, bottom }: Frame) =>
	piece.right >= left && piece.left <= right && piece.bottom >= top && piece.top <= bottom;

function positionsOf(points: readonly number[], world: number): Position[] {
	const ring: Position[] = [];
	for (let at = 0; at < points.length; at += 2) {
		const [x = 0, y = 0] = [points[at], points[at + 1]];
		ring.push({ longitude: ((x + world) / across - 0.5) * 360, latitude: latitudeOf(y / across) });
	}
	return ring;
}
