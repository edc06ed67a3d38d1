import { countRows, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { CourseSort, RowPage, Selection } from '../../shared/course-index.ts';
import type { SelectionSummary } from './memoize-summary.ts';
import { type Cut, cutOrder } from './order.ts';

/** What a selection is made from: its rows, and what cuts places out of an order of them. */
type Parts = SelectionSummary & {
	rows: RowSet;
	/** The order they have, as far as the first so many need it: best match first where text was asked for, else the ranking. */
	order: (first: number) => Uint32Array;
	cutSorted: (cut: Cut, sort: Exclude<CourseSort, { by: 'match' }>) => Uint32Array;
};

/** What is asked of a selection of rows: how many there are, pages of them, and what is reckoned from them. */
export function createSelection({ rows, order, cutSorted, ...summary }: Parts): Selection {
	const total = countRows(rows);
	const cutOf = (from: number, to: number): Cut => ({ rows, from: Math.min(from, total), to: Math.min(to, total) });
	const part = (from: number, to: number) => cutOrder(cutOf(from, to), order(Math.min(to, total)));
	const page = (sort: CourseSort, number: number, size: number): RowPage => {
		const pages = Math.max(1, Math.ceil(total / size));
		const at = Math.min(number, pages);
		const [from, to] = [(at - 1) * size, at * size];
		const shown = sort.by === 'match' ? part(from, to) : cutSorted(cutOf(from, to), sort);
		return { rows: shown, page: at, pages, total };
	};
	return { rows, total, part, page, ...summary };
}
