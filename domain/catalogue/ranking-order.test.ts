import { eq, type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { rankingOrder } from './queries.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase();
});

afterAll(() => database.close());

/** The plan of one page of the ranking when sorting and reading everything are the last resort. */
async function planOf(where?: SQL) {
	return database.db.transaction(async (tx) => {
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
