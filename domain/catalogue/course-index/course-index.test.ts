import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { anyChoices, passesFilter } from '#tests/support/facts/choices-of-course.ts';
import type { CourseFilters, CourseSort, Selection } from '../../shared/course-index.ts';
import { FILTERS } from '../facts/filters.ts';
import { CONTINENTS } from '../places/continents.ts';
import { rankingOrder } from '../queries.ts';
import { buildCourseIndex } from './build.ts';
import type { ChangingIndex } from './course-index.ts';
import { readSomeCourses } from './read-rows.ts';

let database: TestDatabase;
let index: ChangingIndex;
let all: (typeof courses.$inferSelect)[];

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	index = await buildCourseIndex(database.db);
	all = await database.db
		.select()
		.from(courses)
		.orderBy(...rankingOrder);
});

afterAll(() => database.close());

const idsOf = (rows: Uint32Array) => Array.from(rows, (row) => index.columns.id[row]);
const allOf = ({ part, total }: Selection) => part(0, total);
const sorted = ({ page, total }: Selection, sort: CourseSort) => page(sort, 1, total).rows;

const filters: fc.Arbitrary<CourseFilters> = fc.record(
	{
		q: fc.constantFrom('', 'links', 'golf', 'royal', 'japan'),
		continent: fc.constantFrom(null, ...CONTINENTS),
		country: fc.constantFrom(null, 'GB', 'SE', 'JP', 'ZA', 'XX'),
		region: fc.constantFrom(null, 'fife', 'western-cape', 'nowhere'),
		month: fc.constantFrom(null, 1, 4, 7, 12),
		...anyChoices(),
	},
	{ requiredKeys: [] },
);

/** Whether the filter's region is one of its country; one that is not filters nothing. */
const knowsRegion = ({ country, region }: CourseFilters) =>
	all.some((one) => one.country === country && one.regionSlug === region);

/** The same question asked of a row of the table. */
function passes(course: typeof courses.$inferSelect, filter: CourseFilters, isRegion: boolean): boolean {
	const { seasonFrom: from, seasonTo: to } = course;
	const isOpen = (month: number) =>
		from === null || to === null || (from <= to ? month >= from && month <= to : month >= from || month <= to);
	return (
		(!filter.continent || course.continent === filter.continent) &&
		(!filter.country || course.country === filter.country) &&
		(!isRegion || course.regionSlug === filter.region) &&
		(!filter.month || isOpen(filter.month)) &&
		FILTERS.every((one) => passesFilter(one, filter[one.name] ?? [], course))
	);
}

