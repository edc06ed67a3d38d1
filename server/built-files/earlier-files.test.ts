import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { listEarlierFiles } from './earlier-files.ts';

const SCRIPT = 'export const words = "of the build before";'.repeat(30);

let database: TestDatabase;
let folder: string;
let site: TinySite;

beforeAll(async () => {
	database = await openTestDatabase();
	folder = await makeTemporaryFolder();
	await writeFile(join(folder, 'before-1aB2.js'), SCRIPT);
	await writeFile(join(folder, 'swept-1aB2.js'), SCRIPT);
	await writeFile(join(folder, 'before-1aB2.js.map'), '{}');
	await mkdir(join(folder, 'folder.js'));
	site = await startTinySite(database.url, {}, undefined, { earlierFiles: listEarlierFiles(folder) });
});

afterAll(async () => {
	await site.close();
	await database.close();
	await rm(folder, { recursive: true });
});

describe('a node', () => {
	it('R33: sends a file of an earlier build as that did, from memory from then on', async () => {
		const answer = await site.get('/assets/before-1aB2.js', { headers: { 'accept-encoding': 'br' } });
		expect([answer.status, await answer.text()]).toEqual([200, SCRIPT]);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'content-type': 'text/javascript; charset=utf-8',
			'cache-control': 'public, max-age=31536000, immutable',
			'content-encoding': 'br',
			vary: 'Accept-Encoding',
			'x-content-type-options': 'nosniff',
		});
		await rm(join(folder, 'before-1aB2.js'));
		expect(await (await site.get('/assets/before-1aB2.js')).text()).toBe(SCRIPT);
	});

	it('has none that a later build has removed since this one started', async () => {
		await rm(join(folder, 'swept-1aB2.js'));
		expect((await site.get('/assets/swept-1aB2.js')).status).toBe(404);
	});

	it.each([
		'/assets/never-built.js',
		'/assets/',
		'/assets/folder.js',
		'/assets/before-1aB2.js.map',
		'/assets/..%2fpackage.json',
		`/assets/${'x'.repeat(3_000)}.js`,
	])('R47: has no built file at %.40s, and says so in no answer that is kept', async (path) => {
		const answer = await site.get(path);
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
	});

	it('S55: counts asking for files of earlier builds as reading pages', async () => {
		const limited = await startTinySite(database.url, {}, undefined, {
			allowances: { page: { points: 2, duration: 60 } },
		});
		const statuses: number[] = [];
		for (let at = 0; at < 3; at++) statuses.push((await limited.get('/assets/none.js')).status);
		await limited.close();
		expect(statuses).toEqual([404, 404, 429]);
	});
});

it('has no files of earlier builds where no build came before', () => {
	expect(listEarlierFiles(join(folder, 'none')).size).toBe(0);
});
