import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtFiles } from '#database/schema/system.ts';
import { keepBuiltFiles, sweepBuiltFiles } from '#domain/shared/built-files.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { startTinySite, TINY_ORIGIN, type TinySite } from '#tests/support/tiny-site.ts';
import { fileAnswer, hashedFiles } from './assets.ts';

const DAY = 86_400_000;
const SCRIPT = 'export const words = "of the build before";'.repeat(30);

let database: TestDatabase;
let site: TinySite;

beforeAll(async () => {
	database = await openTestDatabase();
	site = await startTinySite(database.url);
});

afterAll(async () => {
	await site.close();
	await database.close();
});

/** What a node of another build does when it starts. */
const run = (files: Record<string, string>, now = new Date()) => {
	const answers = Object.entries(files).map(([path, text]) => {
		const answer = fileAnswer({ path, body: Buffer.from(text), origin: TINY_ORIGIN }, 'kept');
		return [path, answer] as const;
	});
	return keepBuiltFiles(database.db, hashedFiles({ answers: new Map(answers), styles: new Map() }), now);
};
const listKept = async () =>
	(await database.db.select({ path: builtFiles.path }).from(builtFiles)).map(({ path }) => path);

describe('a node', () => {
	it('R33: sends a file of another build as that did, from memory from then on', async () => {
		await run({ '/assets/before-1aB2.js': SCRIPT, '/sw.js': 'not kept: its name says nothing of what is in it' });
		const answer = await site.get('/assets/before-1aB2.js', { headers: { 'accept-encoding': 'br' } });
		expect([answer.status, await answer.text()]).toEqual([200, SCRIPT]);
		expect(Object.fromEntries(answer.headers)).toMatchObject({
			'content-type': 'text/javascript; charset=utf-8',
			'cache-control': 'public, max-age=31536000, immutable',
			'content-encoding': 'br',
			vary: 'Accept-Encoding',
			'x-content-type-options': 'nosniff',
		});
		expect(await listKept()).not.toContain('/sw.js');
		await database.db.delete(builtFiles).where(eq(builtFiles.path, '/assets/before-1aB2.js'));
		expect(await (await site.get('/assets/before-1aB2.js')).text()).toBe(SCRIPT);
	});

	it('R33: keeps the files of its build for other nodes before it answers anybody', async () => {
		expect(await listKept()).toContain('/assets/tiny.css');
		await database.db.delete(builtFiles).where(eq(builtFiles.path, '/assets/tiny.css'));
		const client = await database.pool.connect();
		await client.query('begin; lock table built_files in access exclusive mode');
		let isThere = false;
		const starting = startTinySite(database.url).then((other) => {
			isThere = true;
			return other;
		});
		await sleep(1_000);
		expect(isThere).toBe(false);
		await client.query('commit');
		client.release();
		const other = await starting;
		expect(await listKept()).toContain('/assets/tiny.css');
		await other.close();
	});

	it.each([
		'/assets/never-built.js',
		'/assets/',
		'/assets/before-1aB2.js.map',
		'/assets/..%2fpackage.json',
		`/assets/${'x'.repeat(3_000)}.js`,
	])('R47: has no built file at %.40s, and says so in no answer that is kept', async (path) => {
		const answer = await site.get(path);
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
	});

	it('S55: counts asking for files of other builds as reading pages', async () => {
		const limited = await startTinySite(database.url, {}, undefined, { page: { points: 2, duration: 60 } });
		const statuses: number[] = [];
		for (let at = 0; at < 3; at++) statuses.push((await limited.get('/assets/none.js')).status);
		await limited.close();
		expect(statuses).toEqual([404, 404, 429]);
	});
});

describe('files of a build', () => {
	it('are kept for 30 days after its last node has run, however often that starts', async () => {
		const [then, later] = [new Date('2026-01-01'), new Date('2026-01-20')];
		await run({ '/assets/both-1.js': 'a', '/assets/old-1.js': 'b' }, then);
		await run({ '/assets/both-1.js': 'a' }, new Date(then.getTime() + DAY / 2));
		await run({ '/assets/both-1.js': 'a', '/assets/new-1.js': 'c' }, later);
		await sweepBuiltFiles(database.db, new Date(then.getTime() + 30 * DAY));
		expect(await listKept()).toEqual(
			expect.arrayContaining(['/assets/both-1.js', '/assets/old-1.js', '/assets/new-1.js']),
		);
		await sweepBuiltFiles(database.db, new Date(then.getTime() + 31 * DAY));
		expect(await listKept()).toEqual(expect.arrayContaining(['/assets/both-1.js', '/assets/new-1.js']));
		expect(await listKept()).not.toContain('/assets/old-1.js');
	});

	it('R34: two nodes that start together keep the files of their build once', async () => {
		const files = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/assets/together-${at}.js`, `${at}`]));
		await Promise.all([run(files), run(Object.fromEntries(Object.entries(files).reverse()))]);
		expect((await listKept()).filter((path) => path.includes('together'))).toHaveLength(60);
	});
});

it('R06: a node whose database takes no writes starts all the same, and tells of it', async () => {
	await database.pool.query(`alter table built_files add constraint nothing_more check (path < '') not valid`);
	await database.db.delete(builtFiles);
	const other = await startTinySite(database.url);
	expect((await other.get('/assets/tiny.css')).status).toBe(200);
	expect(other.lines.some((line) => line.includes('the files of this build could not be kept'))).toBe(true);
	await other.close();
	await database.pool.query('alter table built_files drop constraint nothing_more');
});