describe('the course index', () => {
	it('has every course, in the order of the ranking as the database orders it', () => {
		expect(idsOf(allOf(index.select({})))).toEqual(all.filter((one) => one.kind === 'course').map(({ id }) => id));
		expect(idsOf(allOf(index.select({ anyKind: true })))).toEqual(all.map(({ id }) => id));
	});

	it('filters as a look at every row would', () => {
		fc.assert(
			fc.property(filters, (filter) => {
				const found = idsOf(allOf(index.select({ ...filter, q: '' })));
				// One text each: comparing a thousand numbers one by one takes a hundred times as long.
				const isRegion = knowsRegion(filter);
				const passing = all.filter((course) => passes(course, filter, isRegion)).map(({ id }) => id);
				expect(found.join()).toBe(passing.join());
			}),
			{ numRuns: 60 },
		);
	});

	it('counts each choice as many times as choosing it finds, under every other filter', () => {
		const one = <Key extends keyof CourseFilters>(filter: CourseFilters, change: Pick<CourseFilters, Key>) =>
			index.select({ ...filter, ...change }).total;
		fc.assert(
			fc.property(filters, (filter) => {
				const facets = index.select(filter).facets();
				for (const { name, choices, wantsAll } of FILTERS) {
					for (const { value } of choices) {
						const chosen = wantsAll ? [...new Set([...(filter[name] ?? []), value])] : [value];
						expect(facets[name].get(value) ?? 0).toBe(one(filter, { [name]: chosen }));
					}
				}
				for (const [country, count] of facets.country)
					expect(count).toBe(one(filter, { country, region: filter.country === country ? filter.region : null }));
			}),
			{ numRuns: 30 },
		);
	});

	it('knows of numbers in which range they lie, and of lists that all of what is chosen is wanted', () => {
		const holesOf = (choice: string) =>
			new Set(Array.from(allOf(index.select({ holes: [choice] })), (row) => index.columns.holes[row] ?? 0));
		const [nine, eighteen, more] = ['9', '18', '27'].map(holesOf);
		expect([Math.max(...(nine ?? [])) < 18, Math.min(...(eighteen ?? [])), Math.min(...(more ?? []))]).toEqual([
			true,
			18,
			27,
		]);
		const both = idsOf(allOf(index.select({ facilities: ['driving-range', 'lodging'] })));
		const wanted = all.filter(
			({ kind, facilities }) =>
				kind === 'course' && facilities?.includes('Driving range') && facilities.includes('Lodging'),
		);
		expect(both).toEqual(wanted.map(({ id }) => id));
	});

	it('finds what lies in a box, also over the date line', () => {
		const inBox = (bounds: NonNullable<CourseFilters['bounds']>) => idsOf(allOf(index.select({ bounds }))).sort();
		const expected = all.filter(
			({ latitude, longitude }) =>
				latitude !== null && longitude !== null && latitude < -10 && (longitude > 150 || longitude < -170),
		);
		expect(expected.length).toBeGreaterThan(5);
		expect(inBox({ south: -90, north: -10, west: 150, east: -170 })).toEqual(expected.map(({ id }) => id).sort());
	});

	it('sorts by name, price and distance, what is not known last', () => {
		const found = index.select({ country: 'GB' });
		const british = all.filter(({ kind, country }) => kind === 'course' && country === 'GB');
		const byName = british.toSorted((a, b) =>
			a.searchName < b.searchName ? -1 : a.searchName > b.searchName ? 1 : a.id - b.id,
		);
		expect(idsOf(sorted(found, { by: 'name' }))).toEqual(byName.map(({ id }) => id));
		const bands = Array.from(sorted(found, { by: 'price' }), (row) => index.columns.priceBand[row] || 9);
		expect(bands).toEqual(bands.toSorted((a, b) => a - b));
		const [nearest] = idsOf(sorted(found, { by: 'distance', from: { latitude: 56.3435, longitude: -2.803 } }));
		expect(all.find(({ id }) => id === nearest)?.locality).toBe('St Andrews');
	});

	it('S60: answers a page past the end with the last one', () => {
		const found = index.select({});
		const last = found.page({ by: 'rating' }, 1_000_000_000, 24);
		expect(last.page).toBe(last.pages);
		expect(last.rows).toHaveLength(found.total % 24 || 24);
	});

	it('takes over a rating at once, and says when it has to be made anew', async () => {
		const fresh = await buildCourseIndex(database.db);
		const last = all.at(-1);
		if (!last) throw new Error('an empty catalogue');
		const rollback = new Error('nothing is kept');
		await database.db
			.transaction(async (tx) => {
				await tx.execute(sql`update courses set rating_count = 3, rating_shown = 10 where id = ${last.id}`);
				const [rated] = await readSomeCourses(tx, [last.id]);
				expect(rated && fresh.update(rated)).toBe(true);
				expect(fresh.columns.id[fresh.ranking[0] ?? -1]).toBe(last.id);
				await tx.execute(sql`update courses set name = 'Another Name' where id = ${last.id}`);
				const [renamed] = await readSomeCourses(tx, [last.id]);
				expect(renamed && fresh.update(renamed)).toBe(false);
				throw rollback;
			})
			.catch((error) => expect(error).toBe(rollback));
	});
});

describe('countries', () => {
	it.each([
		['swe', 'SE'],
		['sverige', 'SE'],
		['deutsch', 'DE'],
		['日本', 'JP'],
		['المغرب', 'MA'],
		['usa', 'US'],
		['österreich', 'AT'],
	])('are known in English and in their own language: %s', (typed, code) => {
		expect(index.countries(typed)[0]?.code).toBe(code);
	});

	it('are not found by nothing', () => expect(index.countries(' % ')).toEqual([]));
});

it('finds for a text what it finds at first, whatever was looked for before', async () => {
	const texts = ['golf', 'royal county down', 'ryal', 'links', 'xyzzy', 'st andrews old', 'japan'];
	const fresh = async (q: string) => allOf((await buildCourseIndex(database.db)).select({ q }));
	for (const q of texts) expect(idsOf(allOf(index.select({ q }))), q).toEqual(idsOf(await fresh(q)));
});
