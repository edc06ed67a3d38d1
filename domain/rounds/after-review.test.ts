import { afterAll, beforeAll, expect, it } from 'vitest';
import { scorecards } from '#database/schema/pictures.ts';
import { rounds } from '#database/schema/rounds.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow, memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { listAfterReview } from './after-review-queries.ts';

const NOW = new Date('2026-05-28T12:00:00Z');
const DAY = '2026-05-28';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const aMember = () => memberRow(test, { now: () => NOW });

/** A review of the member's own, written so many days ago. */
async function written(userId: string, facts: Parameters<typeof reviewRow>[2] = {}, daysAgo = 0) {
	const course = await courseRow(test);
	const createdAt = new Date(NOW.getTime() - daysAgo * 86_400_000);
	const review = await reviewRow(test, course.id, { userId, reviewerName: null, datePlayed: DAY, createdAt, ...facts });
	return { course, review };
}

it('what may be done about a review that was just written stands there until it is done', async () => {
	const { ctx, userId } = await aMember();
	const { course, review } = await written(userId);
	const open = async () => (await listAfterReview(ctx)).map(({ scorecard, checkIn, log }) => [scorecard, checkIn, log]);
	expect(await listAfterReview(ctx)).toMatchObject([{ reviewId: review.id, day: DAY, course: { slug: course.slug } }]);
	expect(await open()).toEqual([[true, true, true]]);
	// Two of the day are one line still.
	await test.db.insert(rounds).values([1, 2].map(() => ({ userId, courseId: course.id, day: DAY })));
	expect(await open()).toEqual([[true, true, false]]);
	await test.db.insert(scorecards).values({ reviewId: review.id });
	expect(await open()).toEqual([[false, true, false]]);
});

it('a review of yesterday’s round needs no check-in, and a verified one no scorecard', async () => {
	const { ctx, userId } = await aMember();
	await written(userId, { datePlayed: '2026-05-20' }, 1);
	await written(userId, { datePlayed: '2026-05-20', verification: 'booked' });
	const open = (await listAfterReview(ctx)).map(({ scorecard, checkIn, log }) => [scorecard, checkIn, log]);
	expect(open).toEqual([
		[false, false, true],
		[true, false, true],
	]);
});

it('nothing stands there of an old review, a deleted one, anybody else’s, or for a visitor', async () => {
	const [{ ctx, userId }, other] = [await aMember(), await aMember()];
	await written(userId, {}, 15);
	await written(userId, { status: 'withdrawn' });
	await written(other.userId);
	expect(await listAfterReview(ctx)).toEqual([]);
	expect(await listAfterReview(test.context())).toEqual([]);
});
