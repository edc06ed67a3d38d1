import { chordSquared, chordSquaredOf, type GlobePoint } from '#domain/geography/globe.ts';
import { forEachRow, noRows, putRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { CourseColumns } from '../../shared/course-index.ts';

/** Courses of one club, or of one place that is called as the best known course there, lie no farther apart. */
const SAME_PLACE_KILOMETRES = 10;

/** Of some rows the best known, with those that lie where it lies; none where none is of any renown. */
export function rowsOfKnown({ rows, renown, globe }: CourseColumns, some: RowSet): RowSet {
	const found = noRows(rows);
	let best = -1;
	forEachRow(some, (row) => {
		if ((renown[row] ?? 0) > (renown[best] ?? 0)) best = row;
	});
	if (best < 0) return found;
	const [x = 0, y = 0, z = 0] = globe.subarray(best * 3, best * 3 + 3);
	const here: GlobePoint = [x, y, z];
	const farthest = chordSquaredOf(SAME_PLACE_KILOMETRES);
	forEachRow(some, (row) => {
		if (chordSquared(globe, row * 3, here) <= farthest) putRow(found, row, true);
	});
	putRow(found, best, true);
	return found;
}

/** Rows in an order, those of most renown first. */
export function byRenown({ renown }: CourseColumns, order: Uint32Array): Uint32Array {
	return order.toSorted((one, other) => (renown[other] ?? 0) - (renown[one] ?? 0));
}
