import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, TINY_ORIGIN, type TinySite } from '#tests/support/sites/tiny-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

/** Nothing listens there, as on the day the database is gone. */
const NO_DATABASE = 'postgresql://fescue@127.0.0.1:1/fescue';
const SOME_ID = '0b9f6a52-4b1c-4f0e-9d43-0d9f0a7c2a11';

let test: TestDatabase;
let site: TinySite;
let withoutFolder: TinySite;
beforeAll(async () => {
	site = await startTinySite(NO_DATABASE, { DATA_DIRECTORY: await makeTemporaryFolder() });
	test = await openTestDatabase();
	const folder = await makeTemporaryFolder();
	await writeFile(join(folder, 'pictures'), 'a file where a folder should be');
	withoutFolder = await startTinySite(test.url, { DATA_DIRECTORY: folder });
});
afterAll(async () => {
	await site.close();
	await withoutFolder.close();
	await test.close();
});

/** An answer is a failure of ours, and some line of the log says why, under its id. */
async function expectReason({ lines }: TinySite, answer: Response) {
	expect(answer.status).toBeGreaterThanOrEqual(500);
	const id = answer.headers.get('X-Request-Id');
	const isReason = (line: { id?: string; err?: unknown; why?: string }) =>
		line.id === id && (line.err ?? line.why) !== undefined;
	await expect.poll(() => lines.some((line) => isReason(JSON.parse(line)))).toBe(true);
}

const json = { 'Content-Type': 'application/json' };
const sentFile = () => {
	const body = new FormData();
	body.set('photograph', new Blob(['bytes']), 'a.jpg');
	return { method: 'POST', body, headers: { Origin: TINY_ORIGIN } };
};

it.each<[string, RequestInit]>([
	['/readyz', {}],
	['/sitemap.xml', {}],
	['/api/courses', {}],
	['/api/suggestions?q=st', {}],
	[`/api/pictures/${SOME_ID}`, {}],
	['/api/pictures', sentFile()],
	['/api/reviews', { method: 'POST', body: '{}', headers: json }],
	[`/pictures/${SOME_ID}-large.webp`, {}],
	[
		'/auth/v1/token?grant_type=password',
		{ method: 'POST', body: '{"email":"k@golf.test","password":"x"}', headers: json },
	],
])('whatever is answered 5xx has its reason in the log, under the id that was answered: %s', async (path, init) => {
	await expectReason(site, await site.get(path, init));
});

it('so has a file that the disk does not take', async () => {
	await expectReason(withoutFolder, await withoutFolder.get('/api/pictures', sentFile()));
});
