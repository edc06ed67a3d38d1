import type { CourseColumns, CourseFacets, CourseFilters } from '../../shared/course-index.ts';
import { CONTINENTS } from '../continents.ts';
import { TERRAINS } from '../cover/terrain.ts';
import { ACCESSES, FACILITIES } from '../facilities.ts';
import { GROUPS, HOLES_CHOICES, holesChoice, makeJudge } from './filters.ts';

const MONTHS = 12;

/** Counts by number for each group. */
function createTallies({ countries, regions }: CourseColumns) {
	return {
		continent: new Uint32Array(CONTINENTS.length),
		country: new Uint32Array(countries.length),
		region: new Uint32Array(regions.length),
		priceBand: new Uint32Array(5),
		month: new Uint32Array(MONTHS),
		holes: new Uint32Array(HOLES_CHOICES.length),
		access: new Uint32Array(ACCESSES.length + 1),
		terrain: new Uint32Array(TERRAINS.length + 1),
		facility: new Uint32Array(FACILITIES.length),
	};
}

type Tallies = ReturnType<typeof createTallies>;

/**
 * How many of `rows` each choice of each group would leave under the filters of all other groups, in one walk: a row that
 * passes counts everywhere, one that a single group leaves out counts in that group alone.
 */
export function countFacets(columns: CourseColumns, rows: Iterable<number>, filters: CourseFilters): CourseFacets {
	const judge = makeJudge(columns, filters);
	const tallies = createTallies(columns);
	for (const row of rows) {
		const out = judge(row);
		if ((out & (out - 1)) === 0) tally(columns, tallies, row, out);
	}
	return name(columns, tallies, filters);
}

const add = (counts: Uint32Array, at: number) => {
	counts[at] = (counts[at] ?? 0) + 1;
};

function tally(columns: CourseColumns, tallies: Tallies, row: number, out: number) {
	const counts = (group: number) => out === 0 || out === group;
	if (counts(GROUPS.continent)) add(tallies.continent, columns.continent[row] ?? 0);
	if (counts(GROUPS.country)) add(tallies.country, columns.country[row] ?? 0);
	if (counts(GROUPS.region)) add(tallies.region, columns.region[row] ?? 0);
	if (counts(GROUPS.priceBand)) add(tallies.priceBand, columns.priceBand[row] ?? 0);
	if (counts(GROUPS.access)) add(tallies.access, columns.access[row] ?? 0);
	if (counts(GROUPS.terrain)) add(tallies.terrain, columns.terrain[row] ?? 0);
	if (counts(GROUPS.month)) addBits(tallies.month, columns.season[row] || 0xfff);
	if (counts(GROUPS.holes)) {
		const choice = holesChoice(columns.holes[row] ?? 0);
		if (choice) add(tallies.holes, HOLES_CHOICES.indexOf(choice));
	}
	// Every facility that is chosen has to be there, so the other ones count among the courses that pass.
	if (out === 0) addBits(tallies.facility, columns.facilities[row] ?? 0);
}

function addBits(counts: Uint32Array, bits: number) {
	for (let left = bits; left !== 0; left &= left - 1) add(counts, 31 - Math.clz32(left & -left));
}

function name(columns: CourseColumns, tallies: Tallies, { country }: CourseFilters): CourseFacets {
	return {
		continent: named(tallies.continent, CONTINENTS),
		country: named(tallies.country, columns.countries),
		region: country ? regionsNamed(columns, tallies.region, country) : new Map(),
		priceBand: named(tallies.priceBand, [null, 1, 2, 3, 4]),
		month: named(
			tallies.month,
			Array.from({ length: MONTHS }, (_, at) => at + 1),
		),
		holes: named(tallies.holes, HOLES_CHOICES),
		access: named(tallies.access, [null, ...ACCESSES]),
		terrain: named(tallies.terrain, [null, ...TERRAINS]),
		facility: named(tallies.facility, FACILITIES),
	};
}

/** Counts of the regions of a country with their names. The first is for courses of no region. */
function regionsNamed({ regions }: CourseColumns, counts: Uint32Array, country: string): Map<string, number> {
	return named(
		counts,
		regions.map((region, at) => (at > 0 && region.country === country ? region.slug : null)),
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
