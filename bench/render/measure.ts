import type { Site } from '#tests/support/site.ts';
import { askFor } from '../ask.ts';
import { countDatabase, cpuMicroseconds, share } from '../process.ts';
import type { Table } from '../table.ts';
import { type Kind, withKinds } from './kinds.ts';
import { measureShares } from './shares.ts';
import { measureTogether } from './together.ts';

const GOAL_MILLISECONDS = 3;

/** How many of each kind are asked for before those that count, and how many count. */
type Rounds = { warmUp: number; rounds: number };

const USUAL: Rounds = { warmUp: 600, rounds: 300 };

/** Pages that nobody has asked for before, and what the shares of their work cost alone. Throws when an answer is not 200. */
export async function measureRendering(site: Site, databaseUrl: string): Promise<Table[]> {
	const pages = {
		title: 'Pages made anew',
		note: `${USUAL.rounds} pages of each kind, one at a time, for a reader who is alone. CPU of the Node process with all its threads, and beside it that of PostgreSQL. Goal: at most ${GOAL_MILLISECONDS} ms of Node’s.`,
		columns: ['page', 'CPU ms a page', 'waited, median ms', 'waited, p99 ms', 'PostgreSQL, CPU ms', 'CPU goal, ms'],
		rows: (await measurePages(site, databaseUrl, USUAL)).map((row) => [...row, GOAL_MILLISECONDS]),
		chart: { column: 1, unit: ' ms', goalColumn: 5 },
	};
	return withKinds(databaseUrl, async (kinds) => [
		pages,
		await measureTogether(site, kinds, GOAL_MILLISECONDS),
		await measureShares(site, databaseUrl, kinds),
	]);
}

/**
 * Of each kind of page: CPU time of the Node process a page (reading, rendering, compressing), how long the reader waits, and
 * CPU time of PostgreSQL, ms.
 * All kinds are asked for before the first counts: they share most of their code, and whichever came first would pay for it.
 */
export function measurePages(site: Site, databaseUrl: string, { warmUp, rounds }: Rounds): Promise<Table['rows']> {
	return withKinds(databaseUrl, async (kinds) => {
		for (const kind of kinds) await askRounds(site, kind, 0, warmUp);
		const rows: Table['rows'] = [];
		for (const kind of kinds) {
			const cpuBefore = cpuMicroseconds(site.pid);
			const sinceNow = await countDatabase(databaseUrl);
			const waited = await askRounds(site, kind, warmUp, warmUp + rounds);
			const cpu = (cpuMicroseconds(site.pid) - cpuBefore) / rounds / 1000;
			const database = (await sinceNow()) / rounds / 1000;
			rows.push([kind.name, cpu, share(waited, 0.5), share(waited, 0.99), database]);
		}
		return rows;
	});
}

/** How long the reader waits in each round, ms. */
async function askRounds(site: Site, { path, before }: Kind, first: number, end: number): Promise<number[]> {
	const waited: number[] = [];
	for (let round = first; round < end; round += 1) {
		await before?.();
		waited.push(await askFor(site, path(round), round));
	}
	return waited;
}
