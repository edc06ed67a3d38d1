import { type GeoProjection, geoPath } from 'd3-geo';
import { KILOMETRES_A_DEGREE } from '../distance.ts';
import type { Frame } from './frame.ts';
import { degreesFromBox, type Land, type LandPiece } from './land.ts';
import { createPathWriter } from './path-writer.ts';

/** Outlines as the text of SVG paths: of the country in question, and of everybody else in the frame. */
export type LandPaths = { own: string; others: string };

/** Draws all land that the frame shows, that of some countries apart. */
export function drawLand(land: Land, { projection, kilometres, size }: Frame, codes: readonly string[]): LandPaths {
	const { width, height } = size;
	const [longitude, latitude] = projection.invert?.([width / 2, height / 2]) ?? [0, 0];
	// From the middle to a corner, and a little more, because a flat map is larger at its edges than in its middle.
	const reach = ((kilometres * Math.hypot(width, height)) / width / 2 / KILOMETRES_A_DEGREE) * 1.15;
	const seen = land.pieces.filter(({ box }) => degreesFromBox({ latitude, longitude }, box) <= reach);
	return {
		own: drawPieces(
			land,
			projection,
			seen.filter((piece) => codes.includes(piece.code)),
		),
		others: drawPieces(
			land,
			projection,
			seen.filter((piece) => !codes.includes(piece.code)),
		),
	};
}

/** The outlines of some pieces of land as the text of an SVG path. */
export function drawPieces(land: Land, projection: GeoProjection, pieces: readonly LandPiece[]): string {
	const writer = createPathWriter();
	const draw = geoPath(projection, writer);
	for (const piece of pieces) draw(land.polygonOf(piece));
	return writer.text();
}
