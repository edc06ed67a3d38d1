import { and, eq, gt, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { ageRatings, storeAllRatings } from './rating-recount.ts';

const LATER = '2031-03-01';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase({ seeded: true });
});
afterAll(() => test.close());

const stored = () =>
	test.db
		.select({
			id: courses.id,
			rating: courses.rating,
			shown: courses.ratingShown,
			count: courses.ratingCount,
			ratedFor: courses.ratedFor,
		})
		.from(courses)
		.where(gt(courses.ratingCount, 0))
		.orderBy(courses.id);

describe('moving the ratings on to a new day', () => {
	it('recounts every rated course for that day, once, and as a recount of everything would', async () => {
		const before = await stored();
		expect(before.length).toBeGreaterThan(100);
		expect(await ageRatings(test.db, LATER)).toBe(before.length);
		const moved = await stored();
		expect(new Set(moved.map(({ ratedFor }) => ratedFor))).toEqual(new Set([LATER]));
		expect(await ageRatings(test.db, LATER)).toBe(0);
		await storeAllRatings(test.db, LATER);
		expect(await stored()).toEqual(moved);
	});

	it('has the pages made anew once, when the last course is moved', async () => {
		const listener = await test.pool.connect();
		const heard: (string | undefined)[] = [];
		listener.on('notification', ({ payload }) => heard.push(payload));
		await listener.query('listen fescue_changed');
		await ageRatings(test.db, '2031-03-02');
		await listener.query('unlisten fescue_changed');
		listener.release(true);
		expect(heard).toEqual(['["*"]']);
	});

	it('lets older rounds count less: the rating of a course comes nearer to the prior of the day', async () => {
		const [day] = await test.db.select().from(ratingDays).where(eq(ratingDays.day, LATER));
		const prior = day?.prior ?? 0;
		const distances = (await stored()).map(({ rating }) => Math.abs((rating ?? 0) - prior));
		await ageRatings(test.db, '2041-03-01');
		const later = (await stored()).map(({ rating }) => Math.abs((rating ?? 0) - prior));
		const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
		expect(mean(later)).toBeLessThan(mean(distances));
	});

	it('R38: moves them back from a day that the clock had come to by mistake, and forgets that day', async () => {
		const [real, mistaken] = ['2041-03-02', '2043-03-01'];
		await ageRatings(test.db, real);
		const before = await stored();
		await ageRatings(test.db, mistaken);
		expect(await ageRatings(test.db, real)).toBe(before.length);
		expect(await stored()).toEqual(before);
		expect(await test.db.$count(ratingDays, eq(ratingDays.day, mistaken))).toBe(0);
	});

	it('R38: is not undone by a process for which it is not midnight yet', async () => {
		await ageRatings(test.db, '2041-03-04');
		expect(await ageRatings(test.db, '2041-03-03')).toBe(0);
		expect(await test.db.$count(ratingDays, eq(ratingDays.day, '2041-03-04'))).toBe(1);
	});

	it('is done by one of two processes that wake at once', async () => {
		const rated = (await stored()).length;
		const moved = await Promise.all([ageRatings(test.db, '2042-01-01'), ageRatings(test.db, '2042-01-01')]);
		expect(moved.reduce((sum, n) => sum + n, 0)).toBe(rated);
		const behind = await test.db
			.select()
			.from(courses)
			.where(and(gt(courses.ratingCount, 0), ne(courses.ratedFor, '2042-01-01')));
		expect(behind).toEqual([]);
	});
});
