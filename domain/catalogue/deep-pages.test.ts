import { afterAll, beforeAll, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { isListed, listTopRated, rankingOrder, TOP_RATED_PAGE_SIZE } from './queries.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});

afterAll(() => database.close());

it('S60: a page far down the ranking is the same as if everything before it had been read', async () => {
	const all = await database.db
		.select({ id: courses.id })
		.from(courses)
		.where(isListed)
		.orderBy(...rankingOrder);
	const pages = Math.ceil(all.length / TOP_RATED_PAGE_SIZE);
	for (const [page, shown] of [
		[1, 1],
		[100, 100],
		[101, 101],
		[105, 105],
		[100_000, pages],
	] as const) {
		const found = await listTopRated(database.context(), { continent: null, country: null, page });
		const from = (shown - 1) * TOP_RATED_PAGE_SIZE;
		expect(found).toMatchObject({ page: shown, pages, total: all.length });
		expect(found.items.map(({ id }) => ({ id }))).toEqual(all.slice(from, from + TOP_RATED_PAGE_SIZE));
	}
});
