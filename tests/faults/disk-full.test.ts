import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { expectWritesKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { isReady, startSiteProcess, timeUntil } from './support/site-process.ts';
import { fillDisk, mountSmallDisk, unmount } from './support/small-disk.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { acknowledgedOf, coursesOf, startWriters, type Write } from './support/writers.ts';

const SIZE = '320m';
const WORDS = 'Firm greens and a kind wind, seen from the ninth on the day of the full disk';

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
	const postForm = await fillInForm(site.origin, courses[0] ?? 0);
	const written: number[] = [];
	const stop = startWriters(site.origin, courses, writes, 4, (status) => written.push(status));
	await sleep(1_000);
	const ballast = join(place, 'ballast');
	fillDisk(ballast);
	const onFullDisk = written.length;
	const form = await postForm();
	// What came of it is removed just after the answer, full disk or not.
	await timeUntil(async () => readdirSync(join(place, 'pictures', 'temporary')).length === 0, 5_000);
	const seen: number[] = [];
	for (let at = 0; at < 40; at++) {
		const answer = await fetch(site.origin);
		seen.push(answer.status);
		await answer.text();
		await sleep(200);
	}
	await stop();
	expect(new Set(seen)).toEqual(new Set([200]));
	expect([form.status, form.text.includes(WORDS)]).toEqual([503, true]);
	// Small writes may still find room in files that are there. Whoever sends one again and again is told to wait by the limit.
	const refused = written.slice(onFullDisk).filter((status) => status >= 300 && status !== 429);
	expect(new Set(refused)).toEqual(new Set([503]));
	const before = acknowledgedOf(writes).length;
	rmSync(ballast);
	const stopAgain = startWriters(site.origin, courses, writes, 2);
	const healed = await timeUntil(async () => acknowledgedOf(writes).length > before, 5_000);
	await timeUntil(() => isReady(site.origin), 60_000);
	expect((await postForm()).status).toBe(303);
	await stopAgain();
	expect(await site.kill('SIGTERM')).toBe(0);
	const kept = await withDatabaseOf(place, (url) => expectWritesKept(url, writes));
	noteFigure(
		'R05',
		`8 s on a full disk: the home page answered all along, and a form with a photograph got its words back with ${form.status} and left no file; the first write was acknowledged ${(healed / 1000).toFixed(1)} s after there was room; all ${kept} acknowledged writes kept`,
	);
}

/** A review with a photograph, as a browser sends it without scripts; may be sent again and again. */
async function fillInForm(origin: string, courseId: number) {
	const { stamp } = (await (await fetch(`${origin}/api/stamp`)).json()) as { stamp: string };
	const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
	// Megabytes: more than may still find room in a file that is there.
	const photograph = await sharp({ create: { width: 2_000, height: 1_500, channels: 3, background: '#373', noise } })
		.jpeg({ quality: 95 })
		.toBuffer();
	return async () => {
		const body = new FormData();
		const fields = { stamp, reviewerName: 'Karin Lind', rating: '9', playDate: '2026-06-12', reviewText: WORDS };
		for (const [name, value] of Object.entries({ ...fields, courseId: String(courseId) })) body.append(name, value);
		body.append('photograph', new File([new Uint8Array(photograph)], 'ninth.jpg'));
		const headers = { Origin: origin, 'X-Forwarded-For': '10.5.5.5' };
		const answer = await fetch(`${origin}/create-review`, { method: 'POST', body, headers, redirect: 'manual' });
		return { status: answer.status, text: await answer.text() };
	};
}
