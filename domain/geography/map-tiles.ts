import type { Box } from './box.ts';
import { latitudeOf, longitudeOf, xOf, yOf } from './mercator.ts';

/** Side of a tile in CSS pixels: at zoom z the world is 2^z tiles wide. */
export const TILE_PIXELS = 256;
/** Further in, the outlines of the atlas (true to some 400 metres) would mislead. */
export const MAX_ZOOM = 11;

/**
 * A part of the map in whole tiles of one zoom, `right` and `bottom` not included. `left` is on the globe; `right` may be
 * beyond its edge, where the world begins again.
 */
export type TileArea = { zoom: number; left: number; top: number; right: number; bottom: number };

/** The tiles of a zoom that a box touches: the same for every box within them, so that answers can be kept. */
export function tilesOf({ west, south, east, north }: Box, zoom: number): TileArea {
	const across = 2 ** zoom;
	const left = Math.floor(xOf(west) * across) % across;
	const end = west < east ? xOf(east) : xOf(east) + 1;
	const right = Math.max(left + 1, Math.ceil((end - Math.floor(xOf(west))) * across));
	const wide = right - left >= across;
	const top = Math.min(across - 1, Math.max(0, Math.floor(yOf(north) * across)));
	return {
		zoom,
		left: wide ? 0 : left,
		right: wide ? across : right,
		top,
		bottom: Math.max(top + 1, Math.min(across, Math.ceil(yOf(south) * across))),
	};
}

/** The degrees that an area of tiles covers. */
export function boxOfTiles({ zoom, left, top, right, bottom }: TileArea): Box {
	const across = 2 ** zoom;
	const wide = right - left >= across;
	return {
		west: wide ? -180 : longitudeOf(left / across),
		east: wide ? 180 : eastOf(right / across),
		north: top === 0 ? 90 : latitudeOf(top / across),
		south: bottom === across ? -90 : latitudeOf(bottom / across),
	};
}

/** As `longitudeOf`, but an eastern edge on the antimeridian is 180. */
const eastOf = (x: number) => (x % 1 === 0 ? 180 : longitudeOf(x));
