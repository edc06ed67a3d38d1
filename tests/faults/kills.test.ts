import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { expectWritesKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { postmasterOf } from './support/postgres-processes.ts';
import { isReady, type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { expectVotesKept, signUpVoters, startVoters, type Voter } from './support/voters.ts';
import { coursesOf, startWriters, type Write } from './support/writers.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 100);
const DATABASE_ROUNDS = Math.ceil(ROUNDS / 5);
/** Within which R01 wants the site back. */
const READY_MILLISECONDS = 3_000;
const VOTERS = 2;
const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;

/** How many acknowledged writes and votes a stopped site's database holds; fails where one is lost or half done. */
const keptIn = (dataDirectory: string, writes: Map<string, Write>, voters: Voter[]) =>
	withDatabaseOf(dataDirectory, async (url) => ({
		kept: await expectWritesKept(url, writes),
		votes: await expectVotesKept(url, voters),
	}));

it('R01, R07: nothing acknowledged is lost or half done however often Node is killed', async () => {
	const dataDirectory = trialFolder();
	const writes = new Map<string, Write>();
	const times: number[] = [];
	let site = await startSiteProcess({ dataDirectory });
	const courses = await coursesOf(site.origin);
	const voters = await withDatabaseOf(dataDirectory, (url) => signUpVoters(site.origin, url, VOTERS));
	for (let round = 0; round < ROUNDS; round++) {
		const stops = [startWriters(site.origin, courses, writes), startVoters(site.origin, voters)];
		await sleep(200 + randomInt(800));
		await site.kill('SIGKILL');
		await Promise.all(stops.map((stop) => stop()));
		site = await startSiteProcess({ dataDirectory });
		times.push(site.readyAfter);
	}
	await site.kill('SIGTERM');
	const { kept, votes } = await keptIn(dataDirectory, writes, voters);
	expect(kept).toBeGreaterThan(ROUNDS);
	expect(votes).toBeGreaterThan(ROUNDS);
	expect(median(times)).toBeLessThan(READY_MILLISECONDS);
	noteFigure(
		'R01',
		`${ROUNDS} kills of Node during ${writes.size} writes: all ${kept} acknowledged ones kept once, and ${votes} votes; ready again after ${seconds(median(times))} (median), ${seconds(Math.max(...times))} (worst)`,
	);
});

it('R01, R11: nothing acknowledged is lost however often PostgreSQL is killed, and the site starts it again by itself', async () => {
	const dataDirectory = trialFolder();
	const writes = new Map<string, Write>();
	const times: number[] = [];
	const site: SiteProcess = await startSiteProcess({ dataDirectory });
	const courses = await coursesOf(site.origin);
	const voters = await withDatabaseOf(dataDirectory, (url) => signUpVoters(site.origin, url, VOTERS));
	for (let round = 0; round < DATABASE_ROUNDS; round++) {
		const stops = [startWriters(site.origin, courses, writes), startVoters(site.origin, voters)];
		await sleep(300 + randomInt(900));
		process.kill(postmasterOf(dataDirectory), 'SIGKILL');
		await Promise.all(stops.map((stop) => stop()));
		times.push(await timeUntil(() => isReady(site.origin), 30_000));
	}
	await site.kill('SIGTERM');
	const { kept, votes } = await keptIn(dataDirectory, writes, voters);
	expect(kept).toBeGreaterThan(DATABASE_ROUNDS);
	expect(votes).toBeGreaterThan(DATABASE_ROUNDS);
	noteFigure(
		'R11',
		`${DATABASE_ROUNDS} kills of PostgreSQL during ${writes.size} writes: all ${kept} acknowledged ones kept once, and ${votes} votes; the site went on by itself after ${seconds(median(times))} (median), ${seconds(Math.max(...times))} (worst)`,
	);
});
