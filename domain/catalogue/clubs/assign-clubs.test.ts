import { asc, eq, isNotNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { tellClubs } from './assign-clubs.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate courses, clubs, country_summaries, region_summaries cascade`);
});

type Told = Record<number, string>;

/** Tells the clubs of courses by their ids, in that order. */
const tell = (told: Told, newcomer?: number) =>
	test.db.transaction((tx) =>
		tellClubs(
			tx as unknown as Database,
			Object.entries(told).map(([id, club]) => ({ courseId: Number(id), club })),
			newcomer,
		),
	);

/** The slugs of the clubs of courses, in the order of the courses. */
async function clubsOf(...ids: number[]) {
	const rows = await test.db
		.select({ id: courses.id, slug: clubs.slug })
		.from(courses)
		.leftJoin(clubs, eq(clubs.id, courses.clubId));
	return ids.map((id) => rows.find((row) => row.id === id)?.slug ?? null);
}

const HEATH = { country: 'GB', locality: 'Heathton', latitude: 51.39, longitude: -0.63 };

describe('telling whose courses are', () => {
	it('makes one club of courses of one name that lie together', async () => {
		const old = await courseRow(test, { ...HEATH, name: 'Heathton, Old' });
		const fresh = await courseRow(test, { ...HEATH, name: 'Heathton, New', latitude: 51.4 });
		expect(await tell({ [old.id]: 'Heathton Golf Club', [fresh.id]: 'Heathton GC' })).toBe(2);
		expect(await clubsOf(old.id, fresh.id)).toEqual(['heathton-golf-club', 'heathton-golf-club']);
		expect(await test.db.$count(clubs)).toBe(1);
	});

	it('keeps clubs of one name apart that lie in two towns or two countries', async () => {
		const here = await courseRow(test, HEATH);
		const far = await courseRow(test, { ...HEATH, locality: 'Moorby', latitude: 54 });
		const abroad = await courseRow(test, { ...HEATH, country: 'IE' });
		await tell({ [here.id]: 'Heathton', [far.id]: 'Heathton', [abroad.id]: 'Heathton' });
		expect(await clubsOf(here.id, far.id, abroad.id)).toEqual(['heathton', 'heathton-moorby', 'heathton-heathton']);
	});

	it('goes by the town where a position is lacking, and by the name alone where all lack both', async () => {
		const placed = await courseRow(test, HEATH);
		const town = await courseRow(test, { ...HEATH, latitude: null, longitude: null });
		const nowhere = { country: 'GB', locality: null };
		const [one, other] = [await courseRow(test, nowhere), await courseRow(test, nowhere)];
		await tell(Object.fromEntries([placed, town, one, other].map(({ id }) => [id, 'Heathton'])));
		const [first, second, third, fourth] = await clubsOf(placed.id, town.id, one.id, other.id);
		expect([second, fourth]).toEqual([first, third]);
		expect(third).not.toBe(first);
	});

	it('finds the club that is there, by its name or by another of its courses', async () => {
		const old = await courseRow(test, HEATH);
		await tell({ [old.id]: 'Heathton' });
		const fresh = await courseRow(test, HEATH);
		await tell({ [fresh.id]: 'Heathton Golf Club' });
		const third = await courseRow(test, HEATH);
		expect(await tell({ [old.id]: 'The Heath Resort', [third.id]: 'The Heath Resort' })).toBe(1);
		expect(await clubsOf(old.id, fresh.id, third.id)).toEqual(['heathton', 'heathton', 'heathton']);
		expect(await test.db.$count(clubs)).toBe(1);
	});

	it('leaves a course with the club that it has', async () => {
		const old = await courseRow(test, HEATH);
		await tell({ [old.id]: 'Heathton' });
		expect(await tell({ [old.id]: 'Another Club' })).toBe(0);
		expect(await clubsOf(old.id)).toEqual(['heathton']);
	});

	it('takes what sixty courses of a country are said to belong to for no club', async () => {
		const rows = await Promise.all(Array.from({ length: 61 }, () => courseRow(test, HEATH)));
		expect(await tell(Object.fromEntries(rows.map(({ id }) => [id, 'Troon Chain'])))).toBe(0);
		expect(await test.db.$count(clubs)).toBe(0);
	});

	it('gives a club without Latin letters an address all the same', async () => {
		const course = await courseRow(test, { country: 'JP' });
		await tell({ [course.id]: '廣野ゴルフ倶楽部' });
		expect(await clubsOf(course.id)).toEqual([expect.stringMatching(/^japan-[0-9a-f]{8}$/)]);
	});
});

describe('the facts of a club', () => {
	it('are those of all its courses, as the oldest that knows them tells', async () => {
		const old = await courseRow(test, { ...HEATH, website: 'https://heath.example/', holes: 18, par: 70 });
		const fresh = await courseRow(test, {
			...HEATH,
			website: 'https://other.example/',
			access: 'visitors',
			facilities: ['Pro shop'],
			holes: 9,
		});
		await tell({ [old.id]: 'Heathton', [fresh.id]: 'Heathton' });
		const rows = await test.db.select().from(courses).where(isNotNull(courses.clubId)).orderBy(asc(courses.id));
		const alike = { website: 'https://heath.example/', access: 'visitors', facilities: ['Pro shop'] };
		expect(rows).toMatchObject([
			{ ...alike, holes: 18, par: 70 },
			{ ...alike, holes: 9, par: null },
		]);
	});

	it('come with where they are from', async () => {
		const old = await courseRow(test, { ...HEATH, website: 'https://heath.example/', source: 'osm' });
		const fresh = await courseRow(test, { ...HEATH, website: 'https://other.example/', access: 'visitors' });
		await tell({ [old.id]: 'Heathton', [fresh.id]: 'Heathton' });
		const rows = await test.db.select().from(courses).where(isNotNull(courses.clubId)).orderBy(asc(courses.id));
		const [osm, own] = ['osm', 'rows'].map((from) => ({ from, day: '2026-05-01' }));
		const alike = { website: osm, access: own, locality: osm };
		expect(rows.map(({ factSources }) => factSources)).toMatchObject([
			{ ...alike, name: osm },
			{ ...alike, name: own },
		]);
	});

	it('are told by a newcomer only where no other course knows them', async () => {
		const newcomer = await courseRow(test, { ...HEATH, website: 'https://other.example/', access: 'private' });
		const old = await courseRow(test, { ...HEATH, website: 'https://heath.example/' });
		await tell({ [newcomer.id]: 'Heathton', [old.id]: 'Heathton' }, newcomer.id);
		const rows = await test.db.select().from(courses).where(isNotNull(courses.clubId));
		const alike = { website: 'https://heath.example/', access: 'private' };
		expect(rows).toMatchObject([alike, alike]);
	});
});
