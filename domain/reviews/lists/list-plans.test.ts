import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';

let database: TestDatabase;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	await database.db.execute(sql`analyze`);
});
afterAll(() => database.close());

/** The plan that PostgreSQL takes where a walk through the whole table is no choice, as it is not for a large one. */
async function planOf(query: string, { bitmaps = false } = {}): Promise<string> {
	return database.db.transaction(async (tx) => {
		await tx.execute(sql`set local enable_seqscan = off`);
		if (!bitmaps) await tx.execute(sql`set local enable_bitmapscan = off`);
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

describe('R44: what is looked up with every review that is sent has an index', () => {
	it.each([
		['the names that nobody may pose with', "select id from users where role <> 'member' limit 9", 'users_with_a_role'],
		['near-copies', "select id from reviews where sketch && '{1,2}'::integer[]", 'reviews_by_sketch'],
	])('%s', async (_, query, index) => {
		const plan = await planOf(query, { bitmaps: true });
		expect(plan).toContain(index);
	});

	it('and the one of near-copies keeps no list of entries that wait', async () => {
		const { rows } = await database.db.execute(
			sql`select reloptions from pg_class where relname = 'reviews_by_sketch'`,
		);
		expect(rows).toEqual([{ reloptions: ['fastupdate=off'] }]);
	});
});
