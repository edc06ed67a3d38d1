import { afterAll, beforeAll, expect, it } from 'vitest';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { listReviewsForFeed } from '../queries.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

it('R9: the feed of reviews has published ones by real people, the newest first, and no samples', async () => {
	expect(await listReviewsForFeed(database.context())).toEqual([]);
	const review = (content: string, status: 'published' | 'held', day: number) => ({
		courseId: 1,
		content,
		status,
		rating: 8,
		createdAt: new Date(Date.UTC(2026, 9, day)),
	});
	await database.db
		.insert(reviews)
		.values([
			review('Firm and fast in October', 'published', 1),
			review('Held for a look at it first', 'held', 2),
			review('Wind from every side today', 'published', 3),
		]);
	const found = await listReviewsForFeed(database.context());
	expect(found.map(({ content }) => content)).toEqual(['Wind from every side today', 'Firm and fast in October']);
	await database.db.insert(reviews).values({ ...review('Of another course altogether', 'published', 4), courseId: 2 });
	const ctx = database.context();
	const ofOne = await listReviewsForFeed(ctx, { courseId: 1 });
	expect(ofOne.map(({ content }) => content)).toEqual(['Wind from every side today', 'Firm and fast in October']);
	expect([...ctx.reads]).toContain('course:1');
});
