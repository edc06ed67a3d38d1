import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listReviewsOfPlace } from '#domain/reviews/lists/place-queries.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { listSurroundings } from '../finding/nearby-queries.ts';
import { listMapPlaces } from '../map/map-queries.ts';
import { getCourse } from '../queries.ts';
import { listLandsWithBest } from './land-queries.ts';
import {
	findMovedRegion,
	getPlaceSummary,
	listKnownCourses,
	listNations,
	listPartPages,
	listRankingOfPlace,
	listRegions,
} from './place-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

const sweden = { country: 'SE', nation: null, region: null };
const scotland = { country: 'GB', nation: 'scotland', region: null };

describe('a country', () => {
	it('has stored counts, a ranking that pages, and is made anew with the ranking', async () => {
		const ctx = database.context();
		const summary = await getPlaceSummary(ctx, sweden);
		const total = summary?.courses ?? 0;
		expect(total).toBe(await database.db.$count(sql`courses where country = 'SE'`));
		const first = await listRankingOfPlace(ctx, sweden, { total, page: 1 });
		const last = await listRankingOfPlace(ctx, sweden, { total, page: 1_000_000_000 });
		expect(first.items).toHaveLength(24);
		expect(first.items.every(({ country }) => country.code === 'SE')).toBe(true);
		expect(last.page).toBe(last.pages);
		expect(ctx.reads.has('ranking')).toBe(true);
	});

	it('without a course is empty, not an error', async () => {
		expect(await getPlaceSummary(database.context(), { country: 'AQ', nation: null, region: null })).toEqual({
			name: 'Antarctica',
			courses: 0,
			ratedCourses: 0,
			averageRating: null,
		});
	});

	it('lists the courses of which price, access or season is known, best first', async () => {
		const known = await listKnownCourses(database.context(), sweden);
		expect(known.length).toBeGreaterThan(10);
		expect(known[0]?.score.ranked).toBe(true);
		for (const { priceBand, access, season } of known) expect(priceBand ?? access ?? season).not.toBeNull();
	});

	it('has its newest reviews, one a course, and none of other countries', async () => {
		const reviews = await listReviewsOfPlace(database.context(), sweden, 3);
		expect(reviews).toHaveLength(3);
		expect(new Set(reviews.map(({ courseSlug }) => courseSlug)).size).toBe(3);
		expect(reviews.every(({ countrySlug }) => countrySlug === 'sweden')).toBe(true);
		const moments = reviews.map(({ createdAt }) => createdAt);
		expect(moments).toEqual(moments.toSorted().reverse());
	});
});

describe('a nation', () => {
	it('has what a country has: counts that are its country’s in all, a ranking, reviews, and none of its neighbours', async () => {
		const ctx = database.context();
		const nations = await listNations(ctx, 'GB');
		expect(nations.map(({ name }) => name)).toEqual(['England', 'Northern Ireland', 'Scotland', 'Wales']);
		const counted = nations.reduce((sum, { courses }) => sum + courses, 0);
		expect(counted).toBe((await getPlaceSummary(ctx, { ...scotland, nation: null }))?.courses);
		const summary = await getPlaceSummary(ctx, scotland);
		expect(summary?.name).toBe('Scotland');
		const { items, total } = await listRankingOfPlace(ctx, scotland, { total: summary?.courses ?? 0, page: 1 });
		expect(total).toBe(nations.find(({ slug }) => slug === 'scotland')?.courses);
		expect(new Set(items.map(({ land, country }) => `${land.slug} ${country.slug}`))).toEqual(
			new Set(['scotland united-kingdom']),
		);
		expect(await listReviewsOfPlace(ctx, scotland, 3)).toHaveLength(3);
	});

	it('has its regions to itself, and the address of its country leads to them', async () => {
		const ctx = database.context();
		expect(await listRegions(ctx, { country: 'GB', nation: null })).toEqual([]);
		expect(await findMovedRegion(ctx, 'GB', 'scotland')).toEqual({ land: 'scotland', region: null });
		expect(await findMovedRegion(ctx, 'GB', 'fife')).toEqual({ land: 'scotland', region: 'fife' });
		expect(await findMovedRegion(ctx, 'SE', 'scotland')).toBeNull();
		expect(await getPlaceSummary(ctx, { country: 'GB', nation: 'wales', region: 'fife' })).toBeNull();
		expect(await listPartPages(ctx)).toContainEqual({ land: 'scotland', region: null });
	});
});

