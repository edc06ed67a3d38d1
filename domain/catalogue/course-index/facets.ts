import type { CourseColumns, CourseFacets } from '../../shared/course-index.ts';
import { countCommon, type RowSet } from '../../shared/row-set.ts';
import { CHOICES, type ChoiceGroup, type ChoiceSets } from './choices.ts';
import { type Asked, passing } from './filters.ts';

/** What counts are made from: `asked` is every group in which something is chosen, the text among them. */
type Counted = {
	columns: CourseColumns;
	sets: ChoiceSets;
	every: RowSet;
	asked: readonly Asked[];
	country: string | null | undefined;
};

/** How many rows each choice of each group would leave under the filters of all other groups. */
export function countFacets({ columns, sets, every, asked, country }: Counted): CourseFacets {
	const passed = passing(every, asked);
	const under = (group: Asked['group']) =>
		asked.some((one) => one.group === group) ? passing(every, asked, group) : passed;
	const counts = (group: ChoiceGroup, rows = under(group)) => sets[group].map((set) => countCommon(set, rows));
	return {
		continent: named(counts('continent'), CHOICES.continent),
		country: named(tally(columns.country, columns.countries.length, under('country')), columns.countries),
		region: country ? countRegions(columns, under('region'), country) : new Map(),
		priceBand: named(counts('priceBand'), CHOICES.priceBand),
		month: named(counts('month'), CHOICES.month),
		holes: named(counts('holes'), CHOICES.holes),
		access: named(counts('access'), CHOICES.access),
		terrain: named(counts('terrain'), CHOICES.terrain),
		// Every facility that is chosen has to be there, so the other ones count among the courses that pass.
		facility: named(counts('facility', passed), CHOICES.facility),
	};
}

/** How many rows of a set have each number of a column. */
function tally(column: Uint8Array | Uint16Array, numbers: number, set: RowSet): Uint32Array {
	const counts = new Uint32Array(numbers);
	for (let at = 0; at < set.length; at += 1) {
		let bits = set[at] ?? 0;
		const end = bits === 0 ? 0 : Math.min(column.length, 32 * (at + 1));
		// Each row of the word adds its bit, be it nought: to ask for every bit first takes twice as long.
		for (let row = 32 * at; row < end; row += 1) {
			const number = column[row] ?? 0;
			counts[number] = (counts[number] ?? 0) + (bits & 1);
			bits >>>= 1;
		}
	}
	return counts;
}

/** Counts of the regions of a country by slug. The first number is for courses of no region. */
function countRegions({ region, regions }: CourseColumns, rows: RowSet, country: string): Map<string, number> {
	const counts = tally(region, regions.length, rows);
	return named(
		counts,
		regions.map((one, at) => (at > 0 && one.country === country ? one.slug : null)),
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
