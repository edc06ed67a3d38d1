import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { FEATURED } from './fallbacks.ts';
import { readHome } from './home-queries.ts';
import { CONTINENTS } from './places/continents.ts';
import { listTopRated } from './queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

/** A course with so many ratings of one number; its place in the ranking follows from both. */
const course = (slug: string, rating: number | null, ratingCount: number): typeof courses.$inferInsert => ({
	slug,
	name: slug,
	searchName: slug,
	country: 'SE',
	continent: 'Europe',
	source: 'test',
	sourceId: slug,
	rating,
	ratingShown: rating,
	ratingCount,
});
const BEST = ['ash', 'birch', 'cedar', 'elm'].map((slug, at) => course(slug, 9 - at / 2, 12));

beforeEach(() => test.db.delete(courses));

/** What every card of the carousel says: its slug, and the number over its picture. */
const carousel = async () => (await readHome(test.context())).carousel.map(({ slug, rank }) => [slug, rank]);

describe('the numbers of the carousel', () => {
	it('C7: are those of the ranking; the featured course has none, and takes nobody’s', async () => {
		await test.db.insert(courses).values([...BEST, { ...course(FEATURED.slug, null, 0), builtInRating: 9.2 }]);
		expect(await carousel()).toEqual([
			['ash', 1],
			['birch', 2],
			[FEATURED.slug, null],
			['cedar', 3],
			['elm', 4],
		]);
	});

	it('C9: are for courses with three ratings or more', async () => {
		await test.db.insert(courses).values([...BEST.slice(0, 1), course('fir', 9.9, 2), course('gorse', null, 0)]);
		expect(await carousel()).toEqual([
			['ash', 1],
			['fir', null],
			['gorse', null],
		]);
	});

	it('C7: of a featured course that is ranked is its own, and the same as in the ranking', async () => {
		await test.db.insert(courses).values([...BEST, course(FEATURED.slug, 7.2, 12)]);
		const { items } = await listTopRated(test.context(), { continent: null, country: null, page: 1 });
		for (const [slug, rank] of await carousel()) expect(items[Number(rank) - 1]?.slug).toBe(slug);
	});
});

it('has no course where the catalogue has none, and six continents without one', async () => {
	const home = await readHome(test.context());
	expect(home.carousel).toEqual([]);
	expect(home.continents.map(({ courses: count, topCourse }) => [count, topCourse])).toEqual(
		CONTINENTS.map(() => [0, null]),
	);
});
