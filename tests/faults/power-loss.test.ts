import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { wordsKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { postgresProcesses, postmasterOf, stopPostgres } from './support/postgres-processes.ts';
import { startSiteProcess, timeUntil } from './support/site-process.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { canWatchSyncs, watchSyncs } from './support/watch-syncs.ts';
import { acknowledgedOf, coursesOf, newWrite, send, startWriters, type Write } from './support/writers.ts';

const WRITES = 50;
const CUTS = [0, 1, 100, 512, 4_096];
const now = () => performance.timeOrigin + performance.now();

it.runIf(canWatchSyncs())('R02: of fifty writes none is acknowledged before the journal is on the disk', async () => {
	const dataDirectory = trialFolder();
	const site = await startSiteProcess({ dataDirectory });
	const courses = await coursesOf(site.origin);
	const writes = new Map<string, Write>();
	const turns: { sent: number; answered: number }[] = [];
	const watch = await watchSyncs(postgresProcesses(dataDirectory), join(trialFolder(), 'trace'));
	while (turns.length < WRITES) {
		const sent = now();
		const write = newWrite(courses, writes);
		if (await send(site.origin, write)) turns.push({ sent, answered: now() });
	}
	const syncs = await watch.stop();
	await site.kill('SIGTERM');
	const within = turns.map(({ sent, answered }) => syncs.filter((time) => time > sent && time < answered).length);
	expect(within.filter((times) => times === 0)).toEqual([]);
	noteFigure(
		'R02',
		`${turns.length} acknowledged writes, one after the other: the journal was synced ${within.reduce((a, b) => a + b)} times between their sending and their answers, at least ${Math.min(...within)} times for each`,
	);
});

it('R03: from what the disk had at any moment, and from a journal that is cut short, the writes up to one of them are there', async () => {
	const dataDirectory = trialFolder();
	const site = await startSiteProcess({ dataDirectory });
	const writes = new Map<string, Write>();
	// One after the other, so that what may be lost are the last ones.
	const stop = startWriters(site.origin, await coursesOf(site.origin), writes, 1);
	while (acknowledgedOf(writes).length < WRITES) await sleep(50);
	const frozen = trialFolder();
	freeze(dataDirectory, frozen);
	const before = acknowledgedOf(writes);
	const postmaster = postmasterOf(dataDirectory);
	await stop();
	await site.kill('SIGTERM');
	// A machine that lost its power has no process of before; the lock in the copy names this one.
	await timeUntil(async () => !isThere(postmaster), 20_000);
	const kept: number[] = [];
	for (const cut of CUTS) kept.push(await keptAfter(frozen, cut, [...writes.keys()]));
	expect(kept[0]).toBeGreaterThanOrEqual(before.length);
	noteFigure(
		'R03',
		`${before.length} acknowledged writes; of the data as they were in the middle of the next, with ${CUTS.join(', ')} bytes cut off the journal: the first ${kept.join(', ')} are there, whole`,
	);
});

/** Copies the data as they are at one moment, as a machine that loses its power leaves them. */
function freeze(dataDirectory: string, place: string) {
	const goOn = stopPostgres(dataDirectory);
	copyAll(dataDirectory, place);
	goOn();
}

/** Whether a process holds the number, be it one that has ended and that nobody has asked about yet. */
const isThere = (pid: number) => existsSync(`/proc/${pid}`);

/** With everything that a dead machine leaves behind, and whose it is. */
const copyAll = (from: string, to: string) => execFileSync('cp', ['-a', `${from}/.`, to]);

/** How many writes there are, all of them the first, after so many bytes were cut off the end of the journal. */
async function keptAfter(frozen: string, cut: number, order: readonly string[]): Promise<number> {
	const dataDirectory = trialFolder();
	copyAll(frozen, dataDirectory);
	if (cut > 0) cutJournal(join(dataDirectory, 'postgres', 'pg_wal'), cut);
	const site = await startSiteProcess({ dataDirectory });
	expect((await fetch(site.origin)).status).toBe(200);
	await site.kill('SIGTERM');
	const found = await withDatabaseOf(dataDirectory, wordsKept);
	rmSync(dataDirectory, { recursive: true });
	const first = order.slice(0, found.length);
	expect(found.toSorted()).toEqual(first.toSorted());
	return found.length;
}

/** The files of the journal are as long as they will be from the beginning: what was written ends where the zeros begin. */
function cutJournal(folder: string, bytes: number) {
	const [newest] = readdirSync(folder)
		.filter((name) => /^[\dA-F]{24}$/.test(name))
		.map((name) => ({ file: join(folder, name), end: endOf(join(folder, name)) }))
		.filter(({ end }) => end > 0)
		.toSorted((a, b) => b.file.localeCompare(a.file));
	if (!newest) throw new Error('there is no journal');
	truncateSync(newest.file, Math.max(0, newest.end - bytes));
}

const endOf = (file: string) => readFileSync(file).findLastIndex((byte) => byte !== 0) + 1;
