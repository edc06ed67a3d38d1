import { everyRow, hasAny, hasRow, noRows, putRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import { extentOf } from '../../geography/extent.ts';
import type { CourseColumns, CourseFilters, CourseIndex } from '../../shared/course-index.ts';
import { clusterCourses } from '../map/cluster-courses.ts';
import { CONTINENTS } from '../places/continents.ts';
import { createArchitects } from './architects.ts';
import { type Found, orderBestFirst } from './best-first.ts';
import { type ChoiceSets, createChoices } from './choices.ts';
import { countFacets } from './facets.ts';
import { type Asked, listedRows, passing, readFilters, unsureRows, withListed } from './filters.ts';
import { findCountries } from './find-countries.ts';
import { findRow, hashOf } from './identity.ts';
import { type Board, createBoard, matchText } from './match.ts';
import { memoizeSummary, type SelectionSummary } from './memoize-summary.ts';
import { findNamed } from './named.ts';
import { type Order, rankAgain, rankRows } from './order.ts';
import type { IndexedCourse } from './read-rows.ts';
import { byRenown, rowsOfKnown } from './renowned.ts';
import { createSelection } from './selection.ts';
import { createSorts } from './sorts.ts';
import { wordsLike } from './words/terms.ts';
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
	const kept = memoizeSummary(summary({ rows: listed, asked: withListed([], {}, listed) }));
	const architects = createArchitects(columns);
	const made = { columns, byId, texts, choices, sorts, looks, ranking, every, listed, architects, summary, kept };

	return {
		columns,
		ranking: ranking.rows,
		select: selecting(made),
		continents: () => CONTINENTS.filter((_, at) => hasAny(choices.sets.continent[at] ?? noRows(0))),
		countries: (text) => findCountries(columns, listed, texts, text),
		near: (place, count, kilometres) => sorts.near(listed, place, count, kilometres),
		named: (text) => findNamed(texts, text),
		met: (text) => looks.find(text).met,
		wordsLike: (word) => wordsLike(texts.vocabulary, word),
		isArchitect: architects.isKnown,
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

type Selecting = Pick<Parts, 'columns' | 'texts' | 'byId'> & {
	choices: ReturnType<typeof createChoices>;
	sorts: ReturnType<typeof createSorts>;
	looks: ReturnType<typeof rememberLook>;
	architects: ReturnType<typeof createArchitects>;
	ranking: Order;
	every: RowSet;
	listed: RowSet;
	summary: ReturnType<typeof summarize>;
	/** That of all rows. */
	kept: SelectionSummary;
};

const selecting = (parts: Selecting) => (filters: CourseFilters) => {
	const { columns, byId, choices, sorts, looks, architects, ranking, every, listed, summary, kept } = parts;
	const { q = '', country, architect, among, unsure } = filters;
	const leading = leadingRows(parts, filters);
	const following = unsure && unsure.length > 0 ? unsureRows(columns, choices.sets, filters) : null;
	const text: Asked[] = q.trim() === '' ? [] : [{ group: 'text', rows: looks.find(q).set }];
	const drawn: Asked[] = architect ? [{ group: 'architect', rows: architects.rowsOf(architect) }] : [];
	const ofClub: Asked[] = among ? [{ group: 'club', rows: rowsOf(columns, byId, among) }] : [];
	const told = [...text, ...drawn, ...ofClub, ...readFilters(columns, choices.sets, filters)];
	const asked = withListed(told, filters, listed);
	const rows = passing(every, asked);
	const reckoned = told.length === 0 && asked.length > 0 ? kept : summary({ rows, asked, country });
	const find = text.length > 0 ? () => looks.find(q) : null;
	const orders = ordersOf(find, told.length === 1 ? rows : noRows(0), ranking);
	return createSelection({ rows, sorts, ends: { leading, following }, ...orders, ...reckoned });
};

/** The rows of these ids; those that no course has are left out. */
function rowsOf({ rows, id }: CourseColumns, byId: Uint32Array, ids: readonly number[]): RowSet {
	const found = noRows(rows);
	for (const one of ids) {
		const row = findRow(id, byId, one);
		if (row >= 0) putRow(found, row, true);
	}
	return found;
}

/** What leads the list, in its order; its look is used up before the text's own is made. */
function leadingRows({ columns, texts, looks }: Selecting, { namedFirst = '', knownFirst = '' }: CourseFilters) {
	const text = namedFirst || knownFirst;
	if (text === '') return null;
	const { rows: named } = findNamed(texts, text);
	const rows = namedFirst ? named : rowsOfKnown(columns, named);
	return hasAny(rows) ? { rows, order: byRenown(columns, looks.find(text).all()) } : null;
}

type Summarized = { rows: RowSet; asked: Asked[] } & Pick<CourseFilters, 'country'>;

const summarize =
	(columns: CourseColumns, sets: ChoiceSets, every: RowSet) =>
	(of: Summarized): SelectionSummary => ({
		facets: () => countFacets({ columns, sets, every, ...of }),
		extent: () => extentOf(columns.latitude, columns.longitude, of.rows),
		clusters: (area) => clusterCourses(columns, of.rows, area),
	});

const NONE = new Uint32Array();

/** In which order rows stand, and which of them are called what was typed, where something was. */
const ordersOf = (find: (() => Found) | null, passing: RowSet, ranking: Order) => ({
	order: (to: number) => (find ? bestFirst(find(), to, passing) : ranking.rows),
	named: () => find?.().named() ?? NONE,
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
