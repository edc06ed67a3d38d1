import { isInBox } from '#domain/geography/box.ts';
import { NATIONS } from '../catalogue/places/nations.ts';
import type { CourseColumns, CourseFilters, CourseIndex } from '../shared/course-index.ts';
import { addRows, forEachRow, noRows } from '../shared/sets/row-set.ts';
import { readPlace } from './targets.ts';

/**
 * The courses that a member follows. `bits` are their ids as PostgreSQL's `get_bit` reads them: bit n is the course n; those from `end`
 * on are not in it. `isNewInPlace` says whether a course that came at a moment came to a place that was followed already.
 */
export type FollowedCourses = {
	bits: Buffer;
	end: number;
	isEmpty: boolean;
	isNewInPlace: (id: number, at: Date) => boolean;
};

/**
 * The courses that a member follows by themselves or by the places they lie in. One look into the set tells of a course whether it is
 * followed, however many are: following a country and a course costs the same.
 */
export function followedCourses(
	{ columns, byId, select, rowOf }: CourseIndex,
	followed: { courses: readonly number[]; places: readonly { place: string; since: Date }[] },
): FollowedCourses {
	const places = followed.places.flatMap(({ place, since }) => {
		const filters = readPlace(place)?.filters;
		return filters ? [{ since, filters }] : [];
	});
	// All golf areas at once: each would be a walk through all courses.
	const area = places.flatMap(({ filters }) => filters.area ?? []);
	const inAreas = area.length > 0 ? [{ area, anyKind: true }] : [];
	const inPlaces = noRows(columns.rows);
	for (const filters of [...places.map((one) => one.filters).filter((one) => !one.area), ...inAreas])
		addRows(inPlaces, select(filters).rows);
	const newest = byId.at(-1);
	const end = 1 + Math.max(newest === undefined ? 0 : (columns.id[newest] ?? 0), ...followed.courses);
	const bits = Buffer.alloc(Math.ceil(end / 8));
	const put = (id: number) => {
		bits[id >>> 3] = (bits[id >>> 3] ?? 0) | (1 << (id & 7));
	};
	for (const id of followed.courses) put(id);
	forEachRow(inPlaces, (row) => put(columns.id[row] ?? 0));
	return {
		bits,
		end,
		isEmpty: bits.every((byte) => byte === 0),
		isNewInPlace(id, at) {
			const row = rowOf(id);
			return row >= 0 && places.some(({ since, filters }) => at > since && liesIn(columns, row, filters));
		},
	};
}

/** Whether the course of a row lies in a place. */
function liesIn(columns: CourseColumns, row: number, { country, nation, region, area }: CourseFilters): boolean {
	const at = (numbers: ArrayLike<number>) => numbers[row] ?? Number.NaN;
	if (area) return area.some((box) => isInBox(box, at(columns.latitude), at(columns.longitude)));
	return (
		columns.countries[at(columns.country)] === country &&
		(!nation || NATIONS[at(columns.nation) - 1]?.slug === nation) &&
		(!region || columns.regions[at(columns.region)]?.slug === region)
	);
}
