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
	await database.db.insert(courses).values([
		course('Höllviken Summer', { seasonFrom: 4, seasonTo: 10, difficulty: 'Gentle' }),
		course('Agadir Winter', { country: 'MA', continent: 'Africa', seasonFrom: 11, seasonTo: 3 }),
		course('Open Always', { seasonFrom: 1, seasonTo: 12 }),
		course('Nobody Knows'),
		course('Blue Mere Golf Club', { country: 'UZ', continent: 'Asia', lengthMetres: 7_000, difficulty: 'Severe' }),
		course('Blue Mere Academy Course', {
			country: 'UZ',
			continent: 'Asia',
			lengthMetres: 4_000,
			difficulty: 'Gentle',
			seasonFrom: 1,
			seasonTo: 12,
		}),
		course('A Monster', {
			country: 'KZ',
			continent: 'Asia',
			lengthMetres: 7_000,
			difficulty: 'Severe',
			latitude: 60.1,
			longitude: 10,
		}),
		course('Mystery', { country: 'KZ', continent: 'Asia' }),
		course('Zealous Short', {
			country: 'KZ',
			continent: 'Asia',
			lengthMetres: 4_000,
			difficulty: 'Gentle',
			latitude: 60.5,
			longitude: 10,
		}),
		course('100% Links_Land'),
		course('Lotus Pond', { country: 'CN', continent: 'Asia', region: '北京市' }),
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

	it('shows what is known to be open first, then what nobody knows of, and says which is which', async () => {
		const june = await find({ continent: 'Europe', month: 6, sort: { by: 'name' } });
		expect(june.items.map(({ name, isOpen }) => [name, isOpen])).toEqual([
			['Höllviken Summer', true],
			['Open Always', true],
			['100% Links_Land', null],
			['Nobody Knows', null],
		]);
		expect(june.open).toBe(2);
		expect(await names({ continent: 'Europe', month: 6, knownOpen: true, sort: { by: 'name' } })).toEqual([
			'Höllviken Summer',
			'Open Always',
		]);
		expect((await find({ continent: 'Europe' })).open).toBeNull();
	});

	it('shows what is known to suit a handicap first, and what is known not to last, with the reason', async () => {
		const found = await find({ country: 'KZ', handicap: 30, sort: { by: 'name' } });
		expect(found.items.map(({ name, suits, misfit }) => [name, suits, misfit])).toEqual([
			['Zealous Short', true, []],
			['Mystery', false, []],
			['A Monster', false, ['longer', 'harder']],
		]);
		expect(found.suited).toBe(1);
		expect((await find({ country: 'KZ', handicap: 0 })).suited).toBe(1);
		expect((await find({ country: 'MA', handicap: 30 })).suited).toBe(0);
	});

	it('shows a course first that is called what was typed, whatever is known of it', async () => {
		const first = async (filter: Parameters<typeof find>[0]) => (await names(filter))[0];
		expect(await first({ q: 'blue mere', handicap: 30 })).toBe('Blue Mere Golf Club');
		expect(await first({ q: 'blue mere', month: 6 })).toBe('Blue Mere Golf Club');
		expect(await first({ q: 'mere', handicap: 30 })).toBe('Blue Mere Academy Course');
		expect(await first({ q: 'blue mere', handicap: 30, sort: { by: 'rating' } })).toBe('Blue Mere Academy Course');
	});

	it('knows the chosen region where nothing of it is found, so that it can be taken off', async () => {
		const regions = async (q: string) => (await find({ country: 'CN', region: 'beijing', q })).regions;
		expect(await regions('lotus')).toEqual([{ slug: 'beijing', name: 'Beijing', courses: 1 }]);
		expect(await regions('zzzz')).toEqual([{ slug: 'beijing', name: 'Beijing', courses: 0 }]);
	});

	it('leaves out what lies farther from a place than is asked for, and what lies nobody knows where', async () => {
		const around = (kilometres: number) => names({ around: { latitude: 60, longitude: 10, kilometres } });
		expect(await around(30)).toEqual(['A Monster']);
		expect(await around(100)).toEqual(['A Monster', 'Zealous Short']);
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
