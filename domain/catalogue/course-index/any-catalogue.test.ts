import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasRow } from '#domain/shared/sets/row-set.ts';
import { anyChoices, anyIndexedFacts, choicesOfCourse, passesFilter } from '#tests/support/facts/choices-of-course.ts';
import { haversineKilometres } from '../../geography/distance.ts';
import type { CourseFilters, CourseSort, CourseWishes, Selection } from '../../shared/course-index.ts';
import { FACILITIES } from '../facts/character.ts';
import { FILTERS, type FilterName, forEachFilter } from '../facts/filters.ts';
import { handicapFit, suitsWell } from '../finding/handicap-fit.ts';
import { clusterCourses } from '../map/cluster-courses.ts';
import { CONTINENTS } from '../places/continents.ts';
import { beginCourseIndex } from './build.ts';
import type { ChangingIndex } from './course-index.ts';
import type { IndexedCourse } from './read-rows.ts';
import { kilometresTo } from './sorts.ts';

const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 });
const month = fc.integer({ min: 1, max: 12 });

/** What may change of a course without the index being made anew. */
const facts = fc
	.record({
		place: orNull(
			fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.integer({ min: -180, max: 180 }) }),
		),
		season: orNull(fc.tuple(month, month)),
		...anyIndexedFacts(),
		facilities: fc.subarray([...FACILITIES, 'Bowling']),
		holes: orNull(fc.constantFrom(9, 18, 27, 36)),
		lengthMetres: orNull(fc.constantFrom(2_900, 5_600, 6_400)),
		ratingCount: fc.integer({ min: 0, max: 5 }),
		rating: fc.integer({ min: 0, max: 100 }),
	})
	.map(({ place, season, rating, ...rest }) => ({
		...rest,
		latitude: place?.latitude ?? null,
		longitude: place?.longitude ?? null,
		seasonFrom: season?.[0] ?? null,
		seasonTo: season?.[1] ?? null,
		ratingShown: rating / 10,
		coverTerrain: rest.terrain,
		par: null,
		greenFeeMinor: null,
		greenFeeCurrency: null,
		architect: null,
		described: false,
	}));

const called = fc.record({
	name: fc.constantFrom('Royal Links', 'Old Course', 'Pine Golf Club', 'Lynx'),
	otherNames: fc.constant<string[]>([]),
	locality: fc.constant(null),
	region: fc.constant(null),
	townId: fc.constant(null),
	areas: fc.constant<string[]>([]),
	place: orNull(fc.constantFrom(['Fife', 'fife'], ['Skåne', 'skane'])),
	land: fc.constantFrom(
		['GB', 'Europe', 'scotland'],
		['GB', 'Europe', null],
		['SE', 'Europe', null],
		['JP', 'Asia', null],
	),
});

/** More than two words of bits, so that there are whole words and a broken one. */
const catalogue = fc.array(fc.tuple(called, facts), { minLength: 1, maxLength: 90 }).map((list) =>
	list.map(
		(
			[
				{
					land: [country, continent, nation],
					place,
					...name
				},
				rest,
			],
			at,
		) => ({
			id: 10 + 3 * at,
			...name,
			country,
			continent,
			nation,
			regionName: place?.[0] ?? null,
			regionSlug: place?.[1] ?? null,
			...rest,
		}),
	),
) as fc.Arbitrary<IndexedCourse[]>;

const filters: fc.Arbitrary<CourseFilters> = fc.record(
	{
		q: fc.constantFrom('', 'golf', 'links', 'lnks', 'sweden'),
		continent: fc.constantFrom(null, ...CONTINENTS, 'Atlantis'),
		country: fc.constantFrom(null, 'GB', 'SE', 'XX'),
		nation: fc.constantFrom(null, 'scotland', 'wales'),
		region: fc.constantFrom(null, 'fife', 'skane', 'nowhere'),
		month: orNull(month),
		knownOpen: fc.boolean(),
		...anyChoices(),
		bounds: orNull(
			fc.constantFrom({ south: -20, north: 70, west: -60, east: 90 }, { south: -90, north: 0, west: 100, east: -100 }),
		),
		around: orNull(
			fc.constantFrom(
				...[10, 3_000, 15_000, 30_000].map((kilometres) => ({ latitude: 55, longitude: 170, kilometres })),
			),
		),
	},
	{ requiredKeys: [] },
);

const position = fc.record({
	latitude: fc.integer({ min: -90, max: 90 }),
	longitude: fc.integer({ min: -180, max: 180 }),
});
const sorts: fc.Arbitrary<CourseSort> = fc.oneof(
	fc.constantFrom<CourseSort>({ by: 'match' }, { by: 'rating' }, { by: 'price' }, { by: 'name' }),
	position.map((from): CourseSort => ({ by: 'distance', from })),
	fc.integer({ min: -10, max: 54 }).map((handicap): CourseSort => ({ by: 'fit', handicap })),
);

