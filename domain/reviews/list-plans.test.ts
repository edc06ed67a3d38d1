import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	await database.db.execute(sql`analyze`);
});
afterAll(() => database.close());

/** The plan that PostgreSQL takes where a walk through the whole table is no choice, as it is not for a large one. */
async function planOf(query: string): Promise<string> {
	return database.db.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`);
		await tx.execute(sql`set local enable_bitmapscan = off`);
		const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql.raw(`explain ${query}`));
		return rows.map((row) => row['QUERY PLAN']).join('\n');
	});
}

describe('R44: lists of reviews read their index from one end and sort nothing', () => {
	it.each([
		['the latest', '', 'created_at desc, id desc', 'reviews_latest'],
		['of a course, newest first', 'course_id = 7 and', 'created_at desc, id desc', 'reviews_of_course'],
		['of a course, highest first', 'course_id = 7 and', 'rating desc, id desc', 'reviews_of_course_by_rating'],
		[
			'of a course, most helpful first',
			'course_id = 7 and',
			'helpful_count desc, id desc',
			'reviews_of_course_by_help',
		],
	])('%s', async (_, where, order, index) => {
		const plan = await planOf(`select * from reviews where ${where} status = 'published' order by ${order} limit 10`);
		expect(plan).toContain(index);
		expect(plan).not.toContain('Sort');
	});
});
