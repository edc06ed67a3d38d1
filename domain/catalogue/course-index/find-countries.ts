import type { CourseColumns } from '../../shared/course-index.ts';
import type { Texts } from './texts.ts';
import { wordsOf } from './words.ts';

/** How many courses each country has, in the order of `countries`. */
export function countByCountry({ country, countries }: CourseColumns): Uint32Array {
	const counts = new Uint32Array(countries.length);
	for (const at of country) counts[at] = (counts[at] ?? 0) + 1;
	return counts;
}

/**
 * Countries one of whose names holds the text: those that begin with it first, then by their courses. Nothing for nothing.
 */
export function findCountries(columns: CourseColumns, texts: Texts, counts: Uint32Array, text: string) {
	const typed = wordsOf(text).join(' ');
	if (typed === '') return [];
	const found = columns.countries.flatMap((code, at) => {
		const names = texts.countryNames.get(code) ?? [];
		const rank = Math.min(...names.map((name) => (name.startsWith(typed) ? 0 : name.includes(typed) ? 1 : 2)));
		return rank < 2 ? [{ code, courses: counts[at] ?? 0, rank }] : [];
	});
	return found.sort((a, b) => a.rank - b.rank || b.courses - a.courses).map(({ code, courses }) => ({ code, courses }));
}
