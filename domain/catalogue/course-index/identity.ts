import type { IndexedCourse } from './read-rows.ts';

/** A number that changes when a course is called or lies otherwise (32-bit FNV-1a). */
export function hashOf({ name, otherNames, locality, region, country, continent }: IndexedCourse): number {
	let hash = 0x811c9dc5;
	for (const letter of [name, ...otherNames, locality, region, country, continent].join('\n')) {
		hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	}
	return hash >>> 0;
}

/** The row of an id among ascending ids, or -1. */
export function findRow(ids: Uint32Array, id: number): number {
	let low = 0;
	let high = ids.length - 1;
	while (low <= high) {
		const middle = (low + high) >>> 1;
		const found = ids[middle] ?? 0;
		if (found === id) return middle;
		if (found < id) low = middle + 1;
		else high = middle - 1;
	}
	return -1;
}
