import type { Box } from './box.ts';

/**
 * The smallest box around positions in degrees, also over the antimeridian; null where there are none. Unknown positions
 * (NaN) are left out.
 */
export function extentOf(
	latitudes: ArrayLike<number>,
	longitudes: ArrayLike<number>,
	rows: Iterable<number>,
): Box | null {
	let [south, north] = [Infinity, -Infinity];
	// One slot a degree: whichever run of empty slots is longest lies outside the box.
	const [west, east] = [new Float64Array(360).fill(Infinity), new Float64Array(360).fill(-Infinity)];
	for (const row of rows) {
		const [latitude = Number.NaN, longitude = Number.NaN] = [latitudes[row], longitudes[row]];
		if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) continue;
		south = Math.min(south, latitude);
		north = Math.max(north, latitude);
		const slot = Math.min(359, Math.floor(longitude) + 180);
		west[slot] = Math.min(west[slot] ?? Infinity, longitude);
		east[slot] = Math.max(east[slot] ?? -Infinity, longitude);
	}
	if (south > north) return null;
	const { first, last } = widestGap(west);
	return { west: west[last] ?? -180, south, east: east[first] ?? 180, north };
}

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
