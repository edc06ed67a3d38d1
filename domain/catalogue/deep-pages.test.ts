import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listTopRated, rankingOrder, TOP_RATED_PAGE_SIZE } from './queries.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});

afterAll(() => database.close());

it('S60: a page far down the ranking is the same as if everything before it had been read', async () => {
	const all = await database.db
		.select({ id: courses.id })
		.from(courses)
		.orderBy(...rankingOrder);
	for (const page of [101, 105, 100_000]) {
		const found = await listTopRated(database.context(), { continent: null, country: null, page });
		const from = (found.page - 1) * TOP_RATED_PAGE_SIZE;
		expect(from).toBeGreaterThanOrEqual(1_200);
		expect(found.items.map(({ id }) => ({ id }))).toEqual(all.slice(from, from + TOP_RATED_PAGE_SIZE));
	}
});
