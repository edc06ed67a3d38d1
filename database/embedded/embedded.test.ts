import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Holder, startHolder } from '#tests/support/databases/holder.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { findPostmaster, stopServer } from './postmaster.ts';

/** A server that answers is not claimed yet: until it is, another site may come first. */
const SITE_CLAIMS = `select count(*)::int from pg_locks where locktype = 'advisory' and mode = 'ExclusiveLock' and granted`;

describe('the embedded database', { timeout: 90_000 }, () => {
	let folder: string;
	let cluster: string;
	let holders: Holder[] = [];
	const open = (role: 'site' | 'tool') =>
		openEmbedded({ dataDirectory: folder, role, progress: () => {}, durable: false });
	const hold = async (role: 'site' | 'tool') => {
		const holder = await startHolder(folder, role);
		holders.push(holder);
		return holder;
	};

	/** Processes of a killed server hold its memory for a moment longer. */
	const openOnceFree = async (): Promise<EmbeddedDatabase> => {
		for (let tries = 0; tries < 50; tries++) {
			try {
				return await open('site');
			} catch {
				await sleep(200);
			}
		}
		return open('site');
	};

	beforeAll(async () => {
		folder = await makeTemporaryFolder();
		cluster = path.join(folder, 'postgres');
	});
	afterEach(async () => {
		await Promise.all(holders.map((holder) => holder.leave()));
		holders = [];
	});
	afterAll(async () => {
		await stopServer(cluster);
		await rm(folder, { recursive: true, force: true });
	});

	it('is created once by two first starts at the same moment', async () => {
		const [site, tool] = await Promise.all([hold('site'), hold('tool')]);
		expect(await serverProcess(site.said)).toEqual(await serverProcess(tool.said));
	});

	it('keeps what was written when its only user stops it, and runs no longer', async () => {
		const first = await open('site');
		await query(first, 'create table kept as select 42 as answer');
		await first.stop();
		expect(findPostmaster(cluster)).toBeNull();
		const second = await open('site');
		expect(await query(second, 'select answer from kept')).toEqual([{ answer: 42 }]);
		await second.stop();
	});

	it('R04: refuses a second site, naming the process of the first, and lets tools in beside it', async () => {
		const holder = await hold('site');
		await expect(open('site')).rejects.toThrow(`The site already runs on these data, as process ${holder.pid}.`);
		const tool = await open('tool');
		expect(await query(tool, 'select 1 as one')).toEqual([{ one: 1 }]);
		await tool.stop();
		expect(findPostmaster(cluster)).not.toBeNull();
	});

	it('is left running by a tool that started it while a site has come to use it', async () => {
		const tool = await open('tool');
		const site = await open('site');
		await tool.stop();
		expect(await query(site, 'select 1 as one')).toEqual([{ one: 1 }]);
		await site.stop();
		expect(findPostmaster(cluster)).toBeNull();
	});

	it('R04: after a kill -9 of the site the next start takes over the server that still runs', async () => {
		const holder = await hold('site');
		const before = findPostmaster(cluster)?.pid;
		await holder.kill();
		const next = await open('site');
		expect(findPostmaster(cluster)?.pid).toBe(before);
		await next.stop();
	});

	it('is started and claimed again when its server dies under a running site', async () => {
		const site = await open('site');
		const before = findPostmaster(cluster);
		if (before) process.kill(before.pid, 'SIGKILL');
		await expect.poll(() => query(site, SITE_CLAIMS).catch(() => null), { timeout: 60_000 }).toEqual([{ count: 1 }]);
		await expect(open('site')).rejects.toThrow(/already runs/);
		await site.stop();
		expect(findPostmaster(cluster)).toBeNull();
	});

	it('R04: a site that lost its server to another site says whose the data are, and has them back after it', async () => {
		// The dead server must not be a child of the paused site, which could not reap it: PostgreSQL takes it for alive then.
		await (await hold('site')).kill();
		const first = await hold('site');
		const before = findPostmaster(cluster);
		process.kill(first.pid, 'SIGSTOP');
		if (before) process.kill(before.pid, 'SIGKILL');
		const second = await openOnceFree().finally(() => process.kill(first.pid, 'SIGCONT'));
		const refusal = `The site already runs on these data, as process ${process.pid}.`;
		await expect.poll(() => first.said, { timeout: 10_000 }).toContain(refusal);
		await sleep(1_500);
		expect(first.said.split(refusal)).toHaveLength(2);
		const servers = await query(second, 'select pg_postmaster_start_time() as at');
		expect(await serverProcess(first.said)).toEqual(servers);
		await second.stop();
		await expect.poll(() => claimedBy(first), { timeout: 60_000 }).toEqual([{ count: 1 }]);
	});

	it('listens on no network port', async () => {
		const site = await open('site');
		expect(await query(site, `select setting from pg_settings where name = 'listen_addresses'`)).toEqual([
			{ setting: '' },
		]);
		await site.stop();
	});

	it('counts the letters of every script in trigram searches', async () => {
		const site = await open('site');
		await query(site, 'create extension if not exists pg_trgm');
		expect(await query(site, `select cardinality(show_trgm('川奈')) > 0 as found`)).toEqual([{ found: true }]);
		await site.stop();
	});

	it('writes its log beside the data', async () => {
		expect(await logOf(folder)).toContain('ready to accept connections');
	});

	it('writes nobody into its log who offends against a rule', async () => {
		const site = await open('site');
		await query(site, 'create table members (email text primary key)');
		const join = () => query(site, `insert into members values ('karin@golf.example')`);
		await join();
		await expect(join()).rejects.toMatchObject({ detail: expect.stringContaining('karin@golf.example') });
		await site.stop();
		const log = await logOf(folder);
		expect(log).toContain('members_pkey');
		expect(log).not.toContain('karin');
	});
});

const logOf = (folder: string) => readFile(path.join(folder, 'postgres.log'), 'utf8');

const urlOf = (said: string) => /ready (\S+)/.exec(said)?.[1] ?? '';

const claimedBy = ({ said }: Holder) => query({ url: urlOf(said) }, SITE_CLAIMS).catch(() => null);

async function serverProcess(said: string): Promise<unknown> {
	return query({ url: urlOf(said) }, 'select pg_postmaster_start_time() as at');
}

async function query({ url }: Pick<EmbeddedDatabase, 'url'>, text: string): Promise<unknown[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(text)).rows;
	} finally {
		await client.end();
	}
}
