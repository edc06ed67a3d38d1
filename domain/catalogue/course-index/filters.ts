import { isInBox } from '#domain/geography/box.ts';
import { chordSquared, chordSquaredOf, globePoint } from '#domain/geography/globe.ts';
import {
	addRows,
	commonRows,
	everyRow,
	noRows,
	putRow,
	type RowSet,
	rowsBetween,
	rowsWithout,
} from '#domain/shared/sets/row-set.ts';
import type { Circle, CourseColumns, CourseFilters } from '../../shared/course-index.ts';
import { FILTERS, type FilterName } from '../facts/filters.ts';
import { kind } from '../facts/kind.ts';
import { NATIONS } from '../places/nations.ts';
import { CHOICES, type ChoiceGroup, type ChoiceSets } from './choices.ts';
import { rowsOfCountry } from './columns.ts';

type Group = ChoiceGroup | 'text' | 'country' | 'region' | 'area' | 'around' | 'architect' | 'club' | 'bounds';

/** A group of filters in which something is chosen, and the rows that have it. */
export type Asked = { group: Group; rows: RowSet };

/** What is asked for beside the text, group by group; nothing for a group in which nothing is chosen. */
export function readFilters(columns: CourseColumns, sets: ChoiceSets, filters: CourseFilters): Asked[] {
	const { continent, month, knownOpen = false } = filters;
	const anyOf = (group: ChoiceGroup, chosen: readonly unknown[]): Asked => ({
		group,
		rows: unionOf(columns, setsOf(sets, group, chosen)),
	});
	const ofFacts = FILTERS.flatMap(({ name, wantsAll }): Asked[] => {
		const chosen = setsOf(sets, name, filters[name] ?? []);
		if (wantsAll) return chosen.map((rows) => ({ group: name, rows }));
		// Words that are none of ours ask for nothing.
		if (chosen.length === 0) return [];
		const told = unionOf(columns, chosen);
		return [
			{
				group: name,
				rows: filters.unsure?.includes(name) ? unionOf(columns, [told, unknownRows(columns, sets, name)]) : told,
			},
		];
	});
	return [
		...(continent ? [anyOf('continent', [continent])] : []),
		...readPlace(columns, filters),
		...(month ? [{ group: 'month' as const, rows: rowsOpen(columns, sets, month, knownOpen) }] : []),
		...ofFacts,
		...(filters.area ? [{ group: 'area' as const, rows: rowsWithin(columns, filters.area) }] : []),
		...(filters.around ? [{ group: 'around' as const, rows: rowsAround(columns, filters.around) }] : []),
		...(filters.bounds ? [{ group: 'bounds' as const, rows: rowsWithin(columns, [filters.bounds]) }] : []),
	];
}

/** The rows of which some fact that is `unsure` is not known, if it is asked for. */
export function unsureRows(columns: CourseColumns, sets: ChoiceSets, filters: CourseFilters): RowSet {
	const asked = (filters.unsure ?? []).filter((name) => (filters[name] ?? []).length > 0);
	return unionOf(
		columns,
		asked.map((name) => unknownRows(columns, sets, name)),
	);
}

const unknownRows = (columns: CourseColumns, sets: ChoiceSets, name: FilterName) =>
	rowsWithout(
		everyRow(columns.rows),
		unionOf(
			columns,
			sets[name].filter((_, choice) => CHOICES[name][choice] !== null),
		),
	);

/** The rows that lists have where no kind is chosen: courses in the full sense. */
export const listedRows = ({ rows }: CourseColumns, sets: ChoiceSets): RowSet =>
	sets.kind[CHOICES.kind.indexOf(kind.otherwise)] ?? noRows(rows);

/** What is asked for, with that where no kind is chosen. */
export const withListed = (
	asked: Asked[],
	{ kind: chosen = [], anyKind = false }: CourseFilters,
	rows: RowSet,
): Asked[] => (anyKind || chosen.length > 0 ? asked : [...asked, { group: 'kind', rows }]);

/** The rows that every group leaves over, but for one group where it is named. Not to be changed. */
export function passing(every: RowSet, asked: readonly Asked[], but?: Group): RowSet {
	const [first, ...others] = asked.filter(({ group }) => group !== but).map(({ rows }) => rows);
	return first && others.length > 0 ? commonRows([first, ...others]) : (first ?? every);
}

function setsOf(sets: ChoiceSets, group: ChoiceGroup, chosen: readonly unknown[]): RowSet[] {
	const names = CHOICES[group];
	return sets[group].filter((_, choice) => names[choice] !== null && chosen.includes(names[choice]));
}

/** A course whose season nobody knows may be open. */
function rowsOpen(columns: CourseColumns, sets: ChoiceSets, month: number, knownOpen: boolean): RowSet {
	const open = setsOf(sets, 'month', [month]);
	const unknown = sets.month[CHOICES.month.indexOf(null)];
	return unionOf(columns, unknown && !knownOpen ? [...open, unknown] : open);
}

function unionOf({ rows }: CourseColumns, sets: readonly RowSet[]): RowSet {
	const [only] = sets;
	if (only && sets.length === 1) return only;
	const union = noRows(rows);
	for (const set of sets) addRows(union, set);
	return union;
}

function readPlace(columns: CourseColumns, { country, nation, region }: CourseFilters): Asked[] {
	if (!country) return [];
	const { from, to } = rowsOfCountry(columns, columns.countries.indexOf(country));
	const rowsWhere = (numbers: ArrayLike<number>, number: number) => {
		const rows = noRows(columns.rows);
		for (let row = from; row < to; row += 1) if (numbers[row] === number) putRow(rows, row, true);
		return rows;
	};
	const land = nation ? 1 + NATIONS.findIndex(({ slug }) => slug === nation) : 0;
	const ofLand = land > 0 ? rowsWhere(columns.nation, land) : rowsBetween(columns.rows, from, to);
	const asked: Asked[] = [{ group: 'country', rows: ofLand }];
	const place = region ? columns.regions.findIndex((one) => one.country === country && one.slug === region) : 0;
	// A region of another country is not one to choose.
	if (place > 0) asked.push({ group: 'region', rows: rowsWhere(columns.region, place) });
	return asked;
}

function rowsWithin(columns: CourseColumns, boxes: NonNullable<CourseFilters['area']>): RowSet {
	const { rows, latitude, longitude } = columns;
	const found = noRows(rows);
	// Few boxes reach into the degree of latitude that a row lies in, and most rows lie in the degree of none.
	const near = Array.from({ length: 181 }, (_, degree) =>
		boxes.filter(({ south, north }) => south < degree - 89 && north >= degree - 90),
	);
	for (let row = 0; row < rows; row += 1) {
		const [y, x] = [latitude[row] ?? Number.NaN, longitude[row] ?? Number.NaN];
		if (near[Math.floor(y) + 90]?.some((box) => isInBox(box, y, x))) putRow(found, row, true);
	}
	return found;
}

/** The rows that lie no farther from a position than its circle goes. */
function rowsAround({ rows, globe }: CourseColumns, circle: Circle): RowSet {
	const here = globePoint(circle);
	const farthest = chordSquaredOf(circle.kilometres);
	const found = noRows(rows);
	for (let row = 0; row < rows; row += 1) if (chordSquared(globe, row * 3, here) <= farthest) putRow(found, row, true);
	return found;
}
