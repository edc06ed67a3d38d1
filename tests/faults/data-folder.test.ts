import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { expectWritesKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { isReady, startSiteProcess, timeUntil } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { coursesOf, newWrite, send, startWriters, type Write } from './support/writers.ts';

it('R06: while the database may not enter its own folder, pages that were seen go on, nothing is begun anew, and it heals', async () => {
	const place = trialFolder();
	const cluster = join(place, 'postgres');
	const site = await startSiteProcess({ dataDirectory: place });
	const mode = statSync(cluster).mode;
	onTestFinished(async () => {
		chmodSync(cluster, mode);
		await site.kill('SIGTERM');
	});
	const writes = new Map<string, Write>();
	const courses = await coursesOf(site.origin);
	expect((await fetch(site.origin)).status).toBe(200);
	const stop = startWriters(site.origin, courses, writes, 4);
	await sleep(1_500);
	const before = readdirSync(place);
	const connections = await connectionsOf(place);
	chmodSync(cluster, 0o000);
	// The next ones have to open files anew.
	for (const pid of connections) endProcess(pid);
	await timeUntil(async () => !(await isReady(site.origin)), 30_000);
	for (let at = 0; at < 20; at++) {
		expect((await fetch(site.origin)).status).toBe(200);
		await sleep(200);
	}
	expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
	expect(await send(site.origin, newWrite(courses, writes))).toBe(false);
	await stop();
	expect(readdirSync(place)).toEqual(before);
	chmodSync(cluster, mode);
	const healed = await timeUntil(() => isReady(site.origin), 60_000);
	const after = newWrite(courses, writes);
	await timeUntil(() => send(site.origin, after), 20_000);
	expect(await site.kill('SIGTERM')).toBe(0);
	const kept = await withDatabaseOf(place, (url) => expectWritesKept(url, writes));
	noteFigure(
		'R06',
		`the folder shut for 5 s: the home page answered all along; ready ${(healed / 1000).toFixed(1)} s after it was open; all ${kept} acknowledged writes kept`,
	);
});

/** Ends a process, if it has not ended meanwhile. */
function endProcess(pid: number) {
	try {
		process.kill(pid, 'SIGTERM');
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
	}
}

/** The processes of PostgreSQL that work for the site. */
function connectionsOf(place: string): Promise<number[]> {
	return withDatabaseOf(place, async (url) => {
		const rows = await tellDatabase<{ pid: number }>(
			url,
			`select pid from pg_stat_activity where application_name = 'fescue'`,
		);
		return rows.map(({ pid }) => pid);
	});
}
