import { firstPlace } from '#domain/shared/sets/first-place.ts';
import type { CourseColumns } from '../../shared/course-index.ts';
import type { IndexedCourse } from './read-rows.ts';
import { placesAround } from './words/read-place-names.ts';

/** A number that changes when a course is called or lies otherwise (32-bit FNV-1a). */
export function hashOf(course: IndexedCourse): number {
	const { name, otherNames, locality, region, country, continent } = course;
	let hash = 0x811c9dc5;
	for (const letter of [name, ...otherNames, locality, region, country, continent, ...placesAround(course)].join(
		'\n',
	)) {
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	}
	return hash >>> 0;
}

/** All rows in the order of their ids. */
export function sortById({ id, rows }: CourseColumns): Uint32Array {
	// Plain numbers are sorted many times quicker than rows are compared.
	const keys = Float64Array.from({ length: rows }, (_, row) => (id[row] ?? 0) * rows + row);
	return Uint32Array.from(keys.sort(), (key) => key % rows);
}

/** The row of an id, or -1; `byId` are all rows in the order of their ids. */
export function findRow(ids: Uint32Array, byId: Uint32Array, id: number): number {
	const row = byId[firstPlace(byId.length, (place) => (ids[byId[place] ?? 0] ?? 0) >= id)];
	return row !== undefined && ids[row] === id ? row : -1;
}
