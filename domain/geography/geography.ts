import { indexCoast } from './coast-grid.ts';
import { indexByBand } from './edge-bands.ts';
import { measureFrom } from './edge-distance.ts';
import { type Outlines, readOutlines } from './outlines.ts';

/**
 * What a position says of itself. Degrees in, kilometres out; outlines are true to some 400 metres. Countries are
 * ISO 3166-1 alpha-2 codes in upper case.
 */
export type Geography = {
	/** The country or territory whose land it is; null at sea. */
	countryAt: (latitude: number, longitude: number) => string | null;
	/** 0 on its land, else the way to its nearest border or shore; Infinity for a code the atlas has no land of. */
	kilometresToCountry: (code: string, latitude: number, longitude: number) => number;
	/** The way to the nearest shore of an ocean or the Caspian, lakes not counted; 0 at sea, Infinity over 50 km inland. */
	kilometresToSea: (latitude: number, longitude: number) => number;
};

/** Reads and indexes the outlines of all countries (a quarter of a second, 30 MB); load it once and hand it on. */
export function loadGeography(): Geography {
	const outlines = readOutlines();
	const findPiece = indexByBand(outlines);
	const nearestCoast = indexCoast(outlines);
	const piecesByCode = Map.groupBy(outlines.codes.keys(), (piece) => outlines.codes[piece]);
	const countryAt = (latitude: number, longitude: number) => {
		const piece = findPiece(latitude, longitude);
		return piece === null ? null : (outlines.codes[piece] ?? null);
	};
	return {
		countryAt,
		kilometresToCountry: (code, latitude, longitude) =>
			countryAt(latitude, longitude) === code
				? 0
				: nearestOf(outlines, piecesByCode.get(code) ?? [], latitude, longitude),
		kilometresToSea: (latitude, longitude) =>
			findPiece(latitude, longitude) === null ? 0 : nearestCoast(latitude, longitude),
	};
}

function nearestOf({ edges, firstEdge }: Outlines, pieces: number[], latitude: number, longitude: number): number {
	const measure = measureFrom(latitude, longitude);
	let nearest = Number.POSITIVE_INFINITY;
	for (const piece of pieces) {
		for (let edge = firstEdge[piece] ?? 0; edge < (firstEdge[piece + 1] ?? 0); edge++) {
			nearest = Math.min(nearest, measure(edges, edge * 4));
		}
	}
	return nearest;
}
