import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { startCdnServer } from '#tests/support/servers/cdn-server.ts';
import { createCdn } from './cdn/cdn.ts';
import { followChanges } from './changes.ts';

const report = (_message: string, error: unknown) => expect.fail(String(error));

/** What follows the changes of one process with a single connection, and the CDN that it tells. */
async function follow(noteChange = () => {}) {
	const database = await openTestDatabase();
	const server = await startCdnServer();
	const cdn = { kind: 'fastly', purgeUrl: server.url, token: 'hush' } as const;
	const { db, pool } = openDatabase(database.url, { size: 1, waitTimeout: 30_000 });
	const changes = followChanges({
		db,
		pool,
		databaseUrl: database.url,
		cdn,
		caches: [],
		forgetFacts: () => {},
		noteChange,
		report,
	});
	onTestFinished(async () => {
		await changes.close();
		await pool.end();
		await server.close();
		await database.close();
	});
	await changes.courseIndex.ready();
	const marks = () => server.calls.map(({ headers }) => headers['surrogate-key']);
	return { changes, pool, cdn, marks };
}

it('other nodes are told before the CDN, which may fetch from any of them', async () => {
	const { changes, pool, cdn, marks } = await follow();
	// While its one connection is taken, no other node can be told.
	const connection = await pool.connect();
	const changed = changes.change(new Set(['course:42']));
	const later = createCdn({ account: cdn, report });
	onTestFinished(() => later.close());
	later.purgeOnce(['paper:1']);
	await expect.poll(marks, { timeout: 15_000 }).toContain('many paper:1');
	const early = marks();
	connection.release();
	await changed;
	await expect.poll(marks, { timeout: 15_000 }).toContain('many course:42');
	expect(early).toEqual(['many paper:1']);
});

it('a replica is asked again when the course index was made anew, as after any change', async () => {
	let noted = 0;
	const { changes } = await follow(() => {
		noted += 1;
	});
	await changes.change(new Set(['catalogue']));
	await expect.poll(() => noted, { timeout: 15_000 }).toBe(2);
});
