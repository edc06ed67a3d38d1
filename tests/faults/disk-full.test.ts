import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { expectWritesKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { isReady, startSiteProcess, timeUntil } from './support/site-process.ts';
import { fillDisk, mountSmallDisk, unmount } from './support/small-disk.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { coursesOf, startWriters, type Write } from './support/writers.ts';

const SIZE = '320m';

it('R05: with the disk full, pages that were seen go on, nothing acknowledged is lost, and room heals it', async ({
	skip,
}) => {
	const place = join(trialFolder(), 'disk');
	if (!mountSmallDisk(place, SIZE)) return skip('this user may not mount a small disk');
	try {
		await fillAndFree(place);
	} finally {
		unmount(place);
	}
});

async function fillAndFree(place: string) {
	const site = await startSiteProcess({ dataDirectory: place });
	const writes = new Map<string, Write>();
	const courses = await coursesOf(site.origin);
	expect((await fetch(site.origin)).status).toBe(200);
	const written: number[] = [];
	const stop = startWriters(site.origin, courses, writes, 4, (status) => written.push(status));
	await sleep(1_000);
	const ballast = join(place, 'ballast');
	fillDisk(ballast);
	const onFullDisk = written.length;
	const seen: number[] = [];
	for (let at = 0; at < 40; at++) {
		const answer = await fetch(site.origin);
		seen.push(answer.status);
		await answer.text();
		await sleep(200);
	}
	await stop();
	expect(new Set(seen)).toEqual(new Set([200]));
	// Small writes may still find room in files that are there. Whoever sends one again and again is told to wait by the limit.
	const refused = written.slice(onFullDisk).filter((status) => status >= 300 && status !== 429);
	expect(new Set(refused)).toEqual(new Set([503]));
	rmSync(ballast);
	const healed = await timeUntil(() => isReady(site.origin), 60_000);
	const acknowledged = () => [...writes.values()].filter((write) => write.acknowledged).length;
	const before = acknowledged();
	const stopAgain = startWriters(site.origin, courses, writes, 2);
	await timeUntil(async () => acknowledged() > before, 20_000);
	await stopAgain();
	expect(await site.kill('SIGTERM')).toBe(0);
	const kept = await withDatabaseOf(place, (url) => expectWritesKept(url, writes));
	noteFigure(
		'R05',
		`8 s on a full disk: the home page answered all along; ready ${(healed / 1000).toFixed(1)} s after there was room; all ${kept} acknowledged writes kept`,
	);
}
