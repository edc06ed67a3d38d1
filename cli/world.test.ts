import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { worldRuns } from '#database/schema/world.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { type FakeOverpass, openFakeOverpass, sendAway } from '#tests/support/servers/overpass.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

let database: TestDatabase;
let server: FakeOverpass;
let folder: string;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	server = await openFakeOverpass();
	folder = await makeTemporaryFolder();
	const tags = { leisure: 'golf_course', name: 'Hillside Test Golfklubb' };
	server.courses.set('SE', [{ type: 'way', id: 1, center: { lat: 55.91, lon: 12.75 }, tags }]);
});
afterAll(() => Promise.all([database.close(), server.close()]));

async function runWorld(...words: string[]) {
	const env = {
		...process.env,
		...{ NODE_ENV: 'test', DATABASE_URL: database.url, DATA_DIRECTORY: folder },
		...{ OVERPASS_URL: server.url, ORIGIN: 'https://golf.example' },
	};
	const told = await promisify(execFile)(process.execPath, ['cli/world.ts', ...words], { env }).catch(
		// What a command that failed has written is what is looked at.
		(error: { stdout: string; stderr: string; code: number }) => error,
	);
	return { code: 0, ...told };
}

describe('npm run world', { timeout: 120_000 }, () => {
	it('fetches the countries named, by code or by name, says what came, and is noted for the desk', async () => {
		const before = await database.db.$count(courses);
		server.manners.set('NO', [sendAway(429, '1')]);
		const { code, stdout } = await runWorld('se', 'norway');
		expect(code).toBe(0);
		expect(server.asked.map(({ code: asked }) => asked)).toEqual(['SE', 'NO', 'NO']);
		expect(server.asked[0]?.agent).toContain('https://golf.example');
		expect(stdout).toContain('Waiting for a second: the server has had enough of us for now (429).');
		expect(stdout).toContain('2 countries and territories came.');
		expect(stdout).toContain('1 rows: 1 taken, 0 merged, 0 refused');
		expect(await database.db.$count(courses)).toBe(before + 1);
		const [run] = await database.db.select().from(worldRuns);
		expect(run).toMatchObject({ countries: ['SE', 'NO'], done: 2, total: 2, fromDesk: false });
		expect(run?.endedAt).not.toBeNull();
		expect(run?.lines).toContain('2 countries and territories came.');
	});

	it('says what did not come, and ends as a failure', async () => {
		server.manners.set('FI', [sendAway(403)]);
		const { code, stdout, stderr } = await runWorld('FI');
		expect(code).toBe(1);
		expect(stdout).toContain('The rest did not come: the server refuses the question (403).');
		expect(stderr).toContain('Give the command again: it goes on.');
	});

	it('knows no country that there is not', async () => {
		expect(await runWorld('Atlantis')).toMatchObject({
			code: 1,
			stderr: expect.stringContaining('usage: npm run world'),
		});
	});
});
