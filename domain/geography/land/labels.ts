import type { LandPiece } from './atlas.ts';
import type { LandLabel } from './land-tiles.ts';

const STEPS = 16;

/**
 * Where each country's name stands: in its greatest piece, at the point with the most land on both sides of it.
 * Widest first. `nameOf` gives null for land that has no name of its own. `across` is the width of the world in the pieces' units.
 */
export function placeLabels(
	pieces: readonly LandPiece[],
	across: number,
	nameOf: (code: string) => string | null,
): LandLabel[] {
	const area = ({ left, right, top, bottom }: LandPiece) => (right - left) * (bottom - top);
	const greatest = new Map<string, LandPiece>();
	for (const piece of pieces) {
		const known = greatest.get(piece.code);
		if (!known || area(piece) > area(known)) greatest.set(piece.code, piece);
	}
	const labels = [...greatest].flatMap(([code, piece]) => {
		const name = nameOf(code);
		if (name === null) return [];
		// What is drawn as a dot has no stretch of land.
		const place = widestPlace(piece) ?? { x: piece.left, y: piece.top, room: 0 };
		const share = (units: number) => Number((units / across).toFixed(5));
		return { name, x: share(place.x), y: share(place.y), room: share(place.room) };
	});
	return labels.sort((a, b) => b.room - a.room);
}

/** The middle of the longest stretch of land from west to east, weighted towards the middle of the piece. */
function widestPlace({ rings: [outer], top, bottom }: LandPiece) {
	if (!outer) return null;
	let best: { x: number; y: number; room: number; worth: number } | null = null;
	for (let step = 1; step < STEPS; step += 1) {
		const y = top + ((bottom - top) * step) / STEPS + 0.01;
		const offMiddle = Math.abs(step / STEPS - 0.5);
		for (const [from, to] of stretchesAt(outer, y)) {
			const worth = (to - from) * (1 - offMiddle);
			if (!best || worth > best.worth) best = { x: (from + to) / 2, y, room: to - from, worth };
		}
	}
	return best;
}

/** Where a line from west to east at `y` is on land: pairs of x. */
function stretchesAt(ring: Int32Array, y: number): [number, number][] {
	const crossings: number[] = [];
	for (let at = 0; at < ring.length; at += 2) {
		const next = (at + 2) % ring.length;
		const [ax = 0, ay = 0, bx = 0, by = 0] = [ring[at], ring[at + 1], ring[next], ring[next + 1]];
		if (ay > y !== by > y) crossings.push(ax + ((y - ay) * (bx - ax)) / (by - ay));
	}
	crossings.sort((a, b) => a - b);
	const stretches: [number, number][] = [];
	for (let at = 0; at + 1 < crossings.length; at += 2) stretches.push([crossings[at] ?? 0, crossings[at + 1] ?? 0]);
	return stretches;
}
