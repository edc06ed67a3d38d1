import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { openDatabase } from './client.ts';
import { prepareDatabase } from './prepare.ts';
import { courses } from './schema/catalogue.ts';
import { reviews } from './schema/reviews.ts';

describe('preparing an outside database', { timeout: 90_000 }, () => {
	let test: TestDatabase;
	let relay: net.Server | null = null;
	beforeAll(async () => {
		test = await openTestDatabase({ seeded: true });
	});
	afterEach(() => {
		relay?.close();
		relay = null;
	});
	afterAll(() => test.close());
	const outside = (databaseUrl: string) => ({ databaseUrl, dataDirectory: '/nowhere', mode: 'local' as const });

	it('R18: waits for one that is not there yet, saying where it looks but not with what password', async () => {
		const port = await freePort();
		const lines: string[] = [];
		const preparing = prepareDatabase(outside(addressOn(port, test.url)), (line) => lines.push(line));
		await expect.poll(() => lines.length, { timeout: 60_000 }).toBeGreaterThan(0);
		relay = await relayTo(test.url, port);
		const prepared = await preparing;
		await prepared.stop();
		expect(lines[0]).toMatch(new RegExp(`^Waiting for the database at 127\\.0\\.0\\.1:${port}/`));
		expect(lines.join()).not.toContain('hush');
	});

	it('R18: says in one line that a name or password is wrong, at once', async () => {
		const url = new URL(test.url);
		url.username = 'nobody_of_that_name';
		await expect(prepareDatabase(outside(url.href), () => {})).rejects.toThrow(/^DATABASE_URL: .* refuses: .*\.$/);
	});

	it('R18: says in one line that the server speaks no TLS where the address asks for it', async () => {
		const url = new URL(addressOn(await freePort(), test.url));
		relay = await relayTo(test.url, Number(url.port));
		url.searchParams.set('sslmode', 'require');
		await expect(prepareDatabase(outside(url.href), () => {})).rejects.toThrow(
			/^DATABASE_URL: .* cannot be used: .*SSL.*\.$/,
		);
	});

	it('R18: says in one line that its folder cannot be made', async () => {
		const file = join(await makeTemporaryFolder(), 'in-the-way');
		await writeFile(file, 'a file where a folder should be');
		const config = { databaseUrl: null, dataDirectory: join(file, 'data'), mode: 'local' as const };
		await expect(prepareDatabase(config, () => {})).rejects.toThrow(
			/^DATA_DIRECTORY: .*data cannot be made: ENOTDIR.*\.$/,
		);
	});

	it('says in one line that there is no such database', async () => {
		const url = new URL(test.url);
		url.pathname = '/no_such_database';
		await expect(prepareDatabase(outside(url.href), () => {})).rejects.toThrow(/"no_such_database" does not exist/);
	});

	it('R9: refuses to serve sample reviews in production, and does not load any', async () => {
		const production = { ...outside(test.url), mode: 'production' as const };
		await expect(prepareDatabase(production, () => {})).rejects.toThrow(/npm run clear-samples/);
		const empty = await openTestDatabase();
		await (await prepareDatabase({ ...production, databaseUrl: empty.url }, () => {})).stop();
		expect(await empty.db.$count(courses)).toBeGreaterThanOrEqual(500);
		expect(await empty.db.$count(reviews)).toBe(0);
		await empty.close();
	});
});

describe('preparing the embedded database', { timeout: 90_000 }, () => {
	it('creates, migrates and fills it on the first start and changes nothing on the second', async () => {
		const dataDirectory = await makeTemporaryFolder();
		const lines: string[] = [];
		const config = { databaseUrl: null, dataDirectory, mode: 'local' as const };
		await (await prepareDatabase(config, (line) => lines.push(line))).stop();
		expect(lines.map((line) => line.split(/[ :]/)[0])).toEqual(['Creating', 'Schema', 'Places', 'Catalogue', 'Sample']);
		lines.length = 0;
		const second = await prepareDatabase(config, (line) => lines.push(line));
		const { db, pool } = openDatabase(second.url);
		expect(await db.$count(reviews)).toBeGreaterThanOrEqual(1_900);
		await pool.end();
		await second.stop();
		expect(lines).toEqual([]);
		expect((await readdir(dataDirectory)).sort()).toEqual(['postgres', 'postgres.json', 'postgres.log']);
		await rm(dataDirectory, { recursive: true });
	});
});

/** The test database's address by way of a port of ours, with a password that the server does not ask for. */
function addressOn(port: number, url: string): string {
	const { user, database, password } = new pg.Client({ connectionString: url });
	return `postgresql://${user}:${password || 'hush'}@127.0.0.1:${port}/${database}`;
}

async function freePort(): Promise<number> {
	const server = net.createServer().listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as net.AddressInfo;
	server.close();
	await once(server, 'close');
	return port;
}

/** Lets a port of this machine lead to the test server, whether that listens on a socket file or on a port. */
async function relayTo(url: string, port: number): Promise<net.Server> {
	const target = new pg.Client({ connectionString: url });
	const at = target.host.startsWith('/')
		? { path: `${target.host}/.s.PGSQL.${target.port}` }
		: { host: target.host, port: target.port };
	const server = net.createServer((socket) => {
		const onward = net.connect(at);
		socket.on('error', () => onward.destroy()).pipe(onward);
		onward.on('error', () => socket.destroy()).pipe(socket);
	});
	server.listen(port, '127.0.0.1');
	await once(server, 'listening');
	return server;
}
