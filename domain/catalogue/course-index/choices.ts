import type { CourseColumns, HolesChoice } from '../../shared/course-index.ts';
import { noRows, putRow, type RowSet } from '../../shared/row-set.ts';
import { CONTINENTS } from '../continents.ts';
import { TERRAINS } from '../cover/terrain.ts';
import { ACCESSES, FACILITIES } from '../facilities.ts';
import { ALL_YEAR } from './columns.ts';

/** The choices of each group that has few, by their numbers in the columns; null for what is not known, which nobody chooses. */
export const CHOICES = {
	continent: CONTINENTS,
	priceBand: [null, 1, 2, 3, 4],
	month: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
	holes: ['9', '18', '27'] satisfies HolesChoice[],
	access: [null, ...ACCESSES],
	terrain: [null, ...TERRAINS],
	facility: FACILITIES,
} as const;

export type ChoiceGroup = keyof typeof CHOICES;

/** The bits of the choices of a group that a row has. */
type BitsOf = (columns: CourseColumns, row: number) => number;

const BITS: Record<ChoiceGroup, BitsOf> = {
	continent: ({ continent }, row) => 1 << (continent[row] ?? 0),
	priceBand: ({ priceBand }, row) => 1 << (priceBand[row] ?? 0),
	// A course whose season nobody knows may be open.
	month: ({ season }, row) => season[row] || ALL_YEAR,
	holes: ({ holes }, row) => holesBit(holes[row] ?? 0),
	access: ({ access }, row) => 1 << (access[row] ?? 0),
	terrain: ({ terrain }, row) => 1 << (terrain[row] ?? 0),
	facility: ({ facilities }, row) => facilities[row] ?? 0,
};
const GROUPS = Object.keys(BITS) as ChoiceGroup[];

/** Fewer than eighteen, fewer than twenty-seven, more; none of them where nobody knows. */
function holesBit(holes: number): number {
	if (holes === 0) return 0;
	if (holes < 18) return 1;
	return holes < 27 ? 2 : 4;
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
