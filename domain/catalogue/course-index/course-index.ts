import type { CourseColumns, CourseFilters, CourseIndex, CourseSort, RowPage } from '../../shared/course-index.ts';
import { orderBestFirst } from './best-first.ts';
import { countFacets } from './facets.ts';
import { passing } from './filters.ts';
import { countByCountry, findCountries } from './find-countries.ts';
import { findRow, hashOf } from './identity.ts';
import { type Board, createBoard, matchText } from './match.ts';
import { type Order, rankRows, sortRows } from './order.ts';
import type { IndexedCourse } from './read-rows.ts';
import type { Texts } from './texts.ts';

/** An index that can be told of a change. */
export type ChangingIndex = CourseIndex & {
	/**
	 * Takes over the facts of a course as it is now. False where the course is new, or is called or lies otherwise: then the
	 * index has to be made anew.
	 */
	update: (course: IndexedCourse) => boolean;
};

type Parts = {
	columns: CourseColumns;
	write: (row: number, course: IndexedCourse) => void;
	texts: Texts;
	/** All rows by name. */
	names: Order;
	/** A hash of what each course is called and where it lies. */
	called: Uint32Array;
};

/** The index over finished columns and texts. */
export function createIndex({ columns, write, texts, names, called }: Parts): ChangingIndex {
	const counts = countByCountry(columns);
	let ranking: Order | null = null;
	const ranked = () => {
		ranking ??= rankRows(columns, names);
		return ranking;
	};

	let used: Board | null = null;
	const board = () => {
		used ??= createBoard(texts.nameWeight.length);
		return used;
	};

	// A page asks for the rows of a text and then for its counts; both come from one look.
	let last: { q: string; rows: Uint32Array } | null = null;
	/** Rows that have the text, best first; all of them by ranking where none was typed. */
	const withText = (q: string | undefined): Uint32Array => {
		if (q === undefined || q.trim() === '') return ranked().rows;
		if (last?.q !== q) last = { q, rows: orderBestFirst(texts, matchText(texts, board(), q), ranked()) };
		return last.rows;
	};

	const select = (filters: CourseFilters) => passing(columns, withText(filters.q), filters);

	const sort = (rows: Uint32Array, by: CourseSort) => sortRows(columns, { names, ranking: ranked() }, rows, by);

	return {
		columns,
		get ranking() {
			return ranked().rows;
		},
		select,
		sort,
		facets: (filters) => countFacets(columns, withText(filters.q), filters),
		page: (rows, by, page, size) => cutPage(sort(rows, by), page, size),
		countries: (text) => findCountries(columns, texts, counts, text),
		rowOf: (id) => findRow(columns.id, id),
		update(course) {
			const row = findRow(columns.id, course.id);
			if (row < 0 || called[row] !== hashOf(course)) return false;
			write(row, course);
			ranking = null;
			last = null;
			return true;
		},
	};
}

function cutPage(rows: Uint32Array, page: number, size: number): RowPage {
	const pages = Math.max(1, Math.ceil(rows.length / size));
	const at = Math.min(page, pages);
	return { rows: rows.slice((at - 1) * size, at * size), page: at, pages, total: rows.length };
}
