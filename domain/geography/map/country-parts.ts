import type { Position } from '../distance.ts';
import { degreesBetween, degreesFromBox, type Land, type LandPiece } from './land.ts';

/** Islands this near belong on the map of their mainland, in degrees and as a share of its size. */
const REACH_DEGREES = 1.5;
const REACH_SHARE = 0.1;
/** What is smaller than this share of its country’s largest piece draws no others near. */
const LARGE_SHARE = 0.02;

/**
 * A country's land in parts that fit on one map each, the largest first: the mainland with its islands, then what lies
 * far off, such as Alaska and Hawaii. Empty for a code the atlas has no land of.
 */
export function partsOfCountry(land: Land, code: string): LandPiece[][] {
	const pieces = land.pieces.filter((piece) => piece.code === code).sort((a, b) => b.area - a.area);
	const parts: LandPiece[][] = [];
	let left = pieces;
	while (left[0]) {
		const part = growPart(left[0], left.slice(1));
		parts.push(part);
		const taken = new Set(part);
		left = left.filter((piece) => !taken.has(piece));
	}
	return parts;
}

function growPart(first: LandPiece, others: LandPiece[]): LandPiece[] {
	const { south, north, west, east } = first.box;
	const reach = Math.max(REACH_DEGREES, Math.hypot(north - south, Math.min(60, east - west)) * REACH_SHARE);
	const isLarge = (piece: LandPiece) => piece.area >= first.area * LARGE_SHARE;
	const near = (piece: LandPiece, some: LandPiece[]) =>
		some.some((other) => degreesBetween(piece.box, other.box) <= reach);
	const large = [first];
	let waiting = others.filter(isLarge);
	for (let found = waiting; found.length > 0; ) {
		found = waiting.filter((piece) => near(piece, large));
		large.push(...found);
		waiting = waiting.filter((piece) => !found.includes(piece));
	}
	return [...large, ...others.filter((piece) => !isLarge(piece) && near(piece, large))];
}

/** The part in which most of the places lie; the largest where there are none. */
export function busiestPart(parts: LandPiece[][], places: readonly (Position & { count: number })[]): LandPiece[] {
	const counts = parts.map(() => 0);
	for (const place of places) {
		const at = nearestPart(parts, place);
		counts[at] = (counts[at] ?? 0) + place.count;
	}
	return parts[counts.indexOf(Math.max(0, ...counts))] ?? [];
}

function nearestPart(parts: LandPiece[][], place: Position): number {
	let [nearest, least] = [0, Number.POSITIVE_INFINITY];
	for (const [at, part] of parts.entries()) {
		for (const { box } of part) {
			const distance = degreesFromBox(place, box);
			if (distance >= least) continue;
			[nearest, least] = [at, distance];
			if (least === 0) return nearest;
		}
	}
	return nearest;
}
