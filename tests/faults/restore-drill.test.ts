import { execFile, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { findOutsidePrograms, startOutsideServer } from '#tests/support/outside-server.ts';
import { expectWritesKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { startSiteProcess } from './support/site-process.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { coursesOf, startWriters, type Write } from './support/writers.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const outside = findOutsidePrograms();

/** Runs a command of ours to its end, as an operator does. */
function command(script: string, words: string[], settings: Record<string, string>) {
	const { status, stdout, stderr } = spawnSync(process.execPath, [`cli/${script}.ts`, ...words], {
		encoding: 'utf8',
		env: { ...process.env, FESCUE_MODE: 'local', DATABASE_URL: '', BACKUP_KEY: KEY, ...settings },
	});
	return { status, said: stdout + stderr };
}

async function hashesOf(url: string): Promise<Record<string, string>> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	const { rows } = await client.query<{ name: string }>(
		`select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
	);
	const hashes: Record<string, string> = {};
	for (const { name } of rows) {
		const hash = await client.query(
			`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as hash from ${name} t`,
		);
		hashes[name] = hash.rows[0]?.hash;
	}
	await client.end();
	return hashes;
}

it('R40, R42: a backup under load gives an empty machine everything that was acknowledged before it', async () => {
	const [old, fresh] = [trialFolder(), trialFolder()];
	const file = join(trialFolder(), 'fescue.tar');
	const writes = new Map<string, Write>();
	const first = await startSiteProcess({ dataDirectory: old });
	const courses = await coursesOf(first.origin);
	const stopFirst = startWriters(first.origin, courses, writes, 4);
	while ([...writes.values()].filter(({ acknowledged }) => acknowledged).length < 60) await sleep(50);
	const before = new Map([...writes].filter(([, { acknowledged }]) => acknowledged));
	const began = performance.now();
	// The command runs beside the site, in the middle of the writes that go on in this process between its turns.
	const made = await runBeside('backup', [file], { DATA_DIRECTORY: old });
	const took = performance.now() - began;
	await stopFirst();
	await first.kill('SIGTERM');
	expect(made).toContain('fescue.tar');

	const restored = command('restore', [file], { DATA_DIRECTORY: fresh });
	expect(restored).toMatchObject({ status: 0 });
	const again = command('restore', [file], { DATA_DIRECTORY: fresh });
	expect(again).toMatchObject({ status: 1, said: expect.stringContaining('--replace') });
	const kept = await withDatabaseOf(fresh, (url) => expectWritesKept(url, before));
	const second = await startSiteProcess({ dataDirectory: fresh });
	expect((await fetch(second.origin)).status).toBe(200);
	await second.kill('SIGTERM');
	const megabytes = (statSync(file).size / 1e6).toFixed(1);
	noteFigure(
		'R40',
		`a backup of ${megabytes} MB under load in ${(took / 1000).toFixed(1)} s; all ${kept} writes acknowledged before it are on the new machine`,
	);
	if (outside) await moveOutside(file, fresh);
	else process.stdout.write('R42: no PostgreSQL of its own on this machine to move to\n');
});

/** As `command`, while the site is written to. */
function runBeside(script: string, words: string[], settings: Record<string, string>): Promise<string> {
	const env = { ...process.env, FESCUE_MODE: 'local', DATABASE_URL: '', BACKUP_KEY: KEY, ...settings };
	return new Promise((resolve, reject) => {
		execFile(process.execPath, [`cli/${script}.ts`, ...words], { env }, (error, stdout, stderr) =>
			error ? reject(new Error(stdout + stderr)) : resolve(stdout),
		);
	});
}

/** From our own PostgreSQL 18 to the one of the machine, which may be of another version. */
async function moveOutside(file: string, from: string) {
	const server = startOutsideServer(outside ?? '');
	onTestFinished(() => server.stop());
	const client = new pg.Client({ connectionString: server.url });
	await client.connect();
	await client.query('create database moved');
	const { rows } = await client.query<{ server_version: string }>('show server_version');
	await client.end();
	const url = server.url.replace('/postgres?', '/moved?');
	const moved = command('restore', [file], { DATABASE_URL: url, DATA_DIRECTORY: from });
	expect(moved).toMatchObject({ status: 0 });
	// What the site itself has written since the restore (its jobs) is not in the backup: the hashes are the backup's own.
	const again = command('restore', [file, '--replace'], { DATA_DIRECTORY: from });
	expect(again).toMatchObject({ status: 0 });
	expect(await hashesOf(url)).toEqual(await withDatabaseOf(from, hashesOf));
	noteFigure(
		'R42',
		`moved from PostgreSQL 18 to ${rows[0]?.server_version.split(' ')[0]}: every table has the same hash`,
	);
}

it('R41: a backup that cannot be written fails loudly and leaves no file that looks whole', async () => {
	const data = trialFolder();
	const site = await startSiteProcess({ dataDirectory: data });
	const folder = trialFolder();
	const made = command('backup', [join(folder, 'missing', 'fescue.tar')], { DATA_DIRECTORY: data });
	await site.kill('SIGTERM');
	expect(made.status).toBe(1);
	expect(made.said).toContain('ENOENT');
	expect(readdirSync(folder)).toEqual([]);
});
