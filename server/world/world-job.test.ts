import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { worldRuns } from '#database/schema/world.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { type FakeOverpass, openFakeOverpass, sendAway } from '#tests/support/servers/overpass.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { goOnWithWorld, type WorldJobParts } from './world-job.ts';

let database: TestDatabase;
let server: FakeOverpass;
let parts: WorldJobParts;
beforeAll(async () => {
	database = await openTestDatabase();
	server = await openFakeOverpass();
	server.courses.set('SE', [
		{ type: 'way', id: 1, center: { lat: 55.91, lon: 12.75 }, tags: { leisure: 'golf_course', name: 'Hillside GK' } },
	]);
	const config = {
		origin: 'https://golf.example',
		overpassUrl: server.url,
		dataDirectory: await makeTemporaryFolder(),
	};
	parts = { db: database.db, world: { databaseUrl: database.url, config } };
});
afterAll(() => Promise.all([database.close(), server.close()]));
beforeEach(async () => {
	await database.db.execute(sql`truncate world_runs`);
	server.asked.length = 0;
});

const begin = (fromDesk = true) =>
	database.db
		.insert(worldRuns)
		.values({ countries: ['NO', 'SE'], total: 2, startedAt: new Date('2026-11-29T12:00:00Z'), fromDesk });
const newest = async () => (await database.db.select().from(worldRuns))[0];

it('nothing is asked before an editor says so, and what the command line began is its own', async () => {
	await goOnWithWorld(parts, () => false);
	await begin(false);
	await goOnWithWorld(parts, () => false);
	expect(server.asked).toEqual([]);
	expect((await newest())?.endedAt).toBeNull();
});

it('what an editor has begun is fetched to its end, and the desk is told what it came to', async () => {
	await begin();
	await goOnWithWorld(parts, () => false);
	expect(server.asked.map(({ code }) => code)).toEqual(['NO', 'SE']);
	expect(await database.db.$count(courses)).toBe(1);
	const run = await newest();
	expect(run?.endedAt).not.toBeNull();
	expect(run?.lines.join('\n')).toContain('1 taken');
});

it('a site that stops breaks it off, and the next start goes on', async () => {
	await begin();
	// Norway never answers while the first site runs.
	server.manners.set('NO', [() => {}]);
	await goOnWithWorld(parts, () => server.asked.length > 0);
	expect((await newest())?.endedAt).toBeNull();
	await vi.waitFor(async () => {
		// The database may take a moment to notice that the first process is gone.
		await goOnWithWorld(parts, () => false);
		expect((await newest())?.endedAt).not.toBeNull();
	}, 30_000);
});

it('a server that refuses us ends the run with its reason', async () => {
	await begin();
	server.manners.set('NO', [sendAway(403)]);
	await goOnWithWorld(parts, () => false);
	expect((await newest())?.lines.join('\n')).toContain('the server refuses the question (403)');
});
