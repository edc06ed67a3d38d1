import { readAtlas } from './atlas.ts';
import type { AtlasPiece } from './atlas-shapes.ts';

/**
 * The outlines of all countries in flat arrays. An edge is four numbers in `edges` (longitude and latitude of its two
 * ends, degrees). A piece is one polygon with its holes; its edges stand together, from `firstEdge[piece]` up to
 * `firstEdge[piece + 1]`, and `codes[piece]` is its country. `coast[edge]` is 1 where nobody else has that border.
 */
export type Outlines = {
	codes: string[];
	firstEdge: Uint32Array;
	edges: Float32Array;
	coast: Uint8Array;
};

/** About 550,000 edges at 1:10,000,000 (Natural Earth, public domain), true to some 400 metres. Reads one file. */
export function readOutlines(): Outlines {
	const { pieces, arcs } = readAtlas('10m');
	return drawPieces(pieces, arcs);
}

function drawPieces(pieces: readonly AtlasPiece[], arcs: readonly Float32Array[]): Outlines {
	const uses = new Uint8Array(arcs.length);
	let total = 0;
	for (const arc of pieces.flatMap(({ rings }) => rings.flat())) {
		const index = arc < 0 ? ~arc : arc;
		uses[index] = (uses[index] ?? 0) + 1;
		total += (arcs[index]?.length ?? 2) / 2 - 1;
	}
	const firstEdge = new Uint32Array(pieces.length + 1);
	const edges = new Float32Array(total * 4);
	const coast = new Uint8Array(total);
	let edge = 0;
	pieces.forEach(({ rings }, piece) => {
		for (const arc of rings.flat()) {
			const index = arc < 0 ? ~arc : arc;
			const points = arcs[index] ?? new Float32Array();
			// Which way an edge runs matters to nobody here, so arcs are never turned round.
			for (let at = 0; at + 3 < points.length; at += 2, edge++) {
				edges.set(points.subarray(at, at + 4), edge * 4);
				coast[edge] = uses[index] === 1 ? 1 : 0;
			}
		}
		firstEdge[piece + 1] = edge;
		mendAntimeridian(edges.subarray((firstEdge[piece] ?? 0) * 4, edge * 4));
	});
	return { codes: pieces.map(({ code }) => code), firstEdge, edges, coast };
}

/**
 * Places on the antimeridian are 180 or -180, and the atlas mixes them within a piece, so that a border of no length seems
 * to run round the world. They are put on the side on which the piece lies; Antarctica alone has both.
 */
function mendAntimeridian(edges: Float32Array) {
	let [eastern, western] = [false, false];
	for (let at = 0; at < edges.length; at += 2) {
		const longitude = edges[at] ?? 0;
		eastern ||= longitude > 0 && longitude < 180;
		western ||= longitude < 0 && longitude > -180;
	}
	if (eastern === western) return;
	for (let at = 0; at < edges.length; at += 2) {
		if (Math.abs(edges[at] ?? 0) === 180) edges[at] = eastern ? 180 : -180;
	}
}
