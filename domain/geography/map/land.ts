import { type Detail, readAtlas } from '../atlas.ts';
import type { Atlas, AtlasPiece } from '../atlas-shapes.ts';
import { longitudeScale, type Position } from '../distance.ts';

/** Degrees; pieces of land never lie on both sides of the antimeridian. */
export type Box = { south: number; north: number; west: number; east: number };
/** A piece of a country's land. `area` is rough, in square degrees of the equator. */
export type LandPiece = AtlasPiece & { box: Box; area: number };
type Ring = [longitude: number, latitude: number][];

export type Land = {
	pieces: readonly LandPiece[];
	/** The piece as GeoJSON has it. */
	polygonOf: (piece: LandPiece) => { type: 'Polygon'; coordinates: Ring[] };
};

/** Reads the land in one of its two details (30 to 160 ms); keep what comes back. */
export function readLand(detail: Detail): Land {
	const atlas = readAtlas(detail);
	return {
		pieces: atlas.pieces.map((piece) => {
			const box = boxOf(piece, atlas);
			return { ...piece, box, area: areaOf(box) };
		}),
		polygonOf: ({ rings }) => ({ type: 'Polygon', coordinates: rings.map((ring) => pointsOf(ring, atlas)) }),
	};
}

/** How far a place lies from a box, in degrees of latitude; 0 within. */
export function degreesFromBox({ latitude, longitude }: Position, box: Box): number {
	const high = Math.max(box.south - latitude, latitude - box.north, 0);
	return Math.hypot(high, gap(longitude, longitude, box.west, box.east) * longitudeScale(latitude));
}

/** How far two boxes lie apart, in degrees of latitude; 0 where they touch. */
export function degreesBetween(a: Box, b: Box): number {
	const high = Math.max(a.south - b.north, b.south - a.north, 0);
	const latitude = (Math.max(a.south, b.south) + Math.min(a.north, b.north)) / 2;
	return Math.hypot(high, gap(a.west, a.east, b.west, b.east) * longitudeScale(latitude));
}

/** Degrees of longitude between two spans, the shorter way round the world. */
function gap(west: number, east: number, otherWest: number, otherEast: number): number {
	if (east >= otherWest && otherEast >= west) return 0;
	return Math.min((otherWest - east + 720) % 360, (west - otherEast + 720) % 360);
}

function boxOf({ rings: [outer = []] }: AtlasPiece, { arcs }: Atlas): Box {
	const box = { south: 90, north: -90, west: 180, east: -180 };
	for (const arc of outer) {
		const points = arcs[arc < 0 ? ~arc : arc] ?? [];
		for (let at = 0; at + 1 < points.length; at += 2) {
			const [longitude = 0, latitude = 0] = [points[at], points[at + 1]];
			box.south = Math.min(box.south, latitude);
			box.north = Math.max(box.north, latitude);
			box.west = Math.min(box.west, longitude);
			box.east = Math.max(box.east, longitude);
		}
	}
	return box;
}

function areaOf({ south, north, west, east }: Box): number {
	return (north - south) * (east - west) * longitudeScale((south + north) / 2);
}

/** The arcs of a ring one after the other; those counted from below run backwards. */
function pointsOf(ring: readonly number[], { arcs }: Atlas): Ring {
	const points: Ring = [];
	for (const arc of ring) {
		const flat = arcs[arc < 0 ? ~arc : arc] ?? new Float32Array();
		const some: Ring = [];
		for (let at = 0; at + 1 < flat.length; at += 2) some.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
		if (arc < 0) some.reverse();
		// Each arc begins where the one before it ended.
		for (const point of points.length > 0 ? some.slice(1) : some) points.push(point);
	}
	return points;
}
