import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { reviews } from '#database/schema/reviews.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { listBestReviews } from './best-queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

it('finds the month’s most helpful reviews, real and published ones alone', async () => {
	const heath = { slug: 'heath', name: 'The Heath', country: 'SE', continent: 'Europe', source: 'test', sourceId: '1' };
	const [course] = await test.db.insert(courses).values(heath).returning({ id: courses.id });
	const review = (content: string, rest: Partial<typeof reviews.$inferInsert> = {}) => ({
		courseId: course?.id ?? 0,
		content,
		rating: 2,
		createdAt: new Date('2026-11-15T12:00:00Z'),
		...rest,
	});
	await test.db
		.insert(reviews)
		.values([
			review('helpful', { helpfulCount: 3 }),
			review('verified', { verification: 'checked-in' }),
			review('long and careful'),
			review('short'),
			review('invented', { helpfulCount: 9, sample: true }),
			review('waiting', { helpfulCount: 9, status: 'held' }),
			review('last of October', { createdAt: new Date('2026-10-31T23:59:59Z') }),
			review('first of December', { createdAt: new Date('2026-12-01T00:00:00Z') }),
		]);
	const found = async (limit: number) =>
		(await listBestReviews(test.context(), '2026-11', limit)).map((r) => r.content);
	expect(await found(3)).toEqual(['helpful', 'verified', 'long and careful']);
	expect(await found(9)).toHaveLength(4);
});
