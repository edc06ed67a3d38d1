import { noRows, putRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { CourseColumns, CourseWishes } from '../../shared/course-index.ts';
import { BEST_FIT, SUITS_FROM } from '../finding/handicap-fit.ts';
import { type Fits, WORST_FIT } from './fits.ts';

/** Whether a wish is met, as far as anybody knows. */
const MET = 0;
const UNKNOWN = 1;
const UNMET = 2;
type Met = typeof MET | typeof UNKNOWN | typeof UNMET;

/** Rows of which the same is known; every row is in one group. */
export type WishGroup = { rows: RowSet; isOpen: boolean; isSuited: boolean };

/**
 * The rows in groups, in the order in which a list has them: what is known not to suit comes last whenever it is open, and before it
 * comes what is known to be open, within which what is known to suit comes first. Null where nothing is wished for.
 */
export function groupByWishes(columns: CourseColumns, fits: Fits, wishes: CourseWishes): WishGroup[] | null {
	const { month, handicap } = wishes;
	if (!month && typeof handicap !== 'number') return null;
	const groups = ORDER.map(([season, fit]) => ({
		rows: noRows(columns.rows),
		isOpen: season === MET,
		isSuited: fit === MET,
	}));
	const seasonOf = month ? openIn(columns, month) : () => MET;
	const fitOf = typeof handicap === 'number' ? suitedTo(columns, fits, handicap) : () => MET;
	for (let row = 0; row < columns.rows; row += 1) {
		const group = groups[PLACES[seasonOf(row) * 3 + fitOf(row)] ?? 0];
		if (group) putRow(group.rows, row, true);
	}
	return groups;
}

/** Season and handicap, first group first. */
const ORDER: readonly (readonly [Met, Met])[] = [
	[MET, MET],
	[MET, UNKNOWN],
	[UNKNOWN, MET],
	[UNKNOWN, UNKNOWN],
	[UNMET, MET],
	[UNMET, UNKNOWN],
	[MET, UNMET],
	[UNKNOWN, UNMET],
	[UNMET, UNMET],
];

/** Where the group of a season and a handicap stands, by three times the one and the other. */
const PLACES = [MET, UNKNOWN, UNMET].flatMap((season) =>
	[MET, UNKNOWN, UNMET].map((fit) => ORDER.findIndex((one) => one[0] === season && one[1] === fit)),
);

function openIn({ season }: CourseColumns, month: number) {
	const bit = 1 << (month - 1);
	return (row: number): Met => {
		const months = season[row] ?? 0;
		if (months === 0) return UNKNOWN;
		return months & bit ? MET : UNMET;
	};
}

function suitedTo({ rows }: CourseColumns, fits: Fits, handicap: number) {
	const below = new Uint16Array(rows);
	fits.write(handicap, below);
	return (row: number): Met => {
		const number = below[row] ?? WORST_FIT;
		if (number === WORST_FIT) return UNKNOWN;
		return number <= BEST_FIT - SUITS_FROM ? MET : UNMET;
	};
}

/**
 * The groups as sets of rows, before them those that are called what was typed: whoever types a name wants that course, whatever is
 * known of it. Takes these out of the groups.
 */
export function withNamedFirst(groups: readonly WishGroup[], named: Uint32Array): RowSet[] {
	const sets = groups.map(({ rows }) => rows);
	const [some] = sets;
	if (!some || named.length === 0) return sets;
	const first = some.slice().fill(0) as RowSet;
	for (const row of named) {
		for (const set of sets) putRow(set, row, false);
		putRow(first, row, true);
	}
	return [first, ...sets];
}
