import { gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { countRows, makeFile, tryImport } from '#tests/support/facts/import-trial.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
	await database.db.execute(sql`truncate courses, country_summaries cascade`);
});

const GOOD = 'name,country,lat,lng\nHillside,SE,55.91,12.75\n';

describe('S47: a file that cannot be read to its end', () => {
	it.each([
		['a quotation mark that is never closed', `${GOOD}"Seaside\nGolf",SE,55.5,12.9\n"Open,SE,55,13\nX,SE,55,14\n`, 5],
		['a million columns', `${GOOD}${'x,'.repeat(1_000_000)}\n`, 3],
		['a million columns in the header', `name,lat,lng,${'x,'.repeat(1_000_000)}\n`, 1],
		['a header of 2,000 columns', `name,lat,lng,${'x,'.repeat(2_000)}\n`, 1],
		['no column for the name', 'lat,lng\n55,13\n', 1],
		['no column for the place', 'name,par\nHillside,72\n', 1],
		['JSON that stops', '{"elements":[{"type":"node","id":1,"lat":55.9,"lon":12.7,"tags":{"name":"A B"}},{"ty', 2],
		['JSON of another kind', '{"hello":[1]}', null],
		['an empty file', ' \n', null],
		['a web page', '<!doctype html><p>Too many requests</p>', null],
		['a spreadsheet', 'PK\u0003\u0004', null],
	])('%s changes nothing and is told by its line', async (_, content, line) => {
		const good = await makeFile('good.csv', GOOD);
		const bad = await makeFile('bad.csv', content);
		const { outcome } = await tryImport(database.db, [good, bad]);
		expect(outcome).toMatchObject({ ok: false, kind: 'broken-file', file: bad, line });
		expect(await database.db.$count(courses)).toBe(0);
	});

	it('a missing file is told', async () => {
		const { outcome } = await tryImport(database.db, ['/nowhere/courses.csv']);
		expect(outcome).toMatchObject({ ok: false, line: null, message: 'there is no such file' });
	});

	it('a bomb in .gz ends before it is unpacked', async () => {
		const bomb = await makeFile('bomb.csv.gz', gzipSync(Buffer.alloc(80 * 1024 * 1024, 'name,')));
		expect((await tryImport(database.db, [bomb])).outcome).toMatchObject({
			ok: false,
			message: expect.stringContaining('100'),
		});
	});

	it('a .gz that was cut off changes nothing', async () => {
		const cut = await makeFile('cut.csv.gz', gzipSync(`${GOOD}${GOOD.repeat(50)}`).subarray(0, 60));
		expect((await tryImport(database.db, [cut])).outcome).toMatchObject({ ok: false, kind: 'broken-file' });
		expect(await database.db.$count(courses)).toBe(0);
	});
});

describe('S47: a file half of whose rows are bad', () => {
	it('gives the good half, and every bad row with its line', async () => {
		const rows = Array.from({ length: 2_400 }, (_, n) =>
			n % 2 ? `"",SE,55.9,12.75` : `"Course\nnumber ${n}",SE,${(48 + n / 1_000).toFixed(4)},16`,
		);
		const { rows: reports } = await tryImport(database.db, [
			await makeFile('half.csv', `name,country,lat,lng\n${rows.join('\n')}`),
		]);
		const { taken, waiting = 0, refused } = countRows(reports);
		expect({ good: taken + waiting, refused }).toEqual({ good: 1_200, refused: 1_200 });
		expect(reports.slice(0, 4).map(({ line }) => line)).toEqual([2, 4, 5, 7]);
		expect(reports.at(-1)).toMatchObject({ line: 3_601, outcome: 'refused', refusal: 'no-name' });
	});
});
