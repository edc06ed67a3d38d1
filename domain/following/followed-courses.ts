import type { CourseIndex } from '../shared/course-index.ts';
import { forEachRow } from '../shared/sets/row-set.ts';
import { readPlace } from './targets.ts';

/** Ids of courses as PostgreSQL's `get_bit` reads them: bit n of `bits` is the course n; those from `end` on are not in it. */
export type CourseBits = { bits: Buffer; end: number; isEmpty: boolean };

/**
 * The courses that a member follows by themselves or by the places they lie in. One look into the set tells of a course whether it is
 * followed, however many are: following a country and a course costs the same.
 */
export function courseBitsOf(
	index: CourseIndex,
	{ courses, places }: { courses: readonly number[]; places: readonly string[] },
): CourseBits {
	const ids = index.columns.id;
	const newest = index.byId.at(-1);
	const last = Math.max(newest === undefined ? 0 : (ids[newest] ?? 0), ...courses);
	const bits = Buffer.alloc((last >>> 3) + 1);
	let isEmpty = courses.length === 0;
	const put = (id: number) => {
		bits[id >>> 3] = (bits[id >>> 3] ?? 0) | (1 << (id & 7));
	};
	for (const id of courses) put(id);
	for (const address of places) {
		const place = readPlace(address);
		if (!place) continue;
		forEachRow(index.select(place.filters).rows, (row) => {
			isEmpty = false;
			put(ids[row] ?? 0);
		});
	}
	return { bits, end: last + 1, isEmpty };
}
