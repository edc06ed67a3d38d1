import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { clubs } from '#database/schema/clubs.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, reviewRow } from '#tests/support/databases/rows.ts';
import { storeAllRatingsAfresh } from '../reviews/rating/rating-recount.ts';
import { utcDay } from '../shared/day.ts';
import { getClub } from './clubs/club-queries.ts';
import { buildCourseIndex } from './course-index/build.ts';
import { readSomeCourses } from './course-index/read-rows.ts';
import { listTopInFull } from './data-call-queries.ts';
import { readHome } from './home-queries.ts';
import { listRankingOfPlace } from './places/place-queries.ts';
import { listTopRated, rankingOrder } from './queries.ts';

let test: TestDatabase;
let clubId: number;
beforeAll(async () => {
	test = await openTestDatabase();
	const [club] = await test.db.insert(clubs).values({ slug: 'tuna', name: 'Tuna', core: 'tuna' }).returning();
	clubId = club?.id ?? 0;
	for (const facts of [
		{ name: 'Ash' },
		{ name: 'Birch', ratingCount: 2, ratingShown: 9.9, rating: 9.9 },
		{ name: 'Yew', renown: 1 },
		{ name: 'Cedar', renown: 2 },
		{ name: 'Zelkova', renown: 3 },
		{ name: 'Willow', renown: 3 },
		{ name: 'Fir', renown: 3, ratingCount: 3, ratingShown: 4.1, rating: 4.1 },
		{ name: 'Elm', ratingCount: 3, ratingShown: 7.5, rating: 7.5 },
		{ name: 'Larch', renown: 3, ratingCount: 8, ratingShown: 7.5, rating: 7.5 },
	])
		await courseRow(test, { ...facts, searchName: facts.name.toLowerCase(), region: 'Skåne', clubId });
});
afterAll(() => test.close());

/** Ranked ones by their number and then by name alone; the others by renown, and then by name. */
const IN_ORDER = ['Elm', 'Larch', 'Fir', 'Willow', 'Zelkova', 'Cedar', 'Yew', 'Ash', 'Birch'];

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

describe('renown (K14)', () => {
	it('orders the courses that are not ranked, and those alone, in every list by rating', async () => {
		const ctx = test.context();
		const everywhere = { continent: null, country: null, page: 1 };
		const place = (region: string | null) =>
			listRankingOfPlace(ctx, { country: 'SE', nation: null, region }, { total: IN_ORDER.length, page: 1 });
		for (const list of [
			(await listTopRated(ctx, everywhere)).items,
			(await listTopRated(ctx, { ...everywhere, continent: 'Europe' })).items,
			(await listTopRated(ctx, { ...everywhere, country: 'SE' })).items,
			(await place(null)).items,
			(await place('skane')).items,
			(await getClub(ctx, 'tuna'))?.courses ?? [],
			await listTopInFull(ctx, { limit: 10, samples: false }),
			await listTopInFull(ctx, { limit: 10, samples: true }),
		])
			expect(namesOf(list)).toEqual(IN_ORDER);
		expect(namesOf((await readHome(ctx)).carousel)).toEqual(IN_ORDER.slice(0, 6));
	});

	it('orders what is found with it, also once an editor has changed it', async () => {
		const index = await buildCourseIndex(test.db);
		const rows = await test.db.select({ id: courses.id, name: courses.name }).from(courses);
		const names = new Map(rows.map(({ id, name }) => [id, name]));
		const found = () => {
			const { part, total } = index.select({});
			return Array.from(part(0, total), (row) => names.get(index.columns.id[row] ?? 0));
		};
		expect(found()).toEqual(IN_ORDER);
		const ash = rows.find(({ name }) => name === 'Ash')?.id ?? 0;
		await test.db.update(courses).set({ renown: 3 }).where(eq(courses.id, ash));
		for (const course of await readSomeCourses(test.db, [ash])) expect(index.update(course)).toBe(true);
		expect(found().slice(3, 5)).toEqual(['Ash', 'Willow']);
		await test.db.update(courses).set({ renown: null }).where(eq(courses.id, ash));
	});

	it('puts the better known course first of those of one name, whatever else is known of the others', async () => {
		const facts = { name: 'Pine Valley', searchName: 'pine valley', country: 'US', continent: 'North America' };
		const told = {
			description: 'Trees, sand and a long way round.',
			priceBand: 2,
			difficulty: 'Severe',
			otherNames: ['PV'],
		};
		await courseRow(test, {
			...facts,
			...told,
			facilities: ['Restaurant'],
			ratingCount: 40,
			ratingShown: 8,
			rating: 8,
		});
		const local = await courseRow(test, { ...facts, renown: 1 });
		const famous = await courseRow(test, { ...facts, renown: 3 });
		const index = await buildCourseIndex(test.db);
		const ids = Array.from(index.select({ q: 'pine valley' }).part(0, 3), (row) => index.columns.id[row]);
		expect(ids.slice(0, 2)).toEqual([famous.id, local.id]);
	});

	it('is in no rating: the same reviews come to the same number', async () => {
		const rows = [await courseRow(test, { renown: 3 }), await courseRow(test)];
		for (const { id } of rows)
			for (const rating of [9, 4, 8]) await reviewRow(test, id, { rating, datePlayed: '2026-05-01' });
		await storeAllRatingsAfresh(test.db, utcDay(new Date('2026-11-01')));
		const stored = await Promise.all(
			rows.map(({ id }) => test.db.query.courses.findFirst({ where: eq(courses.id, id), columns: { rating: true } })),
		);
		expect(stored[0]?.rating).toBeGreaterThan(0);
		expect(stored[0]).toEqual(stored[1]);
	});
});

/** The plan of one page of the ranking when sorting and reading everything are the last resort. */
async function planOf(where?: SQL) {
	return test.db.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`);
		await tx.execute(sql`set local enable_bitmapscan = off`);
		await tx.execute(sql`set local enable_sort = off`);
		const page = tx
			.select({ id: courses.id })
			.from(courses)
			.where(where)
			.orderBy(...rankingOrder)
			.limit(12);
		const { rows } = await tx.execute(sql`explain ${page}`);
		return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
	});
}

describe('the order of the ranking', () => {
	it.each([
		['all courses', undefined, 'courses_ranking'],
		['a continent', eq(courses.continent, 'Asia'), 'courses_continent_ranking'],
		['a country', eq(courses.country, 'SE'), 'courses_country_ranking'],
	])('is read off an index, without sorting, for %s', async (_, where, index) => {
		const plan = await planOf(where);
		expect(plan).toContain(index);
		expect(plan).not.toContain('Sort');
	});
});
