import { setTimeout as pause } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { startCdnServer } from '#tests/support/cdn-server.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { followChanges } from './changes.ts';

it('other nodes are told before the CDN, which may fetch from any of them', async () => {
	const database = await openTestDatabase();
	const server = await startCdnServer();
	const { db, pool } = openDatabase(database.url, { size: 1, waitTimeout: 30_000 });
	const changes = followChanges({
		...{ db, pool, databaseUrl: database.url, caches: [], forgetFacts: () => {}, noteChange: () => {} },
		cdn: { kind: 'fastly', purgeUrl: server.url, token: 'hush' },
		report: (_message, error) => expect.fail(String(error)),
	});
	onTestFinished(async () => {
		await changes.close();
		await pool.end();
		await server.close();
		await database.close();
	});
	await changes.courseIndex.ready();
	// While its one connection is taken, no other node can be told.
	const connection = await pool.connect();
	const changed = changes.change(new Set(['course:42']));
	await pause(300);
	const early = server.calls.length;
	connection.release();
	await changed;
	expect([early, server.calls.length]).toEqual([0, 1]);
});