const wishes: fc.Arbitrary<CourseWishes> = fc.record(
	{ month: orNull(month), handicap: orNull(fc.integer({ min: -10, max: 54 })) },
	{ requiredKeys: [] },
);

const byName = (a: IndexedCourse, b: IndexedCourse) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id);

function indexOf(list: readonly IndexedCourse[]): ChangingIndex {
	const index = beginCourseIndex(list.length);
	for (const course of list.toSorted((a, b) => a.country.localeCompare(b.country))) index.add(course);
	return index.finish(list.toSorted(byName).map(({ id }) => id));
}

const idsOf = (index: ChangingIndex, rows: Iterable<number>) => Array.from(rows, (row) => index.columns.id[row]);
const allOf = ({ part, total }: Selection) => part(0, total);

/** Null where nobody knows. */
function isOpenIn({ seasonFrom: from, seasonTo: to }: IndexedCourse, wanted: number): boolean | null {
	if (from === null || to === null) return null;
	return from <= to ? wanted >= from && wanted <= to : wanted >= from || wanted <= to;
}

function isWithin({ latitude, longitude }: IndexedCourse, bounds: NonNullable<CourseFilters['bounds']>): boolean {
	const { south, north, west, east } = bounds;
	if (latitude === null || longitude === null) return false;
	const across = west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
	return latitude >= south && latitude <= north && across;
}

function isAround({ latitude, longitude }: IndexedCourse, around: NonNullable<CourseFilters['around']>): boolean {
	return (
		latitude !== null && longitude !== null && haversineKilometres({ latitude, longitude }, around) <= around.kilometres
	);
}

type Group = FilterName | 'continent' | 'country' | 'region' | 'month' | 'bounds' | 'around';

/** What each group of filters asks of a course. */
function asks(list: readonly IndexedCourse[], filter: CourseFilters): [Group, (one: IndexedCourse) => boolean][] {
	const { bounds, around, knownOpen = false } = filter;
	const isRegion = (one: IndexedCourse) => one.country === filter.country && one.regionSlug === filter.region;
	const knowsRegion = Boolean(filter.region) && list.some(isRegion);
	return [
		['continent', ({ continent }) => !filter.continent || continent === filter.continent],
		[
			'country',
			({ country, nation }) =>
				!filter.country || (country === filter.country && (!filter.nation || nation === filter.nation)),
		],
		['region', (one) => !knowsRegion || isRegion(one)],
		['month', (one) => !filter.month || (isOpenIn(one, filter.month) ?? !knownOpen)],
		...FILTERS.map((of): [Group, (one: IndexedCourse) => boolean] => [
			of.name,
			(one) => passesFilter(of, filter[of.name] ?? [], one),
		]),
		['bounds', (one) => !bounds || isWithin(one, bounds)],
		['around', (one) => !around || isAround(one, around)],
	];
}

/** How often each value occurs; null is none. */
function countsOf(values: readonly unknown[]): Map<unknown, number> {
	const groups = Map.groupBy(
		values.filter((value) => value !== null),
		(value) => value,
	);
	return new Map([...groups].map(([value, all]) => [value, all.length]));
}

/** The counts of each group, by a look at each course. */
function countAll(found: readonly IndexedCourse[], list: readonly IndexedCourse[], filter: CourseFilters) {
	const tests = asks(list, filter);
	const under = (group: Group) => found.filter((one) => tests.every(([name, test]) => name === group || test(one)));
	const regions = under('region').filter(({ country }) => country === filter.country);
	const passed = found.filter((one) => tests.every(([, test]) => test(one)));
	return {
		country: countsOf(under('country').map(({ country }) => country)),
		nation: countsOf(under('country').map(({ nation }) => nation)),
		region: countsOf(regions.map(({ regionSlug }) => regionSlug)),
		...forEachFilter((of) =>
			countsOf((of.wantsAll ? passed : under(of.name)).flatMap((one) => choicesOfCourse(of, one))),
		),
	};
}

/** Ranked courses by their number, then the others: known everywhere, beyond their country, in it, nowhere. */
const rank = ({ ratingCount, ratingShown, renown }: IndexedCourse) =>
	ratingCount >= 3 ? -(ratingShown ?? 0) : 4 - (renown ?? 0);
const byRanking = (a: IndexedCourse, b: IndexedCourse) => rank(a) - rank(b) || byName(a, b);

/** How far a course is put back in an order. */
function behind(index: ChangingIndex, sort: CourseSort): (one: IndexedCourse) => number {
	switch (sort.by) {
		case 'price':
			return ({ priceBand }) => priceBand ?? 9;
		case 'fit':
			return (one) => -(handicapFit(one, sort.handicap) ?? -1);
		case 'distance':
			return ({ id }) => {
				const kilometres = kilometresTo(index.columns, index.rowOf(id), sort.from);
				if (Number.isNaN(kilometres)) return Infinity;
				return kilometres < 400 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres);
			};
		default:
			return () => 0;
	}
}

