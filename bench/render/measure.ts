import type { Site } from '#tests/support/site.ts';
import { askFor } from '../ask.ts';
import { cpuMicroseconds, share } from '../process.ts';
import type { Table } from '../table.ts';
import { type Kind, withKinds } from './kinds.ts';
import { measureShares } from './shares.ts';
import { measureTogether } from './together.ts';

const GOAL_MILLISECONDS = 5;

/** How many of each kind are asked for before those that count, and how many count. */
type Rounds = { warmUp: number; rounds: number };

const USUAL: Rounds = { warmUp: 600, rounds: 300 };

/** Pages that nobody has asked for before, and what the shares of their work cost alone. Throws when an answer is not 200. */
export async function measureRendering(site: Site, databaseUrl: string): Promise<Table[]> {
	const pages = {
		title: 'Pages made anew',
		note: `${USUAL.rounds} pages of each kind, one at a time, for a reader who is alone. CPU of the Node process with all its threads. Goal: at most ${GOAL_MILLISECONDS} ms, next 3 ms.`,
		columns: ['page', 'CPU ms a page', 'waited, median ms', 'waited, p99 ms', 'CPU goal, ms'],
		rows: (await measurePages(site, databaseUrl, USUAL)).map((row) => [...row, GOAL_MILLISECONDS]),
		chart: { column: 1, unit: ' ms', goalColumn: 4 },
	};
	return withKinds(databaseUrl, async (kinds) => [
		pages,
		await measureTogether(site, kinds, GOAL_MILLISECONDS),
		await measureShares(site, databaseUrl, kinds),
	]);
}

/** Of each kind of page: CPU time of the Node process a page (reading, rendering, compressing), and how long the reader waits, ms. */
export function measurePages(site: Site, databaseUrl: string, many: Rounds): Promise<Table['rows']> {
	return withKinds(databaseUrl, async (kinds) => {
		const rows: Table['rows'] = [];
		for (const kind of kinds) rows.push(await measureKind(site, kind, many));
		return rows;
	});
}

async function measureKind(site: Site, { name, path, before }: Kind, { warmUp, rounds }: Rounds) {
	const waited: number[] = [];
	const ask = async (round: number) => {
		await before?.();
		return askFor(site, path(round), round);
	};
	for (let round = 0; round < warmUp; round += 1) await ask(round);
	const cpuBefore = cpuMicroseconds(site.pid);
	for (let round = warmUp; round < warmUp + rounds; round += 1) waited.push(await ask(round));
	const cpu = (cpuMicroseconds(site.pid) - cpuBefore) / rounds / 1000;
	return [name, cpu, share(waited, 0.5), share(waited, 0.99)];
}
