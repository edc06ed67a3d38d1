import { TILE_PIXELS, type TileArea } from '#domain/geography/map-tiles.ts';
import { latitudeOf, longitudeOf } from '#domain/geography/mercator.ts';
import type { CourseCluster } from '#domain/shared/course-index.ts';
import { forEachRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import { CELLS_A_TILE, cellOf, type Grid, gridOf, numberOf, placeOf } from './map-cells.ts';

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

/** So near to its cell's edge no cluster is drawn, so that neighbours hardly overlap; and no single course from afar. */
const MARKER_PIXELS = 17;
const SMALLEST_MARKER_PIXELS = 13;
const DECIMALS = 5;

/**
 * Puts the rows that lie in an area together by cells of the map's own grid, from north-west to south-east. The grid is
 * fixed for each zoom and areas are whole cells, so clusters stay what they are while the map is moved, and their counts
 * add up to the rows of the area. One walk through the rows, which remembers cells and no rows.
 */
export function clusterCourses(positions: CoursePositions, rows: RowSet, area: TileArea): CourseCluster[] {
	const { x, y } = positions;
	const grid = gridOf(area);
	const found: Tally[] = [];
	// Room for every cell of the area: `MOST_TILES` bounds how many there are.
	const ofCell = new Array<Tally | undefined>(grid.width * grid.height);
	forEachRow(rows, (row) => {
		const cell = cellOf(x[row] ?? Number.NaN, y[row] ?? Number.NaN, grid);
		if (cell < 0) return;
		let tally = ofCell[cell];
		if (!tally) {
			tally = beginTally(positions, row, cell);
			ofCell[cell] = tally;
			found.push(tally);
		}
		addTo(tally, positions, row);
	});
	return found.map((tally) => toCluster(tally, grid)).sort((a, b) => a.line - b.line || a.column - b.column);
}

/** Those of an area among the clusters of its zoom, in their order. */
export function clustersWithin(clusters: readonly CourseCluster[], area: TileArea): CourseCluster[] {
	const grid = gridOf(area);
	return clusters.filter(({ column, line }) => numberOf(column, line, grid) >= 0);
}

/** What is known of a cell's rows so far. `across` and `down` are the sums of their `x` and `y`. */
type Tally = {
	readonly cell: number;
	readonly first: number;
	count: number;
	across: number;
	down: number;
	west: number;
	south: number;
	east: number;
	north: number;
	country: number | null;
};

/** The tally of a cell to which nothing was added yet. */
function beginTally({ country }: CoursePositions, first: number, cell: number): Tally {
	return {
		cell,
		first,
		count: 0,
		across: 0,
		down: 0,
		country: country[first] ?? null,
		west: Infinity,
		south: Infinity,
		east: -Infinity,
		north: -Infinity,
	};
}

function addTo(tally: Tally, { x, y, latitude, longitude, country }: CoursePositions, row: number) {
	const up = latitude[row] ?? 0;
	const right = longitude[row] ?? 0;
	tally.count += 1;
	tally.across += x[row] ?? 0;
	tally.down += y[row] ?? 0;
	if (right < tally.west) tally.west = right;
	if (right > tally.east) tally.east = right;
	if (up < tally.south) tally.south = up;
	if (up > tally.north) tally.north = up;
	if (country[row] !== tally.country) tally.country = null;
}

function toCluster({ cell, first, count, country, ...tally }: Tally, grid: Grid): CourseCluster {
	const { column, line } = placeOf(cell, grid);
	const pixels = count > 1 ? MARKER_PIXELS : grid.isFine ? 0 : SMALLEST_MARKER_PIXELS;
	return {
		column,
		line,
		count,
		first,
		country,
		latitude: round(latitudeOf(middleIn(tally.down / count, line, grid, pixels))),
		longitude: round(longitudeOf(middleIn(tally.across / count, column, grid, pixels))),
		bounds: [round(tally.west), round(tally.south), round(tally.east), round(tally.north)],
	};
}

/** The middle, but not nearer to the cell's edges than so many pixels. */
function middleIn(share: number, cell: number, { across }: Grid, pixels: number): number {
	const margin = Math.min(0.5, (pixels * CELLS_A_TILE) / TILE_PIXELS);
	return Math.min(cell + 1 - margin, Math.max(cell + margin, share * across)) / across;
}

const round = (degrees: number) => Math.round(degrees * 10 ** DECIMALS) / 10 ** DECIMALS;