function sorted(index: ChangingIndex, found: readonly IndexedCourse[], sort: CourseSort): IndexedCourse[] {
	if (sort.by === 'match') return [...found];
	const back = behind(index, sort);
	const before = sort.by === 'name' ? byName : byRanking;
	const difference = (a: IndexedCourse, b: IndexedCourse) => (back(a) === back(b) ? 0 : back(a) - back(b));
	return found.toSorted((a, b) => difference(a, b) || before(a, b));
}

const isSuited = (one: IndexedCourse, handicap: number): boolean | null => {
	const fit = handicapFit(one, handicap);
	return fit === null ? null : suitsWell(fit);
};

/** How far down a list what is hoped for puts a course: what does not suit below all else, then by season, then by handicap. */
function wished(one: IndexedCourse, { month, handicap }: CourseWishes): number {
	const suits = typeof handicap === 'number' ? isSuited(one, handicap) : true;
	const open = month ? isOpenIn(one, month) : true;
	return 6 * Number(suits === false) + 2 * (open === null ? 1 : open ? 0 : 2) + Number(suits === null);
}

/** From far and near, and over the antimeridian. */
const AREAS = [
	{ zoom: 0, left: 0, right: 1, top: 0, bottom: 1 },
	{ zoom: 4, left: 14, right: 20, top: 2, bottom: 9 },
	{ zoom: 8, left: 120, right: 136, top: 70, bottom: 82 },
];

/** Compares what an index answers with a look at each course. */
function compare(
	index: ChangingIndex,
	list: readonly IndexedCourse[],
	filter: CourseFilters,
	sort: CourseSort,
	wish: CourseWishes = {},
) {
	const byId = new Map(list.map((one) => [one.id, one]));
	const withText = idsOf(index, allOf(index.select({ anyKind: true, ...(filter.q && { q: filter.q }) })));
	const found = withText.flatMap((id) => byId.get(id ?? 0) ?? []);
	if (!filter.q) expect(found).toEqual(list.toSorted(byRanking));
	const passed = found.filter((one) => asks(list, filter).every(([, test]) => test(one)));
	const selection = index.select(filter);
	expect(selection.total).toBe(passed.length);
	expect(idsOf(index, allOf(selection))).toEqual(passed.map(({ id }) => id));
	const selected = index.byId.filter((row) => hasRow(selection.rows, row));
	expect(idsOf(index, selected)).toEqual(passed.map(({ id }) => id).sort((a, b) => a - b));
	expect(selection.facets()).toEqual(countAll(found, list, filter));
	for (const area of AREAS) {
		expect(selection.clusters(area)).toEqual(clusterCourses(index.columns, selection.rows, area));
	}
	const order = sorted(index, passed, sort)
		.toSorted((a, b) => wished(a, wish) - wished(b, wish))
		.map(({ id }) => id);
	for (const page of [1, 2, 7]) {
		const { rows, page: at, open, suited } = selection.page(sort, page, 7, wish);
		expect(idsOf(index, rows)).toEqual(order.slice(7 * (at - 1), 7 * at));
		const { month, handicap } = wish;
		expect(open).toBe(month ? passed.filter((one) => isOpenIn(one, month)).length : null);
		expect(suited).toBe(typeof handicap === 'number' ? passed.filter((one) => isSuited(one, handicap)).length : null);
	}
}

describe('an index of any catalogue', () => {
	it('selects, orders and counts as a look at each course does', () => {
		fc.assert(
			fc.property(catalogue, filters, sorts, wishes, (list, filter, sort, wish) => {
				compare(indexOf(list), list, filter, sort, wish);
			}),
			{ numRuns: 200 },
		);
	});

	it('does so after changes of its courses, whatever was asked before', () => {
		const changes = fc.array(fc.tuple(fc.nat(), facts), { minLength: 1, maxLength: 5 });
		fc.assert(
			fc.property(catalogue, filters, sorts, wishes, changes, (list, filter, sort, wish, changed) => {
				const index = indexOf(list);
				const now = list.slice();
				for (const [number, other] of changed) {
					compare(index, now, filter, sort, wish);
					compare(index, now, {}, sort);
					const at = number % now.length;
					const course = { ...now[at], ...other } as IndexedCourse;
					expect(index.update(course)).toBe(true);
					now[at] = course;
				}
				compare(index, now, filter, sort, wish);
				compare(index, now, {}, sort);
			}),
			{ numRuns: 60 },
		);
	});

	it('does not take courses of a country that stand apart', () => {
		fc.assert(
			fc.property(catalogue, catalogue, (some, others) => {
				const index = beginCourseIndex(3);
				const add = (list: readonly IndexedCourse[], country: string) =>
					index.add({ ...(list[0] as IndexedCourse), country });
				add(some, 'GB');
				add(others, 'SE');
				expect(() => add(some, 'GB')).toThrow('GB');
			}),
			{ numRuns: 1 },
		);
	});
});
