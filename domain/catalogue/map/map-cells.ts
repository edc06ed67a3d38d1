import type { TileArea } from '#domain/geography/map-tiles.ts';

/** Close in, what lies side by side is to be told apart. */
const FINE_FROM_ZOOM = 10;
export const CELLS_A_TILE = 3;
const FINE_CELLS_A_TILE = 8;
/** Cells of a tile from west to east, by zoom. */
const cellsATile = (zoom: number) => (zoom >= FINE_FROM_ZOOM ? FINE_CELLS_A_TILE : CELLS_A_TILE);

/** The cells of an area of the map; `across` are all of its zoom round the globe. */
export type Grid = { across: number; isFine: boolean; left: number; top: number; width: number; height: number };

/** The cells of an area. Those of a zoom are the same whatever part of the map is looked at. */
export function gridOf({ zoom, left, right, top, bottom }: TileArea): Grid {
	const cells = cellsATile(zoom);
	return {
		across: 2 ** zoom * cells,
		isFine: zoom >= FINE_FROM_ZOOM,
		left: left * cells,
		top: top * cells,
		width: (right - left) * cells,
		height: (bottom - top) * cells,
	};
}

/** The number of the cell of an area that a place of the map's square lies in; -1 for one outside it or unknown (NaN). */
export function cellOf(x: number, y: number, grid: Grid): number {
	if (Number.isNaN(x) || Number.isNaN(y)) return -1;
	return numberOf(cellAt(x, grid.across), cellAt(y, grid.across), grid);
}

/** The number of a cell of the map in an area, line by line; -1 for one outside it. */
export function numberOf(column: number, line: number, { across, left, top, width, height }: Grid): number {
	const fromLeft = column < left ? column - left + across : column - left;
	const fromTop = line - top;
	return fromLeft >= width || fromTop < 0 || fromTop >= height ? -1 : fromTop * width + fromLeft;
}

/** Which cell of the map a cell of an area is: an area over the antimeridian begins in the east of it. */
export const placeOf = (cell: number, { across, left, top, width }: Grid) => ({
	column: (left + (cell % width)) % across,
	line: top + Math.floor(cell / width),
});

/** Cut off to a whole number of 32 bits, which takes a fraction of the time of `Math.floor` and its like. */
function cellAt(share: number, across: number): number {
	const cell = (share * across) | 0;
	if (cell < 0) return 0;
	return cell < across ? cell : across - 1;
}
