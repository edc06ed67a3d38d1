import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { IMPORT_HEADERS } from '#domain/catalogue/facts/imported.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { makeFile } from '#tests/support/facts/import-trial.ts';

/** Together longer than the heap is large, which fewer rows are when each carries a note that nobody reads. */
const ROWS = 100_000;
const NOTE = 'nobody reads this. '.repeat(50);
const SMALL_HEAP = ['--max-old-space-size=80', '--max-semi-space-size=2'];

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

async function runImport(...words: string[]) {
	const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: database.url };
	const told = await promisify(execFile)(process.execPath, [...SMALL_HEAP, 'cli/import.ts', ...words], { env }).catch(
		// What a command that failed has written is what is looked at.
		(error: { stdout: string; stderr: string; code: number }) => error,
	);
	return { code: 0, ...told };
}

describe('npm run import', { timeout: 120_000 }, () => {
	it('S09, S47: reports every row in a file and the reasons on the terminal', async () => {
		const file = await makeFile(
			'a.csv',
			'name,country,lat,lng\nHillside Test,SE,55.91,12.75\n=SUM(1),SE,55.9,12.7\nH8,SE,55,13\n',
		);
		const report = await makeFile('report.csv', '');
		const before = await database.db.$count(courses);
		const { code, stdout } = await runImport(file, '--report', report);
		expect(code).toBe(0);
		expect(stdout).toContain('3 rows: 1 taken, 0 merged, 2 refused; 0 flagged');
		expect(stdout).toContain('a.csv:4 H8');
		expect(await database.db.$count(courses)).toBe(before + 1);
		const lines = (await readFile(report, 'utf8')).trim().split('\r\n');
		expect(lines).toHaveLength(4);
		expect(lines[3]).toBe('a.csv,4,refused,no,H8,"its name is that of a hole, tee or green",');
	});

	it('prints every name that a column may have, of every fact that files can tell', async () => {
		const { code, stdout } = await runImport('--columns');
		expect(code).toBe(0);
		for (const { label, headers } of IMPORT_HEADERS) expect(stdout).toContain(`${label}: ${headers.join(', ')}`);
	});

	it('says in one line what is wrong with a file or with the command, and fails', async () => {
		const file = await makeFile('broken.csv', 'name,lat,lng\n"Hillside,55,13\n');
		const broken = await runImport(file);
		expect(broken).toMatchObject({
			code: 1,
			stderr: expect.stringContaining('broken.csv:2: a quotation mark is opened'),
		});
		expect(await runImport()).toMatchObject({ code: 1, stderr: expect.stringContaining('usage:') });
		expect(await runImport('--what')).toMatchObject({ code: 1, stderr: expect.stringContaining('usage:') });
	});

	it('S47: reads 100,000 long rows with a heap that could not hold them', { timeout: 300_000 }, async () => {
		const file = await makeFile('many.csv', '');
		await pipeline(Readable.from(manyRows()), createWriteStream(file));
		const { code, stdout } = await runImport(file, '--dry-run');
		expect(stdout).toContain('100,000 rows: 5,000 taken, 0 merged, 95,000 refused');
		expect(code).toBe(0);
	});
});

/** One row in so many is a course; the others are holes, whose refusals must not pile up either. */
const A_COURSE = 20;

function* manyRows() {
	yield 'id,name,country,lat,lng,website,note\n';
	for (let n = 0; n < ROWS; n++) {
		const name = n % A_COURSE ? `Hole ${(n % 18) + 1}` : `Generated ${n} Golf Club`;
		// Some ten kilometres from each other.
		const [latitude, longitude] = [33 + ((n / A_COURSE) % 80) / 10, -118 + Math.floor(n / A_COURSE / 80) * 0.144];
		yield `x:${n},${name},US,${latitude.toFixed(2)},${longitude.toFixed(3)},https://golf.example/${'long/'.repeat(20)}${n},${NOTE}\n`;
	}
}
