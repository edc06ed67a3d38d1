import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { haversineKilometres } from '#domain/geography/distance.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import type { FoundPlace } from './found-place.ts';
import { findPlacesNamed } from './place-lookup-queries.ts';
import { suggestPlaces } from './place-suggestion-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase({ seeded: true });
});
afterAll(() => test.close());

const first = async (name: string) => (await findPlacesNamed(test.context(), [name])).get(name)?.[0];
const suggested = async (typed: string, limit = 5) =>
	(await suggestPlaces(test.context(), typed, limit)).map(({ place: { kind, name } }) => `${kind} ${name}`);

const HOSTILE = [
	'',
	' ',
	'\0',
	'\ud800',
	'\u202e\u200f',
	'%',
	'_',
	'.*',
	'(((',
	'\\',
	"'; drop table places --",
	'{}',
	'{"a",NULL}',
];
const ENDLESS = ['a'.repeat(10_000), 'st andrews '.repeat(1_000), '%'.repeat(10_000), '東'.repeat(10_000)];

describe('the places of a name', () => {
	it.each([
		['Scotland', 'nation', 'GB', 'Scotland', 'English'],
		['Skottland', 'nation', 'GB', 'Scotland', 'Swedish'],
		['schottland', 'nation', 'GB', 'Scotland', 'German'],
		['Écosse', 'nation', 'GB', 'Scotland', 'French'],
		['escocia', 'nation', 'GB', 'Scotland', 'Spanish'],
		['Tyskland', 'country', 'DE', 'Germany', 'Swedish'],
		['日本', 'country', 'JP', 'Japan', 'its own'],
		['UK', 'country', 'GB', 'United Kingdom', 'short'],
		['Bayern', 'region', 'DE', 'Bavaria', 'its own'],
		['skane', 'region', 'SE', 'Skåne', 'without accents'],
		['ALGARVE', 'area', 'PT', 'Algarve', 'capitals'],
		['Saint Andrews', 'town', 'GB', 'St Andrews', 'spelt out'],
		['münchen', 'town', 'DE', 'Munich', 'German'],
		['東京', 'town', 'JP', 'Tokyo', 'Japanese'],
	])('%s is the %s of %s that we call %s: %s', async (name, kind, country, english) => {
		const places = (await findPlacesNamed(test.context(), [name])).get(name);
		expect(places).toContainEqual(expect.objectContaining({ kind, country, name: english }));
	});

	it('come by the name that was asked for, likeliest first; what is no name is left out', async () => {
		const found = await findPlacesNamed(test.context(), ['St  Andrews', 'fife', 'no such place', '']);
		expect([...found.keys()]).toEqual(['St  Andrews', 'fife']);
		expect(found.get('St  Andrews')?.[0]).toMatchObject({
			kind: 'town',
			country: 'GB',
			nation: 'scotland',
			region: 'Fife',
		});
		for (const places of found.values()) {
			const withCourses = places.map(({ courses }) => courses > 0);
			expect(withCourses).toEqual(withCourses.toSorted((a, b) => Number(b) - Number(a)));
		}
	});

	it('have as many courses as stand in lists: in them, around a town those within 30 kilometres', async () => {
		const index = await test.context().courseIndex.ready();
		const { rows: counted } = await test.db.execute<{ country: number; region: number; area: number }>(sql`
			select count(*) filter (where country = 'SE')::int as country, count(*) filter (where region_slug = 'skane')::int as region,
				count(*) filter (where 'area-fife' = any(areas))::int as area
			from courses where closed_on is null and kind = 'course'`);
		expect((await first('Sweden'))?.courses).toBe(counted[0]?.country);
		expect((await findPlacesNamed(test.context(), ['Fife'])).get('Fife')).toContainEqual(
			expect.objectContaining({ kind: 'area', courses: counted[0]?.area }),
		);
		expect((await findPlacesNamed(test.context(), ['Skåne'])).get('Skåne')).toContainEqual(
			expect.objectContaining({ kind: 'region', courses: counted[0]?.region }),
		);
		const town = (await first('St Andrews')) as FoundPlace & { latitude: number; longitude: number };
		const { latitude, longitude } = index.columns;
		const around = Array.from(index.ranking).filter(
			(row) =>
				haversineKilometres(town, { latitude: latitude[row] ?? Number.NaN, longitude: longitude[row] ?? Number.NaN }) <=
				30,
		);
		expect(town.courses).toBeGreaterThan(5);
		expect(town.courses).toBe(around.length);
	});

	it.each(HOSTILE)('S11: are none for %j', async (name) => {
		expect([...(await findPlacesNamed(test.context(), [name]))]).toEqual([]);
	});

	it('R30: are looked for in a bounded part of whatever is asked', async () => {
		expect([...(await findPlacesNamed(test.context(), ENDLESS))]).toEqual([]);
		const found = async (others: number) => {
			const names = [...Array.from({ length: others }, (_, at) => `no such place ${at}`), 'Scotland'];
			return [...(await findPlacesNamed(test.context(), names)).keys()];
		};
		expect(await found(99)).toEqual(['Scotland']);
		expect(await found(10_000)).toEqual([]);
	});
});

describe('places suggested for what is typed', () => {
	it.each([
		['scotl', 'nation Scotland', 'a name being typed'],
		['schottl', 'nation Scotland', 'in another language'],
		['skan', 'region Skåne', 'without its accents'],
		['alg', 'area Algarve', 'three letters of a great place'],
		['st andrews', 'town St Andrews', 'a town'],
		['saint andrews scotland', 'town St Andrews', 'with what it lies in'],
		['golf in scotl', 'nation Scotland', 'after other words'],
		['courses near dublin', 'town Dublin', 'after other words, a town'],
		['東京', 'region Tokyo', 'in a script of few letters'],
	])('%s is %s: %s', async (typed, expected) => expect(await suggested(typed)).toContain(expected));

	it('are the place itself first where others begin with its name', async () => {
		expect((await suggested('wales'))[0]).toBe('nation Wales');
		expect((await suggested('sweden'))[0]).toBe('country Sweden');
	});

	it('are none for the beginning of a name of a course, nor for words that all courses have', async () => {
		expect(await suggested('pebble bea')).toEqual([]);
		expect(await suggested('golf club')).toEqual([]);
	});

	it('are no more than wanted, each once', async () => {
		const all = await suggestPlaces(test.context(), 's', 5);
		expect(all).toHaveLength(5);
		expect(new Set(all.map(({ place }) => place.id)).size).toBe(5);
	});

	it.each(HOSTILE)('S11: are none for %j', async (typed) => {
		expect(await suggested(typed)).toEqual([]);
	});

	it.each(ENDLESS)('R30: are not held up by a long text', async (typed) => {
		expect(await suggested(typed)).toEqual([]);
	});
});
