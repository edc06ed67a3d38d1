import { everyRow, hasAny, hasRow, noRows, type RowSet } from '#domain/shared/sets/row-set.ts';
import { extentOf } from '../../geography/extent.ts';
import type { CourseColumns, CourseFilters, CourseIndex } from '../../shared/course-index.ts';
import { clusterCourses } from '../map/cluster-courses.ts';
import { CONTINENTS } from '../places/continents.ts';
import { type Found, orderBestFirst } from './best-first.ts';
import { type ChoiceSets, createChoices } from './choices.ts';
import { countFacets } from './facets.ts';
import { type Asked, listedRows, passing, readFilters, withListed } from './filters.ts';
import { findCountries } from './find-countries.ts';
import { findRow, hashOf } from './identity.ts';
import { type Board, createBoard, matchText } from './match.ts';
import { memoizeSummary, type SelectionSummary } from './memoize-summary.ts';
import { type Order, rankAgain, rankRows } from './order.ts';
import type { IndexedCourse } from './read-rows.ts';
import { createSelection } from './selection.ts';
import { createSorts } from './sorts.ts';
import { prominenceOf, type Texts } from './words/texts.ts';

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
	/** All rows by id. */
	byId: Uint32Array;
	/** A hash of what each course is called and where it lies. */
	called: Uint32Array;
};

/** The index over finished columns and texts. */
export function createIndex({ columns, write, texts, names, byId, called }: Parts): ChangingIndex {
	const ranking = rankRows(columns, names);
	const choices = createChoices(columns);
	const every = everyRow(columns.rows);
	const looks = rememberLook(texts, ranking);
	const sorts = createSorts(columns, choices.sets, names, ranking);
	const summary = summarize(columns, choices.sets, every);
	const listed = listedRows(columns, choices.sets);
	const kept = memoizeSummary(summary({ rows: listed, asked: withListed([], {}, listed), country: null }));

	const select = (filters: CourseFilters) => {
		const { q = '', country } = filters;
		const text: Asked[] = q.trim() === '' ? [] : [{ group: 'text', rows: looks.find(q).set }];
		const told = [...text, ...readFilters(columns, choices.sets, filters)];
		const asked = withListed(told, filters, listed);
		const rows = passing(every, asked);
		const order = (to: number) =>
			text.length > 0 ? bestFirst(looks.find(q), to, told.length === 1 ? rows : noRows(0)) : ranking.rows;
		const reckoned = told.length === 0 && asked.length > 0 ? kept : summary({ rows, asked, country });
		return createSelection({ rows, order, cutSorted: sorts.cut, ...reckoned });
	};

	return {
		columns,
		ranking: ranking.rows,
		select,
		continents: () => CONTINENTS.filter((_, at) => hasAny(choices.sets.continent[at] ?? noRows(0))),
		countries: (text) => findCountries(columns, listed, texts, text),
		near: (place, count, kilometres) => sorts.near(listed, place, count, kilometres),
		listed,
		byId,
		rowOf: (id) => findRow(columns.id, byId, id),
		update(course) {
			const row = findRow(columns.id, byId, course.id);
			if (row < 0 || called[row] !== hashOf(course)) return false;
			const [north, east] = [columns.latitude[row], columns.longitude[row]];
			write(row, course);
			choices.update(row);
			const isMoved = !Object.is(north, columns.latitude[row]) || !Object.is(east, columns.longitude[row]);
			sorts.update(row, isMoved);
			rankAgain(columns, names, ranking, row);
			looks.update(row, course);
			kept.forget(isMoved);
			return true;
		},
	};
}

type Summarized = { rows: RowSet; asked: Asked[]; country: string | null | undefined };

const summarize =
	(columns: CourseColumns, sets: ChoiceSets, every: RowSet) =>
	(of: Summarized): SelectionSummary => ({
		facets: () => countFacets({ columns, sets, every, ...of }),
		extent: () => extentOf(columns.latitude, columns.longitude, of.rows),
		clusters: (area) => clusterCourses(columns, of.rows, area),
	});

/** As many of the rows that pass as are wanted, best first; the best alone where they are enough of those that pass. */
const bestFirst = ({ best, all }: Found, wanted: number, passing: RowSet) =>
	wanted <= best().reduce((count, row) => count + Number(hasRow(passing, row)), 0) ? best() : all();

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
		/** To be called for a course that was written anew. */
		update(row: number, course: IndexedCourse) {
			texts.prominence[row] = prominenceOf(course);
			last = null;
		},
	};
}
