import { countCommon, countRows, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { CourseSort, CourseWishes, RowPage, Selection } from '../../shared/course-index.ts';
import { type Ends, hasEnds, layersOf } from './layers.ts';
import type { SelectionSummary } from './memoize-summary.ts';
import { type Cut, cutLayers, cutOrder } from './order.ts';
import type { Sorts } from './sorts.ts';
import { type WishGroup, withNamedFirst } from './wishes.ts';

const NONE = new Uint32Array();

/** What a selection is made from: its rows, and what cuts places out of an order of them. */
type Parts = SelectionSummary & {
	rows: RowSet;
	/** The order they have, as far as the first so many need it: best match first where text was asked for, else the ranking. */
	order: (first: number) => Uint32Array;
	/** Those of them that are called what was typed; none where nothing was. */
	named: () => Uint32Array;
	sorts: Pick<Sorts, 'cut' | 'grouped'>;
	/** What stands before all others, and what after them. */
	ends: Ends;
};

/** What is asked of a selection of rows: how many there are, pages of them, and what is reckoned from them. */
export function createSelection({ rows, order, named, sorts, ends, ...summary }: Parts): Selection {
	const total = countRows(rows);
	const cutOf = (from: number, to: number): Cut => ({ rows, from: Math.min(from, total), to: Math.min(to, total) });
	const part = (from: number, to: number) => cutOrder(cutOf(from, to), order(Math.min(to, total)));
	const page = (sort: CourseSort, number: number, size: number, wishes: CourseWishes = {}): RowPage => {
		const pages = Math.max(1, Math.ceil(total / size));
		const at = Math.min(number, pages);
		const wanted = cutOf((at - 1) * size, at * size);
		const groups = sorts.grouped(wishes);
		const met = countMet(groups, wishes);
		// The first of a group may stand far down among all that match.
		const cutOne = cutBy(sort, groups || hasEnds(ends) ? total : wanted.to);
		const sets = groups ? withNamedFirst(groups, sort.by === 'match' ? named() : NONE) : [rows];
		const shown = cutLayers(layersOf(rows, ends, sets, cutOne), wanted);
		return { rows: shown, page: at, pages, total, ...met };
	};
	const cutBy = (sort: CourseSort, most: number) => {
		if (sort.by !== 'match') return (cut: Cut) => sorts.cut(cut, sort);
		const ordered = order(most);
		return (cut: Cut) => cutOrder(cut, ordered);
	};
	const countMet = (groups: readonly WishGroup[] | null, { month, handicap }: CourseWishes) => {
		const count = (has: (group: WishGroup) => boolean) =>
			(groups ?? []).filter(has).reduce((sum, group) => sum + countCommon(rows, group.rows), 0);
		return {
			open: month ? count(({ isOpen }) => isOpen) : null,
			suited: typeof handicap === 'number' ? count(({ isSuited }) => isSuited) : null,
		};
	};
	return { rows, total, part, page, ...summary };
}
