import { countBetween, countCommon, hasRow, type RowSet } from '#domain/shared/sets/row-set.ts';
import type { CourseColumns, CourseFacets } from '../../shared/course-index.ts';
import { type FilterName, forEachFilter } from '../facts/filters.ts';
import { NATIONS } from '../places/nations.ts';
import { CHOICES, type ChoiceGroup, type ChoiceSets } from './choices.ts';
import { rowsOfCountry } from './columns.ts';
import { type Asked, passing } from './filters.ts';

/** What counts are made from: `asked` is every group in which something is chosen, the text among them. */
type Counted = {
	columns: CourseColumns;
	sets: ChoiceSets;
	every: RowSet;
	asked: readonly Asked[];
	country?: string | null | undefined;
};

/** How many rows each choice of each group would leave under the filters of all other groups. */
export function countFacets({ columns, sets, every, asked, country }: Counted): CourseFacets {
	const passed = passing(every, asked);
	const under = (group: Asked['group']) =>
		asked.some((one) => one.group === group) ? passing(every, asked, group) : passed;
	const among = country ? rowsOfCountry(columns, columns.countries.indexOf(country)) : undefined;
	const counts = (group: ChoiceGroup, rows: RowSet) => sets[group].map((set) => countCommon(set, rows, among));
	return {
		country: named(countCountries(columns, under('country')), columns.countries),
		nation: countNations(columns, under('country')),
		region: country ? countRegions(columns, under('region'), country) : new Map(),
		// Of a list everything that is chosen has to be there, so its other choices count among the courses that pass.
		...forEachFilter(({ name, wantsAll }) => named(counts(name, wantsAll ? passed : under(name)), namesOf(name))),
	};
}

/** The choices of a filter as addresses have them. */
const namesOf = (name: FilterName) => CHOICES[name].map((choice) => (choice === null ? null : String(choice)));

/** How many rows of a set each country has. */
const countCountries = (columns: CourseColumns, set: RowSet) =>
	columns.countries.map((_, country) => {
		const { from, to } = rowsOfCountry(columns, country);
		return countBetween(set, from, to);
	});

/** How many rows of a set each nation has, by its slug. */
function countNations(columns: CourseColumns, set: RowSet): Map<string, number> {
	const counts = new Uint32Array(NATIONS.length + 1);
	for (const country of new Set(NATIONS.map((nation) => nation.country))) {
		const { from, to } = rowsOfCountry(columns, columns.countries.indexOf(country));
		for (let row = from; row < to; row += 1) {
			const number = columns.nation[row] ?? 0;
			if (hasRow(set, row)) counts[number] = (counts[number] ?? 0) + 1;
		}
	}
	return named(counts, [null, ...NATIONS.map(({ slug }) => slug)]);
}

/** Counts of the regions of a country by slug. The first number is for courses of no region. */
function countRegions(columns: CourseColumns, set: RowSet, country: string): Map<string, number> {
	const { region, regions, countries } = columns;
	const counts = new Uint32Array(regions.length);
	const { from, to } = rowsOfCountry(columns, countries.indexOf(country));
	for (let row = from; row < to; row += 1) {
		const number = region[row] ?? 0;
		if (hasRow(set, row)) counts[number] = (counts[number] ?? 0) + 1;
	}
	return named(
		counts,
		regions.map(({ slug }, at) => (at > 0 ? slug : null)),
	);
}

/** Counts with their names; what nobody has, and what has no name, is left out. */
function named<Name>(counts: ArrayLike<number>, names: readonly (Name | null)[]): Map<Name, number> {
	const found = new Map<Name, number>();
	names.forEach((one, at) => {
		const count = counts[at] ?? 0;
		if (one !== null && count > 0) found.set(one, count);
	});
	return found;
}
