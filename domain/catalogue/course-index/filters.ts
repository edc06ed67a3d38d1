import type { CourseColumns, CourseFilters } from '../../shared/course-index.ts';
import { addRows, commonRows, noRows, putRow, type RowSet, rowsBetween } from '../../shared/row-set.ts';
import { CHOICES, type ChoiceGroup, type ChoiceSets } from './choices.ts';
import { rowsOfCountry } from './columns.ts';

type Group = ChoiceGroup | 'text' | 'country' | 'region' | 'bounds';

/** A group of filters in which something is chosen, and the rows that have it. */
export type Asked = { group: Group; rows: RowSet };

/** What is asked for beside the text, group by group; nothing for a group in which nothing is chosen. */
export function readFilters(columns: CourseColumns, sets: ChoiceSets, filters: CourseFilters): Asked[] {
	const { continent, priceBands = [], month, holes = [], access = [], terrain = [], facilities = [] } = filters;
	const anyOf = (group: ChoiceGroup, chosen: readonly unknown[], isAsked: boolean): Asked[] =>
		isAsked ? [{ group, rows: unionOf(columns, setsOf(sets, group, chosen)) }] : [];
	const isKnown = (group: ChoiceGroup, chosen: readonly unknown[]) => setsOf(sets, group, chosen).length > 0;
	return [
		...anyOf('continent', [continent], Boolean(continent)),
		...readPlace(columns, filters),
		...anyOf('priceBand', priceBands, priceBands.length > 0),
		...anyOf('month', [month], Boolean(month)),
		...anyOf('holes', holes, holes.length > 0),
		// Words that are none of ours ask for nothing.
		...anyOf('access', access, isKnown('access', access)),
		...anyOf('terrain', terrain, isKnown('terrain', terrain)),
		...setsOf(sets, 'facility', facilities).map((rows): Asked => ({ group: 'facility', rows })),
		...(filters.bounds ? [{ group: 'bounds' as const, rows: rowsWithin(columns, filters.bounds) }] : []),
	];
}

/** The rows that every group leaves over, but for one group where it is named. Not to be changed. */
export function passing(every: RowSet, asked: readonly Asked[], but?: Group): RowSet {
	const [first, ...others] = asked.filter(({ group }) => group !== but).map(({ rows }) => rows);
	return first && others.length > 0 ? commonRows([first, ...others]) : (first ?? every);
}

function setsOf(sets: ChoiceSets, group: ChoiceGroup, chosen: readonly unknown[]): RowSet[] {
	const names: readonly unknown[] = CHOICES[group];
	return sets[group].filter((_, choice) => names[choice] !== null && chosen.includes(names[choice]));
}

function unionOf({ rows }: CourseColumns, sets: readonly RowSet[]): RowSet {
	const [only] = sets;
	if (only && sets.length === 1) return only;
	const union = noRows(rows);
	for (const set of sets) addRows(union, set);
	return union;
}

function readPlace(columns: CourseColumns, { country, region }: CourseFilters): Asked[] {
	if (!country) return [];
	const { from, to } = rowsOfCountry(columns, columns.countries.indexOf(country));
	const asked: Asked[] = [{ group: 'country', rows: rowsBetween(columns.rows, from, to) }];
	const place = region ? columns.regions.findIndex((one) => one.country === country && one.slug === region) : 0;
	// A region of another country is not one to choose.
	if (place > 0) {
		const rows = noRows(columns.rows);
		for (let row = from; row < to; row += 1) if (columns.region[row] === place) putRow(rows, row, true);
		asked.push({ group: 'region', rows });
	}
	return asked;
}

function rowsWithin(columns: CourseColumns, bounds: NonNullable<CourseFilters['bounds']>): RowSet {
	const { rows, latitude, longitude } = columns;
	const { south, west, north, east } = bounds;
	const found = noRows(rows);
	for (let row = 0; row < rows; row += 1) {
		const [y, x] = [latitude[row] ?? Number.NaN, longitude[row] ?? Number.NaN];
		const across = west <= east ? x >= west && x <= east : x >= west || x <= east;
		if (y >= south && y <= north && across) putRow(found, row, true);
	}
	return found;
}
