import { isInBox } from '#domain/geography/box.ts';
import { NATIONS } from '../catalogue/places/nations.ts';
import type { CourseColumns, CourseFilters, CourseIndex } from '../shared/course-index.ts';
import { forEachRow } from '../shared/sets/row-set.ts';
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
	const area = places.flatMap(({ filters }) => filters.area ?? []);
	const liesInLands = landsOf(
		columns,
		places.map(({ filters }) => filters).filter((one) => !one.area),
	);
	const newest = byId.at(-1);
	const end = 1 + Math.max(newest === undefined ? 0 : (columns.id[newest] ?? 0), ...followed.courses);
	const bits = Buffer.alloc(Math.ceil(end / 8));
	const put = (id: number) => {
		bits[id >>> 3] = (bits[id >>> 3] ?? 0) | (1 << (id & 7));
	};
	for (const id of followed.courses) put(id);
	for (let row = 0; row < columns.rows; row += 1) if (liesInLands(row)) put(columns.id[row] ?? 0);
	if (area.length > 0) forEachRow(select({ area, anyKind: true }).rows, (row) => put(columns.id[row] ?? 0));
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

/** Tells of a row whether it lies in one of some countries, nations and regions: one walk through all courses asks for all of them at once. */
function landsOf(columns: CourseColumns, lands: readonly CourseFilters[]): (row: number) => boolean {
	const { country, nation, region } = columns;
	const countries = new Uint8Array(columns.countries.length);
	const nations = new Uint8Array(1 + NATIONS.length);
	const regions = new Uint8Array(columns.regions.length);
	const named = new Set(lands.flatMap((one) => (one.region ? [`${one.country}/${one.region}`] : [])));
	for (const [at, one] of columns.regions.entries()) if (named.has(`${one.country}/${one.slug}`)) regions[at] = 1;
	for (const one of lands.filter(({ region }) => !region)) {
		if (one.nation) nations[1 + NATIONS.findIndex(({ slug }) => slug === one.nation)] = 1;
		else if (one.country) countries[columns.countries.indexOf(one.country)] = 1;
	}
	const has = (flags: Uint8Array, numbers: ArrayLike<number>, row: number) => flags[numbers[row] ?? 0] === 1;
	return (row) => has(countries, country, row) || has(nations, nation, row) || has(regions, region, row);
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
