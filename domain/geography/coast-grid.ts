import { KILOMETRES_A_DEGREE, longitudeScale } from './distance.ts';
import { measureFrom } from './edge-distance.ts';
import type { Outlines } from './outlines.ts';

/** Nobody asks how far inland a place lies beyond this; the search ends there. */
export const COAST_LIMIT_KILOMETRES = 50;

const CELLS_A_DEGREE = 2;
const COLUMNS = 360 * CELLS_A_DEGREE;
const ROWS = 180 * CELLS_A_DEGREE;
/** The antimeridian cuts countries in two on the map; that cut is no coast. */
const ANTIMERIDIAN = 179.999;

/**
 * Sorts the edges of the coast into cells of half a degree. Answers the kilometres to the nearest of them, Infinity where
 * none is within `COAST_LIMIT_KILOMETRES`.
 */
export function indexCoast(outlines: Outlines): (latitude: number, longitude: number) => number {
	const { start, items } = fillCells(outlines);
	return (latitude, longitude) => {
		const measure = measureFrom(latitude, longitude);
		const high = COAST_LIMIT_KILOMETRES / KILOMETRES_A_DEGREE;
		const wide = Math.min(180, high / longitudeScale(Math.min(89, Math.abs(latitude) + high)));
		let nearest = COAST_LIMIT_KILOMETRES;
		for (let row = rowOf(latitude - high); row <= rowOf(latitude + high); row++) {
			for (let column = columnOf(longitude - wide); column <= columnOf(longitude + wide); column++) {
				const cell = row * COLUMNS + ((column + COLUMNS) % COLUMNS);
				for (let at = start[cell] ?? 0; at < (start[cell + 1] ?? 0); at++) {
					nearest = Math.min(nearest, measure(outlines.edges, (items[at] ?? 0) * 4));
				}
			}
		}
		return nearest < COAST_LIMIT_KILOMETRES ? nearest : Number.POSITIVE_INFINITY;
	};
}

/** The edges of cell n are `items` from `start[n]` up to `start[n + 1]`. */
function fillCells(outlines: Outlines): { start: Uint32Array; items: Uint32Array } {
	const start = new Uint32Array(COLUMNS * ROWS + 1);
	forEachCell(outlines, (_, cell) => {
		start[cell + 1] = (start[cell + 1] ?? 0) + 1;
	});
	for (let cell = 0; cell < COLUMNS * ROWS; cell++) start[cell + 1] = (start[cell + 1] ?? 0) + (start[cell] ?? 0);
	const items = new Uint32Array(start[COLUMNS * ROWS] ?? 0);
	const next = start.slice();
	forEachCell(outlines, (edge, cell) => {
		const at = next[cell] ?? 0;
		items[at] = edge;
		next[cell] = at + 1;
	});
	return { start, items };
}

/** Visits every cell of the box around each edge of the coast. */
function forEachCell({ edges, coast }: Outlines, visit: (edge: number, cell: number) => void) {
	for (let edge = 0; edge < coast.length; edge++) {
		const [x = 0, y = 0, endX = 0, endY = 0] = edges.subarray(edge * 4, edge * 4 + 4);
		if (coast[edge] === 0 || Math.min(Math.abs(x), Math.abs(endX)) > ANTIMERIDIAN) continue;
		for (let row = rowOf(Math.min(y, endY)); row <= rowOf(Math.max(y, endY)); row++) {
			for (let column = columnOf(Math.min(x, endX)); column <= columnOf(Math.max(x, endX)); column++) {
				visit(edge, row * COLUMNS + (column % COLUMNS));
			}
		}
	}
}

function rowOf(latitude: number): number {
	return Math.min(ROWS - 1, Math.max(0, Math.floor((latitude + 90) * CELLS_A_DEGREE)));
}

/** May lie outside 0 to `COLUMNS` where a search runs over the antimeridian. */
function columnOf(longitude: number): number {
	return Math.floor((longitude + 180) * CELLS_A_DEGREE);
}
