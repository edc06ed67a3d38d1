import { and, eq, gt, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { ratingDays } from '#database/schema/ratings.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { ratedReviews } from './counted-store.ts';
import { fixPrior, requirePrior } from './prior-store.ts';
import { priorOf } from './rating.ts';
import { ageRatings, storeAllRatings } from './rating-recount.ts';
import { RATING_RULES } from './rating-rules.ts';

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

	it('lets older rounds count less: the rating of a ranked course comes nearer to the prior of the day', async () => {
		const distance = async (day: string) => {
			await ageRatings(test.db, day);
			const prior = await requirePrior(test.db, day);
			const ranked = (await stored()).filter(({ count }) => count >= RATING_RULES.rankedFrom);
			return ranked.reduce((sum, { rating }) => sum + Math.abs((rating ?? 0) - prior), 0) / ranked.length;
		};
		const before = await distance('2031-03-03');
		expect(await distance('2041-03-01')).toBeLessThan(before);
	});

	it('lets the plain mean of a course with one or two ratings be as it was', async () => {
		const few = async () => (await stored()).filter(({ count }) => count < RATING_RULES.rankedFrom);
		const before = await few();
		expect(before.length).toBeGreaterThan(3);
		await ageRatings(test.db, '2041-03-01');
		expect((await few()).map(({ id, rating }) => [id, rating])).toEqual(before.map(({ id, rating }) => [id, rating]));
	});

	it('fixes the prior of each day once, as the sum of all reviews that count then', async () => {
		const day = '2041-03-01';
		const ids = (await stored()).map(({ id }) => id);
		const each = [...(await ratedReviews(test.db, ids)).values()].flat();
		const prior = priorOf(
			each.map((review) => ({ ...review, count: 1, sum: review.rating })),
			day,
		);
		const [fixed] = await test.db.select().from(ratingDays).where(eq(ratingDays.day, day));
		expect(fixed).toEqual({ day, prior, grades: each.length });
		expect(await fixPrior(test.db, day)).toBe(false);
	});

	it('counts the prior of a day anew where a process of the version before has fixed it by its own rule', async () => {
		const day = '2041-03-01';
		const mine = await requirePrior(test.db, day);
		await test.db.update(ratingDays).set({ prior: 9.9, grades: null }).where(eq(ratingDays.day, day));
		expect(await requirePrior(test.db, day)).toBe(mine);
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
