import { readdir } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { countRows, tryImport } from '#tests/support/facts/import-trial.ts';
import { hasSharedData, sharedData } from '#tests/support/facts/shared-data.ts';

// The files may not stand in the repository; courses of the same kinds do in import-courses.test.ts.
describe.skipIf(!hasSharedData)('files as the world sends them', () => {
	let database: TestDatabase;
	beforeAll(async () => {
		database = await openTestDatabase();
	});
	afterAll(() => database.close());
	beforeEach(async () => {
		await database.db.execute(sql`truncate courses, country_summaries cascade`);
	});

	const nasty = async (number: string) => {
		const names = await readdir(sharedData('nasty'));
		const name = names.find((one) => one.startsWith(number)) ?? 'missing';
		return tryImport(database.db, [sharedData(`nasty/${name}`)]);
	};

	it('01: a byte order mark and names of all scripts give 20 courses with their ids', async () => {
		expect(countRows((await nasty('01')).rows)).toEqual({ taken: 20, merged: 0, refused: 0, flagged: 0 });
		expect(await database.db.$count(courses, eq(courses.sourceId, 'osm:way/34148679'))).toBe(1);
	});

	it('02: quotation marks and line ends in fields give 10 courses, not 20 lines', async () => {
		const { rows } = await nasty('02');
		expect(countRows(rows)).toMatchObject({ taken: 10, merged: 0, refused: 0 });
		expect(rows.map(({ line }) => line)).toEqual([2, 4, 6, 7, 8, 10, 11, 13, 14, 18]);
	});

	it('03: semicolons and decimal commas give 15 courses between 47 and 60 degrees north', async () => {
		expect(countRows((await nasty('03')).rows)).toMatchObject({ taken: 15, refused: 0 });
		const latitudes = await database.db.select({ latitude: courses.latitude }).from(courses);
		expect(latitudes.every(({ latitude }) => latitude !== null && latitude > 47 && latitude < 60.2)).toBe(true);
	});

	it('05: duplicates give 3 courses and one conflict of ids', async () => {
		const { rows } = await nasty('05');
		expect(await database.db.$count(courses)).toBe(3);
		expect(rows.filter(({ refusal }) => refusal !== null)).toMatchObject([{ line: 19, refusal: 'id-conflict' }]);
	});

	it('06: what is no name gives one course that is sure and one to look at', async () => {
		const { rows } = await nasty('06');
		expect(countRows(rows)).toEqual({ taken: 2, merged: 0, refused: 18, flagged: 1 });
		expect(rows.filter(({ outcome }) => outcome === 'taken').map(({ name }) => name)).toEqual([
			'Old Course',
			'The Country Club',
		]);
	});

	it('08: markup, formulas and bad links leave plain names and no link that could run', async () => {
		expect(countRows((await nasty('08')).rows)).toMatchObject({ taken: 8, refused: 4 });
		const stored = await database.db.select({ name: courses.name, website: courses.website }).from(courses);
		expect(stored.filter(({ name }) => /[<>\p{Cc}\p{Cf}]|^[=+\-@]/u.test(name))).toEqual([]);
		expect(stored.flatMap(({ website }) => website ?? [])).toEqual(['http://abbeypar3.com/']);
	});

	it('the real catalogue comes in nearly whole, and a second time changes nothing', { timeout: 300_000 }, async () => {
		const { rows } = await tryImport(database.db, [sharedData('courses-real.csv')]);
		const counts = countRows(rows);
		expect(rows).toHaveLength(29_719);
		expect(counts.refused).toBeLessThan(20);
		expect(counts.merged).toBeLessThan(400);
		expect(await database.db.$count(courses)).toBe(counts.taken + (counts.waiting ?? 0));
		const again = await tryImport(database.db, [sharedData('courses-real.csv')]);
		expect(again.outcome).toEqual({ ok: true, value: { inserted: 0, updated: 0 } });
	});
});
