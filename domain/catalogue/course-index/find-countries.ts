import { countBetween, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { CourseColumns } from '../../shared/course-index.ts';
import { rowsOfCountry } from './columns.ts';
import type { Texts } from './words/texts.ts';
import { wordsOf } from './words/words.ts';

/**
 * Countries one of whose names holds the text: those that begin with it first, then by the courses that lists have of them. Nothing for nothing.
 */
export function findCountries(columns: CourseColumns, listed: RowSet, texts: Texts, text: string) {
	const typed = wordsOf(text).join(' ');
	if (typed === '') return [];
	const found = columns.countries.flatMap((code, at) => {
		const names = texts.countryNames.get(code) ?? [];
		const rank = Math.min(...names.map((name) => (name.startsWith(typed) ? 0 : name.includes(typed) ? 1 : 2)));
		const { from, to } = rowsOfCountry(columns, at);
		return rank < 2 ? [{ code, courses: countBetween(listed, from, to), rank }] : [];
	});
	return found.sort((a, b) => a.rank - b.rank || b.courses - a.courses).map(({ code, courses }) => ({ code, courses }));
}
