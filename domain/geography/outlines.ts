import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import codeByNumber from './country-numbers.json' with { type: 'json' };
import { codeOfPiece, codeOfUnnumbered } from './territories.ts';

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

/** Rings of arc numbers; `~n` is arc n backwards. */
type Rings = readonly (readonly number[])[];
type Area = { id?: string; properties: { name: string } } & (
	| { type: 'Polygon'; arcs: Rings }
	| { type: 'MultiPolygon'; arcs: readonly Rings[] }
);
/** As much of TopoJSON as is read here. */
type Atlas = {
	transform?: { scale: [number, number]; translate: [number, number] };
	objects: { countries: { geometries: readonly Area[] } };
};
type Piece = { code: string; rings: Rings };

/** About 550,000 edges at 1:10,000,000 (Natural Earth, public domain), true to some 400 metres. Reads one file. */
export function readOutlines(): Outlines {
	const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
	const text = readFileSync(path, 'utf8');
	// Parsed in one go, the half million points would be as many small arrays, 100 MB for a moment.
	const start = text.lastIndexOf('"arcs":[[[') + '"arcs":['.length;
	const end = text.indexOf(']]]', start) + 2;
	// The package's own format, TopoJSON, whose objects are named in its README.
	const atlas = JSON.parse(text.slice(0, start) + text.slice(end)) as Atlas;
	const arcs = decodeArcs(text.slice(start, end), atlas);
	return drawPieces(listPieces(atlas, arcs), arcs);
}

/** Undoes quantisation and delta encoding: one array of longitude, latitude, longitude … an arc. */
function decodeArcs(text: string, { transform }: Atlas): Float32Array[] {
	if (!transform) throw new Error('world-atlas: the outlines are not quantised, which this reader expects.');
	const [scaleX, scaleY] = transform.scale;
	const [startX, startY] = transform.translate;
	return text.split(']],[[').map((arc) => {
		const steps: number[] = JSON.parse(`[${arc.replaceAll(/[[\]]/g, '')}]`);
		const points = new Float32Array(steps.length);
		let x = 0;
		let y = 0;
		for (let at = 0; at < steps.length; at += 2) {
			x += steps[at] ?? 0;
			y += steps[at + 1] ?? 0;
			points[at] = x * scaleX + startX;
			points[at + 1] = y * scaleY + startY;
		}
		return points;
	});
}

function listPieces(atlas: Atlas, arcs: readonly Float32Array[]): Piece[] {
	const codes = new Map(Object.entries(codeByNumber));
	const pieces: Piece[] = [];
	for (const area of atlas.objects.countries.geometries) {
		const code = codes.get(area.id ?? '') ?? codeOfUnnumbered(area.properties.name);
		if (!code) continue;
		const polygons: readonly Rings[] = area.type === 'MultiPolygon' ? area.arcs : [area.arcs];
		for (const rings of polygons) pieces.push({ code: codeOfPiece(code, ...middleOf(rings, arcs)), rings });
	}
	return pieces;
}

/** Latitude and longitude of the middle of the box around a piece. */
function middleOf([outer = []]: Rings, arcs: readonly Float32Array[]): [number, number] {
	let [south, north, west, east] = [90, -90, 180, -180];
	for (const points of outer.map((arc) => arcs[arc < 0 ? ~arc : arc] ?? [])) {
		for (let at = 0; at < points.length; at += 2) {
			const [longitude = 0, latitude = 0] = [points[at], points[at + 1]];
			south = Math.min(south, latitude);
			north = Math.max(north, latitude);
			west = Math.min(west, longitude);
			east = Math.max(east, longitude);
		}
	}
	return [(south + north) / 2, (west + east) / 2];
}

function drawPieces(pieces: readonly Piece[], arcs: readonly Float32Array[]): Outlines {
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
