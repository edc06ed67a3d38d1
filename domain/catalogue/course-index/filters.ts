import type { CourseColumns, CourseFilters, HolesChoice } from '../../shared/course-index.ts';
import { CONTINENTS } from '../continents.ts';
import { TERRAINS } from '../cover/terrain.ts';
import { ACCESSES } from '../facilities.ts';
import { facilityBits, numberIn } from './columns.ts';

/** The groups of choices, each with the bit that says "this one leaves the course out". */
export const GROUPS = {
	continent: 1,
	country: 2,
	region: 4,
	priceBand: 8,
	month: 16,
	holes: 32,
	access: 64,
	terrain: 128,
	facility: 256,
	bounds: 512,
} as const;

export const HOLES_CHOICES: readonly HolesChoice[] = ['9', '18', '27'];

/** Bits of the groups that leave a row out; 0 for a row that passes. */
export type Judge = (row: number) => number;

/** Bit 1 for each known number of a list, as the columns count them; 0 where nothing was asked for. */
const bitsOf = (numbers: Iterable<number>) => {
	let bits = 0;
	for (const number of numbers) if (number > 0) bits |= 1 << number;
	return bits;
};

/** 9: fewer than eighteen; 27: from twenty-seven on. */
export function holesChoice(holes: number): HolesChoice | null {
	if (holes === 0) return null;
	if (holes < 18) return '9';
	return holes < 27 ? '18' : '27';
}

/** Puts the filters together once, so that each row is judged in a few steps. Text is not judged here. */
export function makeJudge(columns: CourseColumns, filters: CourseFilters): Judge {
	const checks = checksOf(columns, filters);
	return (row) => {
		let bits = 0;
		for (const check of checks) bits |= check(row);
		return bits;
	};
}

/** Those of the rows that pass every filter, in their order: the rows themselves where nothing is asked for. */
export function passing(columns: CourseColumns, rows: Uint32Array, filters: CourseFilters): Uint32Array {
	if (checksOf(columns, filters).length === 0) return rows;
	const judge = makeJudge(columns, filters);
	const passed = new Uint32Array(rows.length);
	let count = 0;
	// A loop of its own: the arrays' own filter takes four times as long.
	for (let at = 0; at < rows.length; at += 1) {
		const row = rows[at] ?? 0;
		if (judge(row) !== 0) continue;
		passed[count] = row;
		count += 1;
	}
	return passed.slice(0, count);
}

const checksOf = (columns: CourseColumns, filters: CourseFilters): Judge[] => [
	...placeChecks(columns, filters),
	...factChecks(columns, filters),
	...(filters.bounds ? [boundsCheck(columns, filters.bounds)] : []),
];

function placeChecks(
	{ continent, country, countries, region, regions }: CourseColumns,
	filters: CourseFilters,
): Judge[] {
	const checks: Judge[] = [];
	if (filters.continent) {
		const wanted = (CONTINENTS as readonly string[]).indexOf(filters.continent);
		checks.push((row) => (continent[row] === wanted ? 0 : GROUPS.continent));
	}
	if (filters.country) {
		const wanted = countries.indexOf(filters.country);
		checks.push((row) => (country[row] === wanted ? 0 : GROUPS.country));
		if (filters.region) {
			const slug = filters.region;
			const place = regions.findIndex((one) => one.country === filters.country && one.slug === slug);
			// A region of another country is not one to choose.
			if (place > 0) checks.push((row) => (region[row] === place ? 0 : GROUPS.region));
		}
	}
	return checks;
}

function factChecks(columns: CourseColumns, filters: CourseFilters): Judge[] {
	const { priceBand, season, holes, access, terrain, facilities } = columns;
	const checks: Judge[] = [];
	const anyOf = (column: Uint8Array, bits: number, group: number) => {
		if (bits !== 0) checks.push((row) => (bits & (1 << (column[row] ?? 0)) ? 0 : group));
	};
	anyOf(priceBand, bitsOf(filters.priceBands ?? []), GROUPS.priceBand);
	anyOf(access, bitsOf((filters.access ?? []).map((word) => numberIn(ACCESSES, word))), GROUPS.access);
	anyOf(terrain, bitsOf((filters.terrain ?? []).map((word) => numberIn(TERRAINS, word))), GROUPS.terrain);
	if (filters.month) {
		const bit = 1 << (filters.month - 1);
		// A course whose season nobody knows may be open.
		checks.push((row) => (season[row] === 0 || (season[row] ?? 0) & bit ? 0 : GROUPS.month));
	}
	if (filters.holes?.length) {
		const wanted = new Set<string | null>(filters.holes);
		checks.push((row) => (wanted.has(holesChoice(holes[row] ?? 0)) ? 0 : GROUPS.holes));
	}
	const all = facilityBits(filters.facilities ?? []);
	if (all !== 0) checks.push((row) => (((facilities[row] ?? 0) & all) === all ? 0 : GROUPS.facility));
	return checks;
}

function boundsCheck({ latitude, longitude }: CourseColumns, bounds: NonNullable<CourseFilters['bounds']>): Judge {
	const { south, west, north, east } = bounds;
	return (row) => {
		const [north_, east_] = [latitude[row] ?? Number.NaN, longitude[row] ?? Number.NaN];
		const across = west <= east ? east_ >= west && east_ <= east : east_ >= west || east_ <= east;
		return north_ >= south && north_ <= north && across ? 0 : GROUPS.bounds;
	};
}
