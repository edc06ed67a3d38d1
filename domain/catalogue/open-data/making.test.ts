import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openFilePieces, openFiles } from '#database/schema/open-data.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { makeCatalogueFile } from '#tests/support/facts/open-file.ts';
import { makeOpenFile } from './making-commands.ts';
import { getOpenFile } from './queries.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());
beforeEach(async () => {
	await test.db.execute(sql`truncate courses, open_files, country_summaries, region_summaries cascade`);
});

const make = (moment: string) => makeOpenFile({ db: test.db, now: () => new Date(moment) });
const readFiles = () => test.db.select().from(openFiles).orderBy(asc(openFiles.id));

describe('making the file of the catalogue', () => {
	it('makes one soon after the first start, of a catalogue without courses too', async () => {
		expect(await getOpenFile(test.context())).toBeNull();
		expect(await make('2026-06-01T10:00:00Z')).toBe(true);
		expect(await getOpenFile(test.context())).toMatchObject({
			name: 'courses-2026-06-01.csv.gz',
			day: '2026-06-01',
			courses: 0,
		});
	});

	it('rests for the day; by night it says that the same bytes are of the new day', async () => {
		await courseRow(test);
		await make('2026-06-01T10:00:00Z');
		const [first] = await readFiles();
		expect(await make('2026-06-01T23:59:00Z')).toBe(false);
		expect(await make('2026-06-02T00:00:10Z')).toBe(true);
		expect(await readFiles()).toEqual([{ ...first, day: '2026-06-02' }]);
	});

	it('makes it anew where courses have come, once an hour at most, and keeps the one before', async () => {
		for (const at of [1, 2, 3]) {
			await courseRow(test);
			expect(await make(`2026-06-01T1${at}:00:00Z`)).toBe(true);
			await courseRow(test);
			expect(await make(`2026-06-01T1${at}:30:00Z`)).toBe(false);
		}
		expect((await readFiles()).map((file) => file.courses)).toEqual([3, 5]);
	});

	it('is done by one process, and goes on after one that has died over it', async () => {
		const done = await Promise.all(Array.from({ length: 4 }, () => make('2026-06-01T10:00:00Z')));
		expect(done.filter(Boolean)).toHaveLength(1);
		await test.db.insert(openFiles).values({ day: '2026-06-02', startedAt: new Date('2026-06-02T00:00:00Z') });
		expect(await make('2026-06-02T00:05:00Z')).toBe(false);
		expect((await getOpenFile(test.context()))?.day).toBe('2026-06-01');
		expect(await make('2026-06-02T00:16:00Z')).toBe(true);
		expect((await readFiles()).map(({ day }) => day)).toEqual(['2026-06-02']);
	});

	it('R38: waits for no file that was begun, or dated, while a clock was a year ahead', async () => {
		await courseRow(test);
		await make('2027-06-01T10:00:00Z');
		await test.db.insert(openFiles).values({ day: '2027-06-02', startedAt: new Date('2027-06-02T00:00:00Z') });
		expect(await make('2026-06-01T10:00:00Z')).toBe(true);
		expect((await readFiles()).map(({ day }) => day)).toEqual(['2026-06-01']);
	});

	it('offers nothing and leaves nothing of a file that could not be written to its end', async () => {
		await test.db
			.insert(courses)
			.values([{ slug: 'a', name: 'A', country: 'SE', continent: 'Europe', source: 's', sourceId: 'a' }]);
		await test.db.execute(sql`alter table open_file_pieces rename to away`);
		try {
			await expect(make('2026-06-01T10:00:00Z')).rejects.toThrow();
		} finally {
			await test.db.execute(sql`alter table away rename to open_file_pieces`);
		}
		expect(await readFiles()).toEqual([]);
		expect(await make('2026-06-01T10:00:00Z')).toBe(true);
	});

	it('is written in pieces, which are its bytes in their order', async () => {
		await test.db.execute(sql`
			insert into courses (slug, name, country, continent, source, source_id, description)
			select 'c' || n, md5(n::text), 'SE', 'Europe', 's', n::text, md5(random()::text) || md5(random()::text) || md5(random()::text)
			from generate_series(1, 3000) n`);
		const { file, bytes, text } = await makeCatalogueFile(test);
		expect(await test.db.$count(openFilePieces)).toBeGreaterThan(2);
		expect([file.bytes, file.courses]).toEqual([bytes.length, 3_000]);
		expect(text.trimEnd().split('\r\n')).toHaveLength(3_001);
	});
});
