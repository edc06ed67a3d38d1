import { firstPlace } from '#domain/shared/sets/first-place.ts';
import { hasRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import { EARTH_RADIUS_KILOMETRES } from '../../geography/distance.ts';
import { chordSquared, type GlobePoint } from '../../geography/globe.ts';
import type { CourseColumns } from '../../shared/course-index.ts';

/** The first look goes so far north and south, in parts of the earth's radius: some fifty kilometres. */
const FIRST_LOOK = 0.008;
/** As far as anything on a globe of radius 1 can be. */
const ACROSS = 2;
/** Distances that are printed as the same differ by less: two kilometres. */
const SAME = 0.0003;

/** Finds what lies near a place among rows in their order from south to north, which is made when it is first asked for. */
export function createNearness(columns: CourseColumns) {
	let northwards: Uint32Array | null = null;
	return {
		/**
		 * At least `count` rows of a set that lie nearest to a place, with all that are printed as equally far as the last of
		 * them. Where it has too few, all that lie within `kilometres`; without that limit all rows of the set, also those whose
		 * position nobody knows. In no order.
		 */
		find(rows: RowSet, here: GlobePoint, count: number, kilometres = Infinity): number[] {
			northwards ??= sortNorthwards(columns);
			const farthest = kilometres / EARTH_RADIUS_KILOMETRES;
			for (let reach = FIRST_LOOK; reach < ACROSS; reach *= 2) {
				const { found, surely } = lookAround(columns, northwards, { rows, here, reach });
				if (surely >= count || reach >= farthest) return found;
			}
			return Array.from(northwards.filter((row) => hasRow(rows, row)));
		},
		/** To be called when a position has changed. */
		forget() {
			northwards = null;
		},
	};
}

const HEIGHTS = 1e6;
const UNKNOWN_HEIGHT = 3 * HEIGHTS;

/** How far a point of the globe lies above the south pole, in whole millionths of the globe's radius. */
const heightOf = (z: number) => (Number.isNaN(z) ? UNKNOWN_HEIGHT : Math.floor((z + 1) * HEIGHTS));

/** All rows from south to north, those whose position nobody knows at the end. */
function sortNorthwards({ rows, globe }: CourseColumns): Uint32Array {
	// Plain numbers are sorted many times quicker than rows are compared.
	const heights = Float64Array.from(
		{ length: rows },
		(_, row) => heightOf(globe[row * 3 + 2] ?? Number.NaN) * rows + row,
	);
	return Uint32Array.from(heights.sort(), (height) => height % rows);
}

type Look = { rows: RowSet; here: GlobePoint; reach: number };

/** The rows within reach. `surely` of them are so much nearer that all that are printed as equally far have been found. */
function lookAround({ globe }: CourseColumns, northwards: Uint32Array, { rows, here, reach }: Look) {
	const found: number[] = [];
	let surely = 0;
	const heightAt = (place: number) => heightOf(globe[(northwards[place] ?? 0) * 3 + 2] ?? Number.NaN);
	const firstFrom = (height: number) => firstPlace(northwards.length, (place) => heightAt(place) >= height);
	const first = firstFrom(heightOf(here[2] - reach));
	const end = firstFrom(heightOf(here[2] + reach) + 1);
	const [farthest, sure] = [reach ** 2, (reach - SAME) ** 2];
	for (let at = first; at < end; at += 1) {
		const row = northwards[at] ?? 0;
		if (!hasRow(rows, row)) continue;
		const squared = chordSquared(globe, row * 3, here);
		if (squared > farthest) continue;
		found.push(row);
		if (squared <= sure) surely += 1;
	}
	return { found, surely };
}
