import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { expectWritesKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { isReady, startSiteProcess, timeUntil } from './support/site-process.ts';
import { makeReadOnly, mountAgain, mountDiskOf, unmount, unmountUnused } from './support/small-disk.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { coursesOf, newWrite, send, startWriters, type Write } from './support/writers.ts';

const BYTES = 640 * 1_048_576;

it('R06: on a disk that becomes read-only, pages that were seen go on, nothing acknowledged is lost, and it heals', async ({
	skip,
}) => {
	const folder = trialFolder();
	const disk = { image: join(folder, 'image'), mount: join(folder, 'disk') };
	try {
		if (!mountDiskOf(disk.image, disk.mount, BYTES)) return skip('this user may not mount a disk of a file');
		await failAndMend(disk);
	} finally {
		unmount(disk.mount);
	}
});

async function failAndMend(disk: { image: string; mount: string }) {
	const place = join(disk.mount, 'data');
	mkdirSync(place);
	const site = await startSiteProcess({ dataDirectory: place });
	const writes = new Map<string, Write>();
	const courses = await coursesOf(site.origin);
	expect((await fetch(site.origin)).status).toBe(200);
	const stop = startWriters(site.origin, courses, writes, 4);
	await sleep(1_500);
	const before = readdirSync(place);
	const secret = readFileSync(join(place, 'secret'), 'utf8');
	expect(makeReadOnly(disk.mount)).toBe(true);
	await timeUntil(async () => !(await isReady(site.origin)), 30_000);
	for (let at = 0; at < 20; at++) {
		expect((await fetch(site.origin)).status).toBe(200);
		await sleep(200);
	}
	expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
	expect(await send(site.origin, newWrite(courses, writes))).toBe(false);
	await stop();
	expect(readdirSync(place)).toEqual(before);
	// As an operator would: a disk that the kernel has given up is mounted anew.
	await timeUntil(async () => unmountUnused(disk.mount), 30_000);
	expect(mountAgain(disk.image, disk.mount)).toBe(true);
	expect(readFileSync(join(place, 'secret'), 'utf8')).toBe(secret);
	const healed = await timeUntil(() => isReady(site.origin), 60_000);
	const after = newWrite(courses, writes);
	await timeUntil(() => send(site.origin, after), 20_000);
	expect(await site.kill('SIGTERM')).toBe(0);
	const kept = await withDatabaseOf(place, (url) => expectWritesKept(url, writes));
	noteFigure(
		'R06',
		`the disk read-only for 5 s and mounted anew: the home page answered all along; ready ${(healed / 1000).toFixed(1)} s after it was; all ${kept} acknowledged writes kept`,
	);
}
