import { everyRow, hasRow, type RowSet } from '../shared/sets/row-set.ts';
import type { Box } from './box.ts';
import type { Position } from './distance.ts';

/**
 * The smallest box around positions in degrees, also over the antimeridian; null where there are none. Unknown positions
 * (NaN) are left out.
 */
export function extentOf(latitudes: ArrayLike<number>, longitudes: ArrayLike<number>, rows: RowSet): Box | null {
	let south = Infinity;
	let north = -Infinity;
	// One slot a degree: whichever run of empty slots is longest lies outside the box.
	const [west, east] = [new Float64Array(360).fill(Infinity), new Float64Array(360).fill(-Infinity)];
	for (let row = 0; row < latitudes.length; row += 1) {
		if (!hasRow(rows, row)) continue;
		const latitude = latitudes[row] ?? Number.NaN;
		const longitude = longitudes[row] ?? Number.NaN;
		if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) continue;
		if (latitude < south) south = latitude;
		if (latitude > north) north = latitude;
		const slot = Math.min(359, Math.floor(longitude) + 180);
		if (longitude < (west[slot] ?? 0)) west[slot] = longitude;
		if (longitude > (east[slot] ?? 0)) east[slot] = longitude;
	}
	if (south > north) return null;
	const { first, last } = widestGap(west);
	return { west: west[last] ?? -180, south, east: east[first] ?? 180, north };
}

/** The same of places, each of which has its position. */
export const extentOfPlaces = (places: readonly Position[]): Box | null =>
	extentOf(
		places.map(({ latitude }) => latitude),
		places.map(({ longitude }) => longitude),
		everyRow(places.length),
	);

/** The slots before and after the longest run of empty ones, round the globe. */
function widestGap(slots: Float64Array): { first: number; last: number } {
	const filled = [...slots.keys()].filter((slot) => slots[slot] !== Infinity);
	let widest = { gap: -1, first: 0, last: 0 };
	filled.forEach((slot, at) => {
		const next = filled[(at + 1) % filled.length] ?? slot;
		const gap = (next - slot + 360) % 360 || (filled.length === 1 ? 360 : 0);
		if (gap > widest.gap) widest = { gap, first: slot, last: next };
	});
	return widest;
}
