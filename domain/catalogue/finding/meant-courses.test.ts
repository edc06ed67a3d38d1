import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { indexBuiltOnce, openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { listCourseChoices, suggest } from './search.ts';
import { searchNameOf } from './search-name.ts';

let database: TestDatabase;
let ctx: DomainContext;

/** Courses of nobody's renown, far away from what they are called after. */
const NAMESAKES: [name: string, country: string, latitude: number, longitude: number][] = [
	['St Andrews', 'US', 41.95, -88.2],
	['Scotland Run', 'US', 39.69, -75.05],
	['Fife Golf Club', 'US', 47.24, -122.36],
	['Algarve', 'FR', 48.1, 2.3],
	['Skåne', 'US', 46.86, -88.33],
	['Gleneagles', 'US', 33.09, -96.8],
	['Pebble Beach', 'SE', 57.7, 12.1],
];

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	await database.db.insert(courses).values(
		NAMESAKES.map(([name, country, latitude, longitude]) => ({
			...{ name, country, latitude, longitude },
			slug: `${foldText(name).replaceAll(' ', '-')}-namesake`,
			continent: country === 'US' ? 'North America' : 'Europe',
			source: 'test',
			sourceId: name,
			searchName: searchNameOf(name),
		})),
	);
	ctx = database.context({ courseIndex: indexBuiltOnce(database.db) });
});

afterAll(() => database.close());

const suggested = async (text: string) => (await suggest(ctx, text)).courses;

describe('the courses that are meant by a text', () => {
	it.each([
		['St Andrews', 'a town', 'United Kingdom', 'st-andrews-old-course'],
		['Scotland', 'a nation', 'United Kingdom', null],
		['Skottland', 'a nation in another language', 'United Kingdom', null],
		['Fife', 'a region', 'United Kingdom', null],
		['Algarve', 'a golf area', 'Portugal', null],
		['Skåne', 'a region', 'Sweden', null],
		['Gleneagles', 'a club', 'United Kingdom', 'gleneagles-kings'],
	])('%s, %s: those there come before what is called so far away', async (text, _, country, first) => {
		const found = await suggested(text);
		expect(found[0]?.country).toBe(country);
		if (first) expect(found[0]?.slug).toBe(first);
		const places = found.map(({ slug }) => slug.endsWith('-namesake'));
		expect(places).toEqual(places.toSorted((a, b) => Number(a) - Number(b)));
	});

	it.each([
		['Scotland Run', 'scotland-run-namesake'],
		['Royal Dublin', 'royal-dublin'],
		['new course st andrews', 'st-andrews-new-course'],
	])('%s is a name, whatever place is in it', async (text, slug) =>
		expect((await suggested(text))[0]?.slug).toBe(slug),
	);

	it('a famous one comes before unknown ones of its name', async () => {
		expect((await suggested('Pebble Beach'))[0]?.slug).toBe('pebble-beach');
	});

	it('what is called so elsewhere follows', async () => {
		const found = await listCourseChoices(ctx, 'Pebble Beach', 100);
		expect(found.map(({ slug }) => slug)).toContain('pebble-beach-namesake');
	});

	it('come in the same order where a course is chosen for a review', async () => {
		const [first] = await listCourseChoices(ctx, 'St Andrews');
		expect(first?.slug).toBe('st-andrews-old-course');
	});

	it.each(['', ' ', '%', '\u202e\u200f', '\ud800', '((((', "'; drop table courses --"])(
		'S07: are none for %j',
		async (text) => expect(await suggested(text)).toEqual([]),
	);

	it.each(['a'.repeat(10_000), 'st andrews '.repeat(1_000), '\u200f'.repeat(10_000)])(
		'S11, R30: are not held up by a long text',
		async (text) => expect(await suggested(text)).toBeDefined(),
	);
});
