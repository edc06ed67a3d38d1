import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { expectWritesKept } from './check-writes.ts';
import { noteFigure } from './figures.ts';
import { isReady, type SiteProcess, timeUntil } from './site-process.ts';
import { withDatabaseOf } from './trial-folder.ts';
import { coursesOf, newWrite, send, startWriters, type Write } from './writers.ts';

type Loss = {
	/** What is lost, for the figure. */
	what: string;
	lose: () => Promise<void> | void;
	mend: () => Promise<void> | void;
};

/**
 * R06: takes a site that is written to away from its data, and brings it back. Meanwhile pages that were seen go on, nothing is taken
 * and nothing is begun anew; afterwards it goes on by itself with everything that was acknowledged. It is stopped at the end.
 */
export async function expectToOutlast(site: SiteProcess, dataDirectory: string, { what, lose, mend }: Loss) {
	const writes = new Map<string, Write>();
	const courses = await coursesOf(site.origin);
	expect((await fetch(site.origin)).status).toBe(200);
	const stop = startWriters(site.origin, courses, writes, 4);
	await sleep(1_500);
	// The first letter makes the folder of letters: what is in the data folder afterwards stays as it is.
	await timeUntil(async () => existsSync(join(dataDirectory, 'mail')), 20_000);
	const before = readdirSync(dataDirectory);
	await lose();
	await timeUntil(async () => !(await isReady(site.origin)), 30_000);
	for (let at = 0; at < 20; at++) {
		expect((await fetch(site.origin)).status).toBe(200);
		await sleep(200);
	}
	expect((await fetch(`${site.origin}/healthz`)).status).toBe(200);
	expect(await send(site.origin, newWrite(courses, writes))).toBe(false);
	await stop();
	expect(readdirSync(dataDirectory)).toEqual(before);
	await mend();
	const healed = await timeUntil(() => isReady(site.origin), 60_000);
	const after = newWrite(courses, writes);
	await timeUntil(() => send(site.origin, after), 20_000);
	expect(await site.kill('SIGTERM')).toBe(0);
	const kept = await withDatabaseOf(dataDirectory, (url) => expectWritesKept(url, writes));
	noteFigure(
		`R06 ${what}`,
		`${what} for 5 s: the home page answered all along; ready ${(healed / 1000).toFixed(1)} s after that was mended; all ${kept} acknowledged writes kept`,
	);
}
