import { noRows, putRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { CourseColumns } from '../../shared/course-index.ts';
import { type FactFilter, FILTERS, type FilterName, forEachFilter } from '../facts/filters.ts';
import { CONTINENTS } from '../places/continents.ts';

/** A group of filters that has few choices: those of the facts, and two that stand for themselves. */
export type ChoiceGroup = FilterName | 'continent' | 'month';

/**
 * The choices of each group, by their numbers in the columns; null for what is not known, which nobody chooses. Months are
 * numbers, everything else is called as addresses call it.
 */
export const CHOICES: Readonly<Record<ChoiceGroup, readonly (string | number | null)[]>> = {
	...forEachFilter(({ choices, ends, wantsAll }) => {
		const values = choices.map(({ value }) => value);
		return ends || wantsAll ? values : [null, ...values];
	}),
	continent: CONTINENTS,
	month: [null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
};

/** The bits of the choices of a group that a row has. */
type BitsOf = (columns: CourseColumns, row: number) => number;

const BITS: Readonly<Record<ChoiceGroup, BitsOf>> = {
	...forEachFilter(bitsOf),
	continent: ({ continent }, row) => 1 << (continent[row] ?? 0),
	month: ({ season }, row) => (season[row] ? season[row] << 1 : 1),
};
const GROUPS: readonly ChoiceGroup[] = [...FILTERS.map(({ name }) => name), 'continent', 'month'];

function bitsOf({ fact, ends, wantsAll }: FactFilter): BitsOf {
	if (wantsAll) return (columns, row) => columns[fact][row] ?? 0;
	if (ends) return (columns, row) => rangeBit(columns[fact][row] ?? 0, ends);
	return (columns, row) => 1 << (columns[fact][row] ?? 0);
}

/** The bit of the range that a number lies in; none where nobody knows it. */
function rangeBit(number: number, ends: readonly number[]): number {
	return number === 0 ? 0 : 1 << ends.findIndex((end) => number <= end);
}

/** For each choice of a group, by its number, the rows that have it. */
export type ChoiceSets = Readonly<Record<ChoiceGroup, readonly RowSet[]>>;

/** The sets of all rows, and how to bring them up to date when a row was written anew. */
export function createChoices(columns: CourseColumns): { sets: ChoiceSets; update: (row: number) => void } {
	const emptySets = (group: ChoiceGroup) => CHOICES[group].map(() => noRows(columns.rows));
	const sets = Object.fromEntries(GROUPS.map((group) => [group, emptySets(group)])) as Record<ChoiceGroup, RowSet[]>;
	const update = (row: number) => {
		for (const group of GROUPS) {
			const bits = BITS[group](columns, row);
			sets[group].forEach((set, choice) => {
				putRow(set, row, ((bits >>> choice) & 1) === 1);
			});
		}
	};
	for (let row = 0; row < columns.rows; row += 1) update(row);
	return { sets, update };
}
