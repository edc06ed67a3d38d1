import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { LAST_BACKUP } from '#domain/desk/figures/last-backup.ts';
import { findOutsidePrograms, startOutsideServer } from '#tests/support/servers/outside-server.ts';
import { expectWritesKept } from './support/check-writes.ts';
import { command, runBeside, startCommand } from './support/commands.ts';
import { noteFigure } from './support/figures.ts';
import { startSiteProcess } from './support/site-process.ts';
import { mountSmallDisk, resizeSmallDisk, unmount } from './support/small-disk.ts';
import { hashesOf } from './support/table-hashes.ts';
import { tellDatabase } from './support/tell-database.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { coursesOf, startWriters, type Write } from './support/writers.ts';

const outside = findOutsidePrograms();

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
	expect(made.said).toContain(`There is no folder ${join(folder, 'missing')}.`);
	expect(readdirSync(folder)).toEqual([]);
});

it('R41: a backup on a disk that is too small fails loudly, leaves no file that looks whole, and goes through with room', async ({
	skip,
}) => {
	const data = trialFolder();
	const site = await startSiteProcess({ dataDirectory: data });
	await site.kill('SIGTERM');
	const place = join(trialFolder(), 'disk');
	if (!mountSmallDisk(place, '128k')) return skip('this user may not mount a small disk');
	onTestFinished(() => {
		unmount(place);
	});
	const file = join(place, 'fescue.tar');
	const made = command('backup', [file], { DATA_DIRECTORY: data });
	expect(made).toMatchObject({ status: 1, said: expect.stringContaining('ENOSPC') });
	expect(readdirSync(place).filter((name) => !name.endsWith('.partial'))).toEqual([]);
	const noted = () =>
		withDatabaseOf(data, (url) => tellDatabase(url, 'select from settings where key = $1', [LAST_BACKUP]));
	expect(await noted()).toHaveLength(0);
	resizeSmallDisk(place, '64m');
	expect(command('backup', [file], { DATA_DIRECTORY: data })).toMatchObject({ status: 0 });
	expect(await noted()).toHaveLength(1);
	expect(command('restore', [file, '--check'], { DATA_DIRECTORY: data })).toMatchObject({ status: 0 });
	expect(readdirSync(place)).toEqual(['fescue.tar']);
});

/** At which parts of the time that a restore takes it is killed. */
const KILLED_AT = [0.15, 0.3, 0.45, 0.6, 0.7, 0.8, 0.9];

it('R42: a restore that is killed leaves what was there before, and goes through the next time', async () => {
	const data = trialFolder();
	const settings = { DATA_DIRECTORY: data };
	const file = join(trialFolder(), 'fescue.tar');
	const site = await startSiteProcess({ dataDirectory: data });
	await site.kill('SIGTERM');
	expect(command('backup', [file], settings)).toMatchObject({ status: 0 });
	const restore = () => command('restore', [file, '--replace'], settings);
	const began = performance.now();
	expect(restore()).toMatchObject({ status: 0 });
	const took = performance.now() - began;
	const backedUp = await withDatabaseOf(data, hashesOf);
	const change = () =>
		withDatabaseOf(data, async (url) => {
			await tellDatabase(url, `update courses set name = name || ' Links'`);
			return hashesOf(url);
		});
	let changed = await change();
	expect(changed).not.toEqual(backedUp);
	let stayed = 0;
	for (const share of KILLED_AT) {
		const child = startCommand('restore', [file, '--replace'], settings);
		const ended = once(child, 'exit');
		await sleep(share * took);
		child.kill('SIGKILL');
		const [code] = await ended;
		const found = await withDatabaseOf(data, hashesOf);
		// One that had committed when the signal came has restored all.
		expect(code === 0 ? [backedUp] : [changed, backedUp]).toContainEqual(found);
		if (found.courses === changed.courses) stayed += 1;
		else changed = await change();
	}
	expect(stayed).toBeGreaterThan(0);
	expect(restore()).toMatchObject({ status: 0 });
	expect(await withDatabaseOf(data, hashesOf)).toEqual(backedUp);
	noteFigure(
		'R42 killed',
		`${KILLED_AT.length} restores killed on their way: ${stayed} times all was as before, else all was restored; the next went through`,
	);
});
