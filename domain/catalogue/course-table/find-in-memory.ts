import type { Database } from '#database/client.ts';
import type { CourseIndex } from '../../shared/course-index.ts';
import { addRows, commonRows, countRows, hasRow, noRows, putRow, type RowSet } from '../../shared/sets/row-set.ts';
import type { Condition, OrderStep } from '../../shared/table-query.ts';
import { CONTINENTS } from '../places/continents.ts';
import { countryName } from '../places/countries.ts';
import type { CourseColumn, OrderedCourseColumn } from './columns.ts';
import { rowsLike, textsOf } from './course-texts.ts';
import { isLike, readLike } from './like.ts';

type Group = readonly Condition<CourseColumn>[];

/** The listed courses that meet one condition of each group. To be used up before anything is waited for. */
export async function rowsThatMeet(index: CourseIndex, db: Database, groups: readonly Group[]): Promise<RowSet> {
	const texts = groups.flat().some(isOfTexts) ? await textsOf(index, db) : null;
	const sets = groups.map((group) => {
		const union = noRows(index.columns.rows);
		for (const { column, is, value } of group) {
			const meets = is === 'equal' ? (text: string) => text === value : meetsLike(String(value));
			if (column === 'country')
				addRows(union, rowsOf(index, 'country', index.columns.countries.map(countryName), meets));
			else if (column === 'continent') addRows(union, rowsOf(index, 'continent', CONTINENTS, meets));
			else if (texts && column !== 'id')
				addRows(union, rowsLike(texts[column], readLike(String(value)), index.columns.rows));
		}
		return union;
	});
	return commonRows([index.listed, ...sets]);
}

/** Whether the condition is one on the texts of each course, which the course index has not. */
const isOfTexts = ({ column }: Condition<CourseColumn>) => column === 'name' || column === 'location';

function meetsLike(pattern: string) {
	const read = readLike(pattern);
	return (text: string) => isLike(read, text.toLowerCase());
}

/** The rows whose country or continent has a name that meets it. */
function rowsOf(
	{ columns }: CourseIndex,
	column: 'country' | 'continent',
	names: readonly string[],
	meets: (name: string) => boolean,
): RowSet {
	const isMet = names.map(meets);
	const rows = noRows(columns.rows);
	if (!isMet.includes(true)) return rows;
	for (let row = 0; row < columns.rows; row += 1) if (isMet[columns[column][row] ?? 0]) putRow(rows, row, true);
	return rows;
}

/** The ids of a part of these rows in an order of one step, and how many rows there are. */
export function partOf(
	index: CourseIndex,
	rows: RowSet,
	{ step, offset, limit }: { step: OrderStep<OrderedCourseColumn> | undefined; offset: number; limit: number },
): { ids: number[]; total: number } {
	const ids: number[] = [];
	let passed = 0;
	for (const row of inOrder(index, step)) {
		if (!hasRow(rows, row)) continue;
		if (ids.length === limit) break;
		if (passed >= offset) ids.push(index.columns.id[row] ?? 0);
		passed += 1;
	}
	return { ids, total: countRows(rows) };
}

/** At least all listed rows: by the ranking where nothing else is asked for. */
function inOrder(index: CourseIndex, step: OrderStep<OrderedCourseColumn> | undefined): Iterable<number> {
	if (step?.column === 'id') return directed(index.byId, step.descending);
	if (step?.column === 'name') {
		const { total, page } = index.select({});
		return directed(page({ by: 'name' }, 1, Math.max(1, total)).rows, step.descending);
	}
	return step ? byRating(index, step) : index.ranking;
}

const directed = (rows: Uint32Array, descending: boolean) => (descending ? rows.toReversed() : rows);

/** By the printed number of those that are ranked, equal ones and the others as in the ranking. */
function byRating({ ranking, columns }: CourseIndex, { descending, nulls }: OrderStep): Uint32Array {
	if (descending && nulls !== 'first') return ranking;
	const { ranked, rating } = columns;
	const told = ranking.filter((row) => ranked[row] === 1);
	const others = ranking.filter((row) => ranked[row] !== 1);
	if (!descending) told.sort((a, b) => (rating[a] ?? 0) - (rating[b] ?? 0));
	return Uint32Array.from(nulls === 'first' ? [...others, ...told] : [...told, ...others]);
}
