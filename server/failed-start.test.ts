import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { freePort } from '#tests/support/sites/site.ts';
import { startTinySite } from '#tests/support/sites/tiny-site.ts';
import { readConfig } from './settings/config.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

/** A port on which another program listens for as long as a test runs. */
async function takenPort(): Promise<string> {
	const port = await freePort();
	const other = createServer().listen(port, '127.0.0.1');
	await once(other, 'listening');
	onTestFinished(() => void other.close());
	return String(port);
}

/** Listens on a port for a moment; throws where somebody else does. */
async function expectListenable(port: string) {
	const server = createServer().listen(Number(port), '127.0.0.1');
	await once(server, 'listening');
	server.close();
	await once(server, 'close');
}

async function countConnections(): Promise<number> {
	const { rows } = await test.pool.query<{ count: number }>(
		`select count(*)::int from pg_stat_activity
		where application_name = 'fescue' and datname = current_database() and pid <> pg_backend_pid()`,
	);
	return rows[0]?.count ?? Number.NaN;
}

const STOPPERS: [string, () => Promise<Record<string, string>>, RegExp][] = [
	['PORT is taken', async () => ({ PORT: await takenPort() }), /^Port \d+ is taken by another program\./],
	[
		'METRICS_PORT is taken',
		async () => ({ METRICS_PORT: await takenPort() }),
		/^METRICS_PORT \d+ cannot be listened on/,
	],
	[
		'HOST is of another machine',
		async () => ({ HOST: '192.0.2.1' }),
		/^HOST 192\.0\.2\.1 is no address of this machine/,
	],
	['HOST is no host at all', async () => ({ HOST: 'no.such.host.invalid' }), /HOST no\.such\.host\.invalid/],
];

it.each(STOPPERS)('R18: where %s, a start that fails closes whatever it had opened', async (_what, settings, said) => {
	const before = await countConnections();
	const metrics = String(await freePort());
	const started = startTinySite(test.url, { METRICS_PORT: metrics, ...(await settings()) });
	await expect(started).rejects.toMatchObject({ name: 'Refusal', message: expect.stringMatching(said) });
	await expectListenable(metrics);
	await expect.poll(countConnections).toBe(before);
});

it('R18: one port for readers and for figures is refused before anything is opened', () => {
	expect(readConfig({ PORT: '9464', METRICS_PORT: '9464' })).toMatchObject({
		ok: false,
		message: expect.stringMatching(/^METRICS_PORT must be another port than PORT/),
	});
});
