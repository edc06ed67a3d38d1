import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { findCourses } from './search.ts';
import { searchNameOf } from './search-name.ts';

let database: TestDatabase;

const course = (name: string, rest: Partial<typeof courses.$inferInsert> = {}): typeof courses.$inferInsert => ({
	name,
	slug: foldText(name).replaceAll(' ', '-'),
	country: 'SE',
	continent: 'Europe',
	source: 'test',
	sourceId: name,
	searchName: searchNameOf(name),
	...rest,
});

beforeAll(async () => {
	database = await openTestDatabase();
	await database.db
		.insert(courses)
		.values([
			course('Höllviken Summer', { seasonFrom: 4, seasonTo: 10, difficulty: 'Gentle' }),
			course('Agadir Winter', { country: 'MA', continent: 'Africa', seasonFrom: 11, seasonTo: 3 }),
			course('Open Always', { seasonFrom: 1, seasonTo: 12 }),
			course('Nobody Knows'),
			course('100% Links_Land'),
			...Array.from({ length: 30 }, (_, index) => course(`Row ${index}`, { country: 'JP', continent: 'Asia' })),
		]);
});

afterAll(() => database.close());

const find = (filter: Partial<Parameters<typeof findCourses>[1]>) =>
	findCourses(database.context(), { sort: { by: 'match' }, page: 1, ...filter });

const names = async (filter: Parameters<typeof find>[0]) => (await find(filter)).items.map(({ name }) => name);

describe('finding courses', () => {
	it('folds accents and takes words in any order', async () => {
		expect(await names({ q: 'summer hollviken' })).toEqual(['Höllviken Summer']);
		expect(await names({ q: 'HÖLLVIKEN' })).toEqual(['Höllviken Summer']);
	});

	it.each(['%', '_', '\\', "' OR 1=1--", 'zzzz'])('S07: takes %j as it stands', async (q) => {
		expect(await names({ q })).toEqual([]);
	});

	it('leaves out what is known to be closed in a month, also over New Year', async () => {
		const europeAndAfrica = async (month: number) =>
			[...(await names({ continent: 'Europe', month })), ...(await names({ continent: 'Africa', month }))].sort();
		expect(await europeAndAfrica(1)).toEqual(['100% Links_Land', 'Agadir Winter', 'Nobody Knows', 'Open Always']);
		expect(await europeAndAfrica(6)).toEqual(['100% Links_Land', 'Höllviken Summer', 'Nobody Knows', 'Open Always']);
		expect(await europeAndAfrica(11)).toContain('Agadir Winter');
		expect(await europeAndAfrica(4)).toContain('Höllviken Summer');
	});

	it('knows every continent of the catalogue, whatever is found', async () => {
		for (const q of ['', 'summer hollviken', 'zzzz'])
			expect((await find({ q })).continents).toEqual(['Europe', 'Asia', 'Africa']);
		expect((await find({ country: 'JP' })).continents).toEqual(['Europe', 'Asia', 'Africa']);
	});

	it('says how difficult a course is, where that is known', async () => {
		const [found] = (await find({ q: 'hollviken' })).items;
		expect(found?.difficulty).toBe('Gentle');
	});

	it('S60: answers a page past the end with the last one', async () => {
		const last = await find({ country: 'JP', page: 1_000_000_000 });
		expect(last).toMatchObject({ page: 2, pages: 2, total: 30, totalIsLeast: false });
		expect(last.items).toHaveLength(6);
	});
});
