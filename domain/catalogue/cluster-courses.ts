import { TILE_PIXELS, type TileArea } from '../geography/map-tiles.ts';
import { latitudeOf, longitudeOf } from '../geography/mercator.ts';

/**
 * Where courses lie, by row: in degrees, and on the map's square (geography/mercator.ts); NaN where it is not known.
 * `country` is any number that differs by country.
 */
export type CoursePositions = {
	readonly x: ArrayLike<number>;
	readonly y: ArrayLike<number>;
	readonly latitude: ArrayLike<number>;
	readonly longitude: ArrayLike<number>;
	readonly country: ArrayLike<number>;
};

/** Courses of one cell of the map. Positions in degrees, rounded to what a screen can show. */
export type CourseCluster = {
	/** The same for the same cell, however the map was moved: `x.y` in cells of this zoom. */
	cell: string;
	/** Where it is drawn: several in their middle, a course of its own where it lies, from afar to within a few pixels. */
	latitude: number;
	longitude: number;
	/** The rows in the cell, in the order in which they were given. */
	rows: number[];
	/** The box around them, west, south, east, north. */
	bounds: [number, number, number, number];
	/** The number of the country that all of them lie in; null where they lie in several. */
	country: number | null;
};

/** Close in, what lies side by side is to be told apart. */
const FINE_FROM_ZOOM = 10;
const CELLS_A_TILE = 3;
const FINE_CELLS_A_TILE = 8;
/** So near to its cell's edge no cluster is drawn, so that neighbours hardly overlap; and no single course from afar. */
const MARKER_PIXELS = 17;
const SMALLEST_MARKER_PIXELS = 13;
const DECIMALS = 5;

/** Cells of a tile from west to east, by zoom. */
const cellsATile = (zoom: number) => (zoom >= FINE_FROM_ZOOM ? FINE_CELLS_A_TILE : CELLS_A_TILE);

/**
 * Puts the rows that lie in an area together by cells of the map's own grid, from north-west to south-east. The grid is
 * fixed for each zoom and areas are whole cells, so clusters stay what they are while the map is moved, and their counts
 * add up to the rows of the area. One walk through the rows.
 */
export function clusterCourses(positions: CoursePositions, rows: Uint32Array, area: TileArea): CourseCluster[] {
	const across = 2 ** area.zoom * cellsATile(area.zoom);
	const grid = { across, isFine: area.zoom >= FINE_FROM_ZOOM };
	const { x, y } = positions;
	const isIn = cellsOf(area);
	const cells = new Map<number, number[]>();
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[at] ?? 0;
		const column = cellAt(x[row] ?? Number.NaN, across);
		const line = cellAt(y[row] ?? Number.NaN, across);
		if (!isIn(column, line)) continue;
		const key = line * across + column;
		const cell = cells.get(key);
		if (cell) cell.push(row);
		else cells.set(key, [row]);
	}
	return [...cells]
		.sort(([a], [b]) => a - b)
		.map(([key, members]) => toCluster(positions, members, key % across, Math.floor(key / across), grid));
}

const cellAt = (share: number, across: number) => Math.min(across - 1, Math.max(0, Math.floor(share * across)));

/** A course belongs to one cell, and a cell to one area. NaN lies in none. */
function cellsOf({ zoom, left, right, top, bottom }: TileArea): (column: number, line: number) => boolean {
	const cells = cellsATile(zoom);
	const [across, first, width] = [2 ** zoom * cells, left * cells, (right - left) * cells];
	return (column, line) => {
		const fromLeft = column < first ? column - first + across : column - first;
		return fromLeft < width && line >= top * cells && line < bottom * cells;
	};
}

type Grid = { across: number; isFine: boolean };

function toCluster(positions: CoursePositions, rows: number[], column: number, line: number, { across, isFine }: Grid) {
	const { x, y, latitude, longitude, country } = positions;
	const [sum, bounds] = [[0, 0] as [number, number], [Infinity, Infinity, -Infinity, -Infinity] as Bounds];
	const [first = 0] = rows;
	let isOneCountry = true;
	for (const row of rows) {
		sum[0] += x[row] ?? 0;
		sum[1] += y[row] ?? 0;
		widen(bounds, longitude[row] ?? 0, latitude[row] ?? 0);
		if (country[row] !== country[first]) isOneCountry = false;
	}
	const pixels = rows.length > 1 ? MARKER_PIXELS : isFine ? 0 : SMALLEST_MARKER_PIXELS;
	const place = (total: number, cell: number) => middleIn(total / rows.length, cell, across, pixels);
	return {
		cell: `${column}.${line}`,
		latitude: round(latitudeOf(place(sum[1], line))),
		longitude: round(longitudeOf(place(sum[0], column))),
		rows,
		bounds: bounds.map(round) as Bounds,
		country: isOneCountry ? (country[first] ?? null) : null,
	};
}

type Bounds = CourseCluster['bounds'];

function widen(bounds: Bounds, longitude: number, latitude: number) {
	bounds[0] = Math.min(bounds[0], longitude);
	bounds[1] = Math.min(bounds[1], latitude);
	bounds[2] = Math.max(bounds[2], longitude);
	bounds[3] = Math.max(bounds[3], latitude);
}

/** The middle, but not nearer to the cell's edges than so many pixels. */
function middleIn(share: number, cell: number, across: number, pixels: number): number {
	const margin = Math.min(0.5, (pixels * CELLS_A_TILE) / TILE_PIXELS);
	return Math.min(cell + 1 - margin, Math.max(cell + margin, share * across)) / across;
}

const round = (degrees: number) => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS;
