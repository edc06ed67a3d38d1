/**
 * `npm run bench:earlier -- FOLDER`: what pages made anew cost here beside what they cost in an earlier state of this repository,
 * checked out at `FOLDER` with its packages installed. Both sites are there at once, on the same core and data, and are asked in turns:
 * a machine that is slower than it was when an earlier figure was taken is as slow for both.
 */
import path from 'node:path';
import { argv } from 'node:process';
import { type Site, startSite } from '#tests/support/sites/site.ts';
import { askFor } from '../ask.ts';
import { FULL_SIZE } from '../data/fill.ts';
import { openBenchDatabase } from '../data/open.ts';
import { cpuMicroseconds, median, pinTo, SERVER_CORE } from '../process.ts';
import { type Kind, withKinds } from '../render/kinds.ts';
import { toColumns } from '../table.ts';

/** How many rounds there are before those that count, how many count, and how many pages of a kind each site makes in a round. */
const WARM_UP = 40;
const COUNTED = 160;
const PAGES = 10;

/** What a page of a kind cost in one round, CPU ms: of this state, and of the earlier one. */
type Pair = { now: number; earlier: number };

const folder = argv[2];
if (!folder) throw new Error('say where the earlier state is: npm run bench:earlier -- FOLDER');

const database = await openBenchDatabase(FULL_SIZE);
const settings = { DATABASE_URL: database.url, PAGE_CACHE_MEGABYTES: '1' };
const started: Site[] = [];
const start = async (root?: string) => {
	const site = await startSite(settings, root);
	started.push(site);
	pinTo(SERVER_CORE, site.pid);
	return site;
};
try {
	const sites = { now: await start(), earlier: await start(path.resolve(folder)) };
	const rows = await withKinds(database.url, async (kinds) => {
		const pairs = await inTurns(sites, kinds);
		return kinds.map(({ name }) => toRow(name, pairs.get(name) ?? []));
	});
	console.log(
		toColumns({
			title: 'Pages made anew, beside an earlier state',
			note: '',
			columns: ['page', 'CPU ms, median', 'earlier', 'of the earlier, median %', 'of all pages, %'],
			rows,
		}),
	);
} finally {
	for (const site of started) await site.stop();
	await database.stop();
}

/** By kind, the rounds that count. Who is asked first changes from round to round. */
async function inTurns(sites: Record<keyof Pair, Site>, kinds: readonly Kind[]): Promise<Map<string, Pair[]>> {
	const pairs = new Map(kinds.map(({ name }) => [name, [] as Pair[]]));
	for (let round = 0; round < WARM_UP + COUNTED; round += 1) {
		for (const kind of kinds) {
			const pair: Pair = { now: 0, earlier: 0 };
			const turns = round % 2 === 0 ? (['now', 'earlier'] as const) : (['earlier', 'now'] as const);
			for (const turn of turns) pair[turn] = await costOf(sites[turn], kind, round);
			if (round >= WARM_UP) pairs.get(kind.name)?.push(pair);
		}
	}
	return pairs;
}

async function costOf(site: Site, { path: pathOf, before }: Kind, round: number): Promise<number> {
	const began = cpuMicroseconds(site.pid);
	for (let at = round * PAGES; at < (round + 1) * PAGES; at += 1) {
		await before?.();
		await askFor(site, pathOf(at), at);
	}
	return (cpuMicroseconds(site.pid) - began) / PAGES / 1000;
}

function toRow(name: string, pairs: readonly Pair[]) {
	const sumOf = (which: keyof Pair) => pairs.reduce((sum, pair) => sum + pair[which], 0);
	return [
		name,
		median(pairs.map((pair) => pair.now)),
		median(pairs.map((pair) => pair.earlier)),
		100 * median(pairs.map((pair) => pair.now / pair.earlier)),
		(100 * sumOf('now')) / sumOf('earlier'),
	];
}