describe('a region', () => {
	it('has a page from twenty courses on', async () => {
		const [large] = await database.db
			.execute<{ country: string; name: string }>(sql`
			select country, name from region_summaries where kind = 'region' and nation is null and courses >= 20 limit 1`)
			.then(({ rows }) => rows);
		const regions = await listRegions(database.context(), { country: large?.country ?? '', nation: null });
		expect(regions.map(({ name }) => name)).toContain(large?.name);
		expect(regions.every(({ courses }) => courses >= 20)).toBe(true);
	});

	it('S07: that nobody knows is null, whatever its name', async () => {
		for (const region of ['atlantis', "' or 1=1--", '%']) {
			expect(await getPlaceSummary(database.context(), { ...scotland, region })).toBeNull();
		}
	});

	it('has places on its map that add up to its courses', async () => {
		const places = await listMapPlaces(database.context(), { country: 'GB', region: 'scotland' });
		const summary = await getPlaceSummary(database.context(), scotland);
		expect(places.reduce((sum, { count }) => sum + count, 0)).toBe(summary?.courses);
	});
});

it('the overview has every country and nation once, by name, with its best ranked course if there is one', async () => {
	const countries = await listLandsWithBest(database.context());
	const names = countries.map(({ name }) => name);
	expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
	expect(new Set(names).size).toBe(names.length);
	expect(countries.find(({ code }) => code === 'SE')?.best).not.toBeNull();
});

it('a course knows its region where that has a page, and only then', async () => {
	const ctx = database.context();
	const [large] = await ctx.db
		.execute<{ country: string; slug: string; name: string }>(sql`
		select country, slug, name from region_summaries where kind = 'region' and courses >= 20 order by courses limit 1`)
		.then(({ rows }) => rows);
	const [small] = await ctx.db
		.execute<{ slug: string }>(sql`
		select c.slug from courses c join region_summaries r on r.country = c.country and r.slug = c.region_slug
		where r.courses < 20 limit 1`)
		.then(({ rows }) => rows);
	const [inside] = await ctx.db
		.execute<{ slug: string }>(sql`
		select slug from courses where country = ${large?.country} and region_slug = ${large?.slug} limit 1`)
		.then(({ rows }) => rows);
	expect((await getCourse(ctx, inside?.slug ?? ''))?.regionPage).toEqual({ slug: large?.slug, name: large?.name });
	expect(await getCourse(ctx, small?.slug ?? '')).toMatchObject({ regionPage: null });
});

describe('around a course', () => {
	it('the nearest come first, with their distance, and never itself', async () => {
		const ctx = database.context();
		const course = await getCourse(ctx, 'falsterbo');
		const { nearby } = await listSurroundings(ctx, course?.id ?? 0, 4);
		expect(nearby).toHaveLength(4);
		expect(nearby.map(({ slug }) => slug)).not.toContain('falsterbo');
		const distances = nearby.map(({ kilometres }) => kilometres);
		expect(distances).toEqual(distances.toSorted((a, b) => a - b));
		expect(distances[0]).toBeLessThan(20);
	});

	it('neighbours are found over the antimeridian, and nothing in an empty sea', async () => {
		const ctx = database.context();
		await database.db.execute(sql`
			insert into courses (slug, name, country, continent, source, source_id, latitude, longitude) values
			('west-of-the-line', 'West', 'FJ', 'Oceania', 'test', 'w', -16.5, 179.9),
			('east-of-the-line', 'East', 'FJ', 'Oceania', 'test', 'e', -16.5, -179.9),
			('far-from-everything', 'Far', 'NZ', 'Oceania', 'test', 'f', -48, -123),
			('nobody-knows-where', 'Where', 'NZ', 'Oceania', 'test', 'n', null, null)`);
		const west = await getCourse(ctx, 'west-of-the-line');
		const [nearest] = (await listSurroundings(ctx, west?.id ?? 0, 1)).nearby;
		expect(nearest?.slug).toBe('east-of-the-line');
		expect(nearest?.kilometres).toBeCloseTo(21.3, 0);
		for (const slug of ['far-from-everything', 'nobody-knows-where']) {
			const lonely = await getCourse(ctx, slug);
			expect((await listSurroundings(ctx, lonely?.id ?? 0, 3)).nearby).toEqual([]);
		}
	});

	it('similar courses lie on the same ground, and an unknown id has none', async () => {
		const ctx = database.context();
		const course = await getCourse(ctx, 'falsterbo');
		const { similar } = await listSurroundings(ctx, course?.id ?? 0, 4);
		expect(similar).toHaveLength(4);
		expect(similar.every(({ reasons }) => reasons.includes('terrain'))).toBe(true);
		expect(await listSurroundings(ctx, 999_999_999, 4)).toEqual({ nearby: [], similar: [] });
	});
});
