import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Atlas, AtlasPiece, Rings } from './atlas-shapes.ts';
import { ISO_NUMBERS } from './iso-numbers.ts';
import { codeOfPiece, codeOfUnnumbered } from './territories.ts';
import { drawUnitedNations } from './united-nations.ts';

type Area = { id?: string; properties: { name: string } } & (
	| { type: 'Polygon'; arcs: Rings }
	| { type: 'MultiPolygon'; arcs: readonly Rings[] }
);
/** As much of TopoJSON as is read here. */
type AtlasFile = {
	transform?: { scale: [number, number]; translate: [number, number] };
	objects: { countries: { geometries: readonly Area[] } };
};

/** 1:10,000,000 is true to some 400 metres, 1:50,000,000 to some kilometres, and a fifth of the size. */
export type Detail = '10m' | '50m';

/**
 * The land of all countries (Natural Earth, public domain) by its pieces, in the codes of this site and the borders of the United
 * Nations. Reads one file.
 */
export function readAtlas(detail: Detail): Atlas {
	const path = createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`);
	const text = readFileSync(path, 'utf8');
	// Parsed in one go, the half million points would be as many small arrays, 100 MB for a moment.
	const start = text.lastIndexOf('"arcs":[[[') + '"arcs":['.length;
	const end = text.indexOf(']]]', start) + 2;
	// The package's own format, TopoJSON, whose objects are named in its README.
	const file = JSON.parse(text.slice(0, start) + text.slice(end)) as AtlasFile;
	const arcs = decodeArcs(text.slice(start, end), file);
	return drawUnitedNations({ pieces: listPieces(file, arcs), arcs });
}

/** Undoes quantisation and delta encoding: one array of longitude, latitude, longitude … an arc. */
function decodeArcs(text: string, { transform }: AtlasFile): Float32Array[] {
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

function listPieces(atlas: AtlasFile, arcs: readonly Float32Array[]): AtlasPiece[] {
	const codes = new Map([...ISO_NUMBERS].map(([code, { number }]) => [number, code]));
	const pieces: AtlasPiece[] = [];
	for (const area of atlas.objects.countries.geometries) {
		const code = (area.id ? codes.get(area.id) : null) ?? codeOfUnnumbered(area.properties.name);
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
