import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type Database, openDatabase } from '#database/client.ts';
import { migrate } from '#database/migrate.ts';
import { newClient } from '#tests/support/facts/accounts.ts';
import {
	findOutsidePrograms,
	type OutsideServer,
	type OutsideStandby,
	startOutsideServer,
} from '#tests/support/servers/outside-server.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { openCore } from '../core.ts';
import { readConfig } from '../settings/config.ts';
import { openReplica, type Replica } from './replica.ts';

const programs = findOutsidePrograms();

/** Whether a statement is answered by the standby. */
async function isFromStandby(db: Database): Promise<boolean> {
	const { rows } = await db.execute<{ standby: boolean }>(sql`select pg_is_in_recovery() as standby`);
	return rows[0]?.standby ?? false;
}

describe.skipIf(programs === null)('a replica', () => {
	let server: OutsideServer;
	let standby: OutsideStandby;
	let primary: ReturnType<typeof openDatabase>;
	let other: ReturnType<typeof openDatabase>;
	let replica: Replica;
	const troubles: unknown[] = [];

	beforeAll(async () => {
		server = startOutsideServer(programs ?? '');
		await migrate(server.url);
		standby = server.startStandby();
		primary = openDatabase(server.url, { size: 3 });
		other = openDatabase(standby.url, { size: 1 });
		await primary.pool.query('create table told (what text)');
		const report = (_message: string, error: unknown) => troubles.push(error);
		replica = openReplica({ url: standby.url, primary: primary.pool, size: 3, report });
	});
	afterAll(async () => {
		await replica.close();
		await Promise.all([primary.pool.end(), other.pool.end()]);
		standby.stop();
		server.stop();
	});

	const used = () => isFromStandby(replica.db);
	const told = async () => (await replica.db.execute(sql`select what from told`)).rows.length;
	beforeEach(() => expect.poll(used, { timeout: 20_000 }).toBe(true));

	/** What is written from now on comes to the standby, and is not seen there until `resume`. */
	async function pauseReplay() {
		await other.pool.query('select pg_wal_replay_pause()');
		const state = async () => {
			// A standby that has nothing to replay looks up every five seconds, or when something comes.
			await primary.pool.query("select pg_logical_emit_message(true, 'wake', '')");
			return (await other.pool.query('select pg_get_wal_replay_pause_state() as state')).rows[0]?.state;
		};
		await expect.poll(state, { timeout: 20_000 }).toBe('paused');
		onTestFinished(async () => void (await resumeReplay()));
	}
	const resumeReplay = () => other.pool.query('select pg_wal_replay_resume()');

	it('is read from once it is up to date, and never written to', async () => {
		await expect.poll(replica.bytesBehind, { timeout: 20_000 }).toBe(0);
		await replica.db.transaction(async (tx) => {
			expect(await isFromStandby(tx as unknown as Database)).toBe(false);
			await tx.execute(sql`insert into told values ('in a transaction')`);
		});
		await replica.db.execute(sql`insert into told values ('by itself')`);
		expect((await primary.pool.query('select what from told')).rowCount).toBe(2);
	});

	it('is left alone after a change until it has it, so that nobody reads what was before', async () => {
		const before = await told();
		await pauseReplay();
		await primary.pool.query("insert into told values ('new')");
		replica.note();
		expect([await told(), await used()]).toEqual([before + 1, false]);
		await expect.poll(replica.bytesBehind, { timeout: 20_000 }).toBeGreaterThan(0);
		expect([await told(), await used()]).toEqual([before + 1, false]);
		await resumeReplay();
		await expect.poll(used, { timeout: 20_000 }).toBe(true);
		expect(await told()).toBe(before + 1);
	});

	it('is asked soon after a change, however quickly others follow', async () => {
		await pauseReplay();
		await primary.pool.query("insert into told values ('often')");
		const noting = setInterval(replica.note, 10);
		onTestFinished(() => clearInterval(noting));
		await expect.poll(replica.bytesBehind, { timeout: 20_000 }).toBeGreaterThan(0);
	});

	it('goes on being read from when it lacks what no change has told of', async () => {
		const before = await told();
		await pauseReplay();
		await primary.pool.query("insert into told values ('nobody was told')");
		await expect.poll(replica.bytesBehind, { timeout: 20_000 }).toBeGreaterThan(0);
		expect([await told(), await used()]).toEqual([before, true]);
	});

	it('is waited for where the primary shows what it has not written yet', async () => {
		const careless = openDatabase(server.url, { size: 1 });
		onTestFinished(() => careless.pool.end());
		await primary.pool.query("alter system set wal_writer_delay = '1s'");
		await primary.pool.query('select pg_reload_conf()');
		onTestFinished(async () => {
			await primary.pool.query('alter system reset wal_writer_delay');
			await primary.pool.query('select pg_reload_conf()');
		});
		await careless.pool.query('set synchronous_commit = off');
		// The first wakes what writes the journal, the second waits in memory until its next round.
		await careless.pool.query("insert into told values ('soon')");
		const written = 'select pg_current_wal_flush_lsn() >= $1 as done';
		const { rows } = await careless.pool.query('select pg_current_wal_insert_lsn() as place');
		const isWritten = async () => (await careless.pool.query(written, [rows[0].place])).rows[0].done;
		await expect.poll(isWritten, { timeout: 20_000 }).toBe(true);
		const { rowCount: before } = await primary.pool.query('select what from told');
		await careless.pool.query("insert into told values ('in memory')");
		replica.note();
		await expect.poll(used, { timeout: 20_000 }).toBe(true);
		expect(await told()).toBe((before ?? 0) + 1);
	});

	it('that goes away costs nobody anything, is told of once, and is used again when it is back', async () => {
		troubles.length = 0;
		standby.stop();
		expect(await told()).toBeGreaterThan(0);
		expect(await used()).toBe(false);
		expect(replica.bytesBehind()).toBeNull();
		expect(troubles).toHaveLength(1);
		standby.start();
		await expect.poll(used, { timeout: 20_000 }).toBe(true);
	});

	it('goes on being read from while the primary is away: nothing can change there', async () => {
		const away = openDatabase(server.url, { size: 1 });
		const report = (_message: string, error: unknown) => troubles.push(error);
		const left = openReplica({ url: standby.url, primary: away.pool, size: 1, report });
		await expect.poll(() => isFromStandby(left.db), { timeout: 20_000 }).toBe(true);
		await away.pool.end();
		expect(await isFromStandby(left.db)).toBe(true);
		await left.close();
	});

	it('is not blamed for a statement that the primary cannot answer either', async () => {
		await expect(replica.db.execute(sql`select nothing from nowhere`)).rejects.toThrow();
		expect(await used()).toBe(true);
	});

	it('that is no standby is never used', async () => {
		const report = (_message: string, error: unknown) => troubles.push(error);
		troubles.length = 0;
		const none = openReplica({ url: server.url, primary: primary.pool, size: 1, report });
		await expect.poll(() => String(troubles[0]), { timeout: 20_000 }).toContain('no standby');
		await none.close();
	});

	it('is what pages that are the same for everyone are made from, and nothing that hangs on who asks', async () => {
		const config = readConfig({
			DATABASE_URL: server.url,
			DATABASE_REPLICA_URL: standby.url,
			DATA_DIRECTORY: await makeTemporaryFolder(),
		});
		if (!config.ok) throw new Error(config.message);
		const log = pino({ level: 'silent' });
		const core = await openCore({ config: config.value, databaseUrl: server.url, log, keepsPages: false });
		const report = () => {};
		const everyone = () => isFromStandby(core.contextFor(null, report).db);
		await expect.poll(everyone, { timeout: 20_000 }).toBe(true);
		const visitor = { viewer: { kind: 'visitor' }, client: newClient() } as const;
		expect(await isFromStandby(core.contextFor(visitor, report).db)).toBe(false);
		await pauseReplay();
		await primary.pool.query("insert into told values ('changed')");
		await core.change(new Set(['course:1']));
		expect(await everyone()).toBe(false);
		await resumeReplay();
		await expect.poll(everyone, { timeout: 20_000 }).toBe(true);
		await core.close();
	});
});
