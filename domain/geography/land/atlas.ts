import { setImmediate as breathe } from 'node:timers/promises';
import { type Detail, readAtlas } from '../atlas.ts';
import type { Atlas, AtlasPiece } from '../atlas-shapes.ts';
import { xOf, yOf } from '../mercator.ts';
import { simplifyLine } from './simplify.ts';

/** One polygon of a country: rings of x, y, x, y … in units of the map's grid, and how far the outer one goes. */
export type LandPiece = {
	code: string;
	rings: Int32Array[];
	left: number;
	top: number;
	right: number;
	bottom: number;
};

/** How a level of the map is drawn from the atlas: the whole world is `across` units wide. */
export type LandDrawing = { source: Detail; across: number; tolerance: number };

const ANTARCTICA = 'AQ';
/** Work between two breaths, in arcs or pieces: no reader waits more than a few milliseconds for it. */
const STEPS_A_BREATH = 300;

/**
 * The countries of the atlas as pieces in the map's projection, simplified for one level. Arcs are simplified before they
 * are put together, so that neighbours still share their border to the last point. Without Antarctica: its coast goes
 * round the pole, which this projection has no room for.
 */
export async function readLand({ source, across, tolerance }: LandDrawing): Promise<LandPiece[]> {
	const atlas = readAtlas(source);
	const arcs: Int32Array[] = [];
	for (const arc of atlas.arcs) {
		arcs.push(simplifyLine(projectArc(arc, across), tolerance));
		if (arcs.length % STEPS_A_BREATH === 0) await breathe();
	}
	const pieces: LandPiece[] = [];
	for (const piece of atlas.pieces) {
		if (piece.code === ANTARCTICA) continue;
		pieces.push(drawPiece(piece, arcs, across));
		if (pieces.length % STEPS_A_BREATH === 0) await breathe();
	}
	return pieces;
}

function projectArc(arc: Atlas['arcs'][number], across: number): Float64Array {
	const points = new Float64Array(arc.length);
	for (let at = 0; at < arc.length; at += 2) {
		points[at] = xOf(arc[at] ?? 0) * across;
		points[at + 1] = yOf(arc[at + 1] ?? 0) * across;
	}
	return points;
}

function drawPiece({ code, rings }: AtlasPiece, arcs: readonly Int32Array[], across: number): LandPiece {
	const drawn = rings.map((ring) => joinArcs(ring, arcs, across));
	return { code, rings: drawn, ...extentOf(drawn[0]) };
}

/**
 * One ring from its arcs, whose ends are said twice; `~n` is arc n backwards. A ring that crosses the antimeridian goes on
 * beyond the edge of the world instead of jumping to the other one.
 */
function joinArcs(ring: readonly number[], arcs: readonly Int32Array[], across: number): Int32Array {
	const points: number[] = [];
	let world = 0;
	for (const number of ring) {
		const arc = arcs[number < 0 ? ~number : number] ?? new Int32Array();
		for (let at = 0; at < arc.length; at += 2) {
			const from = number < 0 ? arc.length - 2 - at : at;
			const [given = 0, y = 0] = [arc[from], arc[from + 1]];
			const step = given + world - (points.at(-2) ?? given);
			if (Math.abs(step) > across / 2) world -= Math.sign(step) * across;
			const x = given + world;
			if (x !== points.at(-2) || y !== points.at(-1)) points.push(x, y);
		}
	}
	return Int32Array.from(points);
}

function extentOf(ring: Int32Array = new Int32Array()) {
	const extent = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
	for (let at = 0; at < ring.length; at += 2) {
		const [x = 0, y = 0] = [ring[at], ring[at + 1]];
		extent.left = Math.min(extent.left, x);
		extent.right = Math.max(extent.right, x);
		extent.top = Math.min(extent.top, y);
		extent.bottom = Math.max(extent.bottom, y);
	}
	return extent;
}
