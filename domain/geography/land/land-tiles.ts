import type { LandDrawing, LandPiece } from './atlas.ts';
import { clipRing } from './clip.ts';

/**
 * The levels in which land is sent: the whole world in one tile, then finer ones where somebody looks closer. `zoom` is
 * the number of times the world is halved into tiles, `units` the width of a tile in whole numbers.
 */
export const LAND_LEVELS = [
	{ zoom: 0, units: 2048, source: '50m', tolerance: 0.6 },
	{ zoom: 3, units: 2048, source: '50m', tolerance: 0.5 },
	{ zoom: 6, units: 4096, source: '10m', tolerance: 0.5 },
] as const;

export type LandLevel = (typeof LAND_LEVELS)[number];

/** A name on the map, at x, y of the world's width; it is printed where `room` (of that width too) is wide enough. */
export type LandLabel = { name: string; x: number; y: number; room: number /** Of an ocean or a sea. */; isSea?: true };

/**
 * Land of one tile: a ring is x, y of its first point and then the steps to each next one, in units of the tile. It goes
 * `LAND_MARGIN` units beyond the tile's edges, so that no seam shows between two tiles.
 */
export type LandTile = { units: number; rings: number[][]; labels?: LandLabel[] };

export const LAND_MARGIN = 8;
/** Islands smaller than this are specks; a country that is nothing else keeps its greatest. */
const SPECK_UNITS = 2;

/** How the land of a level is drawn: from which source, how coarsely, and how many units the world is across. */
export const drawingOf = ({ zoom, units, source, tolerance }: LandLevel): LandDrawing => ({
	source,
	tolerance,
	across: units * 2 ** zoom,
});

/** Leaves out specks, but never the whole of a country. */
export function withoutSpecks(pieces: readonly LandPiece[]): LandPiece[] {
	const size = ({ left, right, top, bottom }: LandPiece) => Math.max(right - left, bottom - top);
	const greatest = new Map<string, LandPiece>();
	for (const piece of pieces) {
		const known = greatest.get(piece.code);
		if (!known || size(piece) > size(known)) greatest.set(piece.code, piece);
	}
	return pieces.filter((piece) => size(piece) >= SPECK_UNITS || greatest.get(piece.code) === piece);
}

/** Cuts the tile `x`, `y` of a level out of its pieces; what goes on beyond the edge of the world is on its other side. */
export function cutTile(pieces: readonly LandPiece[], level: LandLevel, x: number, y: number): LandTile {
	const across = 2 ** level.zoom;
	const rings = [x - across, x, x + across].flatMap((column) => cutRings(pieces, level.units, column, y));
	return { units: level.units, rings };
}

function cutRings(pieces: readonly LandPiece[], units: number, x: number, y: number): number[][] {
	const frame = {
		left: x * units - LAND_MARGIN,
		top: y * units - LAND_MARGIN,
		right: (x + 1) * units + LAND_MARGIN,
		bottom: (y + 1) * units + LAND_MARGIN,
	};
	const rings: number[][] = [];
	for (const piece of pieces) {
		if (piece.right < frame.left || piece.left > frame.right) continue;
		if (piece.bottom < frame.top || piece.top > frame.bottom) continue;
		for (const ring of piece.rings) {
			const steps = stepsOf(clipRing(ring, frame), x * units, y * units);
			if (steps.length >= 6) rings.push(steps);
		}
	}
	return rings;
}

/** The first point, then only the steps between points that differ: small numbers, which compress well. */
function stepsOf(points: readonly number[], left: number, top: number): number[] {
	const steps: number[] = [];
	let [px, py] = [left, top];
	for (let at = 0; at < points.length; at += 2) {
		const [x = 0, y = 0] = [points[at], points[at + 1]];
		if (at > 0 && x === px && y === py) continue;
		steps.push(x - px, y - py);
		[px, py] = [x, y];
	}
	return steps;
}
