import type { CourseColumns, CourseFacets, CourseFilters, CourseIndex } from '../../shared/course-index.ts';
import { everyRow } from '../../shared/row-set.ts';
import { type Found, orderBestFirst } from './best-first.ts';
import { createChoices } from './choices.ts';
import { countFacets } from './facets.ts';
import { type Asked, passing, readFilters } from './filters.ts';
import { countByCountry, findCountries } from './find-countries.ts';
import { findRow, hashOf } from './identity.ts';
import { type Board, createBoard, matchText } from './match.ts';
import { type Order, rankAgain, rankRows } from './order.ts';
import type { IndexedCourse } from './read-rows.ts';
import { createSelection } from './selection.ts';
import { createSorts } from './sorts.ts';
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
	const courses = countByCountry(columns);
	const ranking = rankRows(columns, names);
	const choices = createChoices(columns);
	const every = everyRow(columns.rows);
	const looks = rememberLook(texts, ranking);
	const sorts = createSorts(columns, choices.sets, names, ranking);
	/** The counts of all rows, which most readers see first. */
	let ofAll: CourseFacets | null = null;

	const countAll = () => {
		ofAll ??= countFacets({ columns, sets: choices.sets, every, asked: [], country: null });
		return ofAll;
	};

	const select = (filters: CourseFilters) => {
		const { q = '', country } = filters;
		const isText = q.trim() !== '';
		const text: Asked[] = isText ? [{ group: 'text', rows: looks.find(q).set }] : [];
		const asked = [...text, ...readFilters(columns, choices.sets, filters)];
		return createSelection({
			rows: passing(every, asked),
			order: () => (isText ? looks.find(q).rows : ranking.rows),
			cutSorted: sorts.cut,
			facets: () =>
				asked.length === 0 ? countAll() : countFacets({ columns, sets: choices.sets, every, asked, country }),
		});
	};

	return {
		columns,
		ranking: ranking.rows,
		select,
		countries: (text) => findCountries(columns, texts, courses, text),
		rowOf: (id) => findRow(columns.id, id),
		update(course) {
			const row = findRow(columns.id, course.id);
			if (row < 0 || called[row] !== hashOf(course)) return false;
			const { latitude, longitude } = columns;
			const [north, east] = [latitude[row], longitude[row]];
			write(row, course);
			choices.update(row);
			sorts.update(row, !(Object.is(north, latitude[row]) && Object.is(east, longitude[row])));
			rankAgain(columns, names, ranking, row);
			looks.forget();
			ofAll = null;
			return true;
		},
	};
}

/** A page asks for the rows of a text, for their order and for their counts: all come from one look, the last. */
function rememberLook(texts: Texts, ranking: Order) {
	let board: Board | null = null;
	let last: (Found & { q: string }) | null = null;
	return {
		find(q: string): Found {
			board ??= createBoard(texts.nameWeight.length);
			if (last?.q !== q) last = { q, ...orderBestFirst(texts, matchText(texts, board, q), ranking) };
			return last;
		},
		forget() {
			last = null;
		},
	};
}
