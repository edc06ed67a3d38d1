import type { Outlines } from './outlines.ts';

const BANDS_A_DEGREE = 10;
const BANDS = 180 * BANDS_A_DEGREE;

/** Answers in which piece of land a place lies: its number, or null at sea. */
export type FindPiece = (latitude: number, longitude: number) => number | null;

/**
 * Sorts all edges into bands of latitude, a tenth of a degree each. A place is in a piece when a line from it due east
 * crosses that piece's border an odd number of times, and only the edges of one band can be crossed.
 */
export function indexByBand({ edges, firstEdge }: Outlines): FindPiece {
	const { start, items } = fillBands(edges);
	const pieceOf = numberPieces(firstEdge, edges.length / 4);
	return (latitude, longitude) => {
		const band = bandOf(latitude);
		let piece = -1;
		let inside = false;
		for (let at = start[band] ?? 0; at < (start[band + 1] ?? 0); at++) {
			const edge = items[at] ?? 0;
			// The edges of a piece stand together in a band, in the order of the pieces.
			if (pieceOf[edge] !== piece) {
				if (inside) return piece;
				piece = pieceOf[edge] ?? -1;
			}
			if (isCrossed(edges, edge * 4, latitude, longitude)) inside = !inside;
		}
		return inside ? piece : null;
	};
}

function isCrossed(edges: Float32Array, at: number, latitude: number, longitude: number): boolean {
	const [fromY = 0, toY = 0] = [edges[at + 1], edges[at + 3]];
	if (fromY > latitude === toY > latitude) return false;
	const [fromX = 0, toX = 0] = [edges[at], edges[at + 2]];
	return fromX + ((latitude - fromY) / (toY - fromY)) * (toX - fromX) > longitude;
}

function bandOf(latitude: number): number {
	return Math.min(BANDS - 1, Math.max(0, Math.floor((latitude + 90) * BANDS_A_DEGREE)));
}

/** The edges of band n are `items` from `start[n]` up to `start[n + 1]`. */
function fillBands(edges: Float32Array): { start: Uint32Array; items: Uint32Array } {
	const start = new Uint32Array(BANDS + 1);
	forEachBand(edges, (_, band) => {
		start[band + 1] = (start[band + 1] ?? 0) + 1;
	});
	for (let band = 0; band < BANDS; band++) start[band + 1] = (start[band + 1] ?? 0) + (start[band] ?? 0);
	const items = new Uint32Array(start[BANDS] ?? 0);
	const next = start.slice();
	forEachBand(edges, (edge, band) => {
		const at = next[band] ?? 0;
		items[at] = edge;
		next[band] = at + 1;
	});
	return { start, items };
}

function forEachBand(edges: Float32Array, visit: (edge: number, band: number) => void) {
	for (let edge = 0; edge * 4 < edges.length; edge++) {
		const [one, other] = [bandOf(edges[edge * 4 + 1] ?? 0), bandOf(edges[edge * 4 + 3] ?? 0)];
		for (let band = Math.min(one, other); band <= Math.max(one, other); band++) visit(edge, band);
	}
}

function numberPieces(firstEdge: Uint32Array, edges: number): Uint16Array {
	const pieceOf = new Uint16Array(edges);
	for (let piece = 0; piece + 1 < firstEdge.length; piece++) {
		pieceOf.fill(piece, firstEdge[piece], firstEdge[piece + 1]);
	}
	return pieceOf;
}
