import { TILE_PIXELS, type TileArea } from '../geography/map-tiles.ts';
import { latitudeOf, longitudeOf } from '../geography/mercator.ts';
import { hasRow, type RowSet } from '../shared/row-set.ts';

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
	/** The rows in the cell, in the order of their numbers. */
	rows: Uint32Array;
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
/** No screen shows as many cells; the whole world has a quarter of a milliard at the closest zoom. */
const MOST_LISTED = 65_536;

/** Cells of a tile from west to east, by zoom. */
const cellsATile = (zoom: number) => (zoom >= FINE_FROM_ZOOM ? FINE_CELLS_A_TILE : CELLS_A_TILE);

/**
 * Puts the rows that lie in an area together by cells of the map's own grid, from north-west to south-east. The grid is
 * fixed for each zoom and areas are whole cells, so clusters stay what they are while the map is moved, and their counts
 * add up to the rows of the area. One walk through the rows.
 */
export function clusterCourses(positions: CoursePositions, rows: RowSet, area: TileArea): CourseCluster[] {
	const grid = gridOf(area);
	const { members, ends, numbers } = sortIntoCells(positions, rows, grid);
	const clusters: { key: number; cluster: CourseCluster }[] = [];
	for (let at = 0; at < ends.length; at += 1) {
		const first = ends[at - 1] ?? 0;
		const end = ends[at] ?? 0;
		if (first === end) continue;
		const cell = numbers ? (numbers[at] ?? 0) : at;
		const column = (grid.left + (cell % grid.width)) % grid.across;
		const line = grid.top + Math.floor(cell / grid.width);
		const cluster = toCluster(positions, members.subarray(first, end), column, line, grid);
		clusters.push({ key: line * grid.across + column, cluster });
	}
	// An area over the antimeridian begins in the east of the map.
	return clusters.sort((a, b) => a.key - b.key).map(({ cluster }) => cluster);
}

/** The cells of an area; `across` are all of its zoom round the globe. */
type Grid = { across: number; isFine: boolean; left: number; top: number; width: number; height: number };

function gridOf({ zoom, left, right, top, bottom }: TileArea): Grid {
	const cells = cellsATile(zoom);
	return {
		...{ across: 2 ** zoom * cells, isFine: zoom >= FINE_FROM_ZOOM, left: left * cells, top: top * cells },
		...{ width: (right - left) * cells, height: (bottom - top) * cells },
	};
}

/**
 * The rows of an area cell by cell, and where those of each cell end. A row belongs to one cell, and a cell to one area. Cells are
 * all those of the area, or where these are too many the ones of the `numbers`, which have rows.
 */
function sortIntoCells({ x, y }: CoursePositions, rows: RowSet, { across, left, top, width, height }: Grid) {
	const [found, cells] = [new Uint32Array(x.length), new Uint32Array(x.length)];
	let count = 0;
	for (let row = 0; row < x.length; row += 1) {
		if (!hasRow(rows, row)) continue;
		const east = x[row] ?? Number.NaN;
		const south = y[row] ?? Number.NaN;
		if (Number.isNaN(east) || Number.isNaN(south)) continue;
		const column = cellAt(east, across) - left;
		const fromLeft = column < 0 ? column + across : column;
		const fromTop = cellAt(south, across) - top;
		if (fromLeft >= width || fromTop < 0 || fromTop >= height) continue;
		const cell = fromTop * width + fromLeft;
		found[count] = row;
		cells[count] = cell;
		count += 1;
	}
	const numbers = width * height > MOST_LISTED ? numberAnew(cells.subarray(0, count)) : null;
	const ends = new Uint32Array(numbers?.length ?? width * height);
	for (let at = 0; at < count; at += 1) ends[cells[at] ?? 0] = (ends[cells[at] ?? 0] ?? 0) + 1;
	for (let cell = 1; cell < ends.length; cell += 1) ends[cell] = (ends[cell] ?? 0) + (ends[cell - 1] ?? 0);
	const members = new Uint32Array(count);
	const next = ends.slice();
	for (let at = count - 1; at >= 0; at -= 1) {
		const cell = cells[at] ?? 0;
		const place = (next[cell] ?? 0) - 1;
		next[cell] = place;
		members[place] = found[at] ?? 0;
	}
	return { members, ends, numbers };
}

/** Puts in place of each number how many smaller ones there are. Returns all there are, each once and in their order. */
function numberAnew(numbers: Uint32Array): Uint32Array {
	const each = Uint32Array.from(new Set(numbers)).sort();
	const places = new Map(Array.from(each, (number, place) => [number, place]));
	numbers.forEach((number, at) => {
		numbers[at] = places.get(number) ?? 0;
	});
	return each;
}

/** Cut off to a whole number of 32 bits, which takes a fraction of the time of `Math.floor` and its like. */
function cellAt(share: number, across: number): number {
	const cell = (share * across) | 0;
	if (cell < 0) return 0;
	return cell < across ? cell : across - 1;
}

function toCluster(positions: CoursePositions, rows: Uint32Array, column: number, line: number, grid: Grid) {
	const { x, y, country } = positions;
	const [first = 0] = rows;
	let across = 0;
	let down = 0;
	let isOneCountry = true;
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[at] ?? 0;
		across += x[row] ?? 0;
		down += y[row] ?? 0;
		if (country[row] !== country[first]) isOneCountry = false;
	}
	const pixels = rows.length > 1 ? MARKER_PIXELS : grid.isFine ? 0 : SMALLEST_MARKER_PIXELS;
	const place = (total: number, cell: number) => middleIn(total / rows.length, cell, grid.across, pixels);
	return {
		cell: `${column}.${line}`,
		latitude: round(latitudeOf(place(down, line))),
		longitude: round(longitudeOf(place(across, column))),
		rows,
		bounds: boundsOf(positions, rows),
		country: isOneCountry ? (country[first] ?? null) : null,
	};
}

function boundsOf({ latitude, longitude }: CoursePositions, rows: Uint32Array): CourseCluster['bounds'] {
	// Plain numbers: as lists they take several times as long here.
	let west = Infinity;
	let south = Infinity;
	let east = -Infinity;
	let north = -Infinity;
	for (let at = 0; at < rows.length; at += 1) {
		const up = latitude[rows[at] ?? 0] ?? 0;
		const right = longitude[rows[at] ?? 0] ?? 0;
		if (right < west) west = right;
		if (right > east) east = right;
		if (up < south) south = up;
		if (up > north) north = up;
	}
	return [round(west), round(south), round(east), round(north)];
}

/** The middle, but not nearer to the cell's edges than so many pixels. */
function middleIn(share: number, cell: number, across: number, pixels: number): number {
	const margin = Math.min(0.5, (pixels * CELLS_A_TILE) / TILE_PIXELS);
	return Math.min(cell + 1 - margin, Math.max(cell + margin, share * across)) / across;
}

const round = (degrees: number) => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS;
