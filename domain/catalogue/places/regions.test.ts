import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.db.execute(sql`truncate courses, region_summaries cascade`);
});

let last = 0;

async function insert(country: string, region: string | null, locality: string | null = null): Promise<string | null> {
	last += 1;
	const { rows } = await database.db.execute<{ region_slug: string | null }>(sql`
		insert into courses (slug, name, country, continent, region, locality, source, source_id)
		values (${`course-${last}`}, 'Example', ${country}, 'Europe', ${region}, ${locality}, 'test', ${String(last)})
		returning region_slug`);
	return rows[0]?.region_slug ?? null;
}

const summaries = async () =>
	(
		await database.db.execute<{ slug: string; name: string; courses: number; rated: number }>(
			sql`select slug, name, courses, rated_courses as rated from region_summaries where courses <> 0 order by slug`,
		)
	).rows;

it.each([
	['US', 'FL', null, 'florida'],
	['US', 'Florida', null, 'florida'],
	['US', null, 'Texas', 'texas'],
	['US', null, 'Dallas', null],
	['SE', 'Skåne län', null, 'skane'],
	['CN', '北京市', null, 'beijing'],
	['JP', '比企郡', null, null],
	['AT', "Région d'Été", null, null],
	['NO', 'Østfold', null, null],
	['SE', null, null, null],
])('a course of %s whose region is %j and town %j belongs to %j', async (country, region, locality, slug) => {
	expect(await insert(country, region, locality)).toBe(slug);
});

it('regions are counted as courses come, change and go, under one name whatever sources call them', async () => {
	await insert('US', 'FL');
	await insert('US', 'Florida');
	await insert('AU', 'Tas');
	expect(await summaries()).toEqual([
		{ slug: 'florida', name: 'Florida', courses: 2, rated: 0 },
		{ slug: 'tasmania', name: 'Tasmania', courses: 1, rated: 0 },
	]);
	await database.db.execute(sql`update courses set rating_shown = 8.1, rating_count = 1 where region = 'FL'`);
	await database.db.execute(sql`update courses set region = 'GA' where region = 'Florida'`);
	await database.db.execute(sql`delete from courses where country = 'AU'`);
	expect(await summaries()).toEqual([
		{ slug: 'florida', name: 'Florida', courses: 1, rated: 1 },
		{ slug: 'georgia', name: 'Georgia', courses: 1, rated: 0 },
	]);
});
