import type { Site } from '#tests/support/sites/site.ts';
import { askFor } from '../ask.ts';
import { countDatabase, cpuMicroseconds, median, share } from '../process.ts';
import type { Table } from '../table.ts';
import { type Kind, withKinds } from './kinds.ts';
import { measureTogether } from './together.ts';

const GOAL_MILLISECONDS = 3;

/** How many rounds there are before those that count, how many count, and how many pages of each kind a round asks for. */
type Rounds = { warmUp: number; counted: number; pages: number };

/** What pages of a kind cost in one round: CPU time of Node and of PostgreSQL a page, and how long each reader waited, ms. */
type Cost = { cpu: number; database: number; waited: number[] };
/** The costs of each kind, in the kinds’ order. */
type Round = Cost[];

const USUAL: Rounds = { warmUp: 30, counted: 60, pages: 40 };

/** Pages that nobody has asked for before, one at a time and ten at once. Throws when an answer is not 200. */
export function measureRendering(site: Site, databaseUrl: string): Promise<Table[]> {
	return withKinds(databaseUrl, async (kinds) => {
		const rounds = await measureRounds(site, databaseUrl, { kinds, ...USUAL });
		const pages = {
			title: 'Pages made anew',
			note: `${USUAL.counted} rounds of ${USUAL.pages} pages of each kind, the kinds in turns, one page at a time, for a reader who is alone; medians of the rounds. CPU of the Node process with all its threads, and beside it that of PostgreSQL. Goal: at most ${GOAL_MILLISECONDS} ms of Node’s.`,
			columns: ['page', 'CPU ms a page', 'waited, median ms', 'waited, p99 ms', 'PostgreSQL, CPU ms', 'CPU goal, ms'],
			rows: toRows(kinds, rounds).map((row) => [...row, GOAL_MILLISECONDS]),
			chart: { column: 1, unit: ' ms', goalColumn: 5 },
		};
		return [pages, await measureTogether(site, kinds, GOAL_MILLISECONDS)];
	});
}

/** Of each kind of page: CPU time of Node a page, how long its reader waits, and CPU time of PostgreSQL; medians of the rounds, ms. */
export function measurePages(site: Site, databaseUrl: string, rounds: Rounds): Promise<Table['rows']> {
	return withKinds(databaseUrl, async (kinds) =>
		toRows(kinds, await measureRounds(site, databaseUrl, { kinds, ...rounds })),
	);
}

/**
 * Costs of each kind in each round. They take turns from the first on, as those of a site’s readers do: they
 * share most of their code, and V8 makes it anew for each that it has not seen.
 */
async function measureRounds(
	site: Site,
	databaseUrl: string,
	{ kinds, warmUp, counted, pages }: Rounds & { kinds: readonly Kind[] },
): Promise<Round[]> {
	const rounds: Round[] = [];
	for (let round = 0; round < warmUp + counted; round += 1) {
		const costs: Round = [];
		for (const kind of kinds) {
			const sinceNow = await countDatabase(databaseUrl);
			const cpuBefore = cpuMicroseconds(site.pid);
			const waited = await askPages(site, kind, round * pages, pages);
			const cpu = (cpuMicroseconds(site.pid) - cpuBefore) / pages / 1000;
			costs.push({ cpu, database: (await sinceNow()) / pages / 1000, waited });
		}
		rounds.push(costs);
	}
	return rounds.slice(warmUp);
}

/** How long the reader of each page waits, ms. */
async function askPages(site: Site, { path, before }: Kind, first: number, pages: number): Promise<number[]> {
	const waited: number[] = [];
	for (let at = first; at < first + pages; at += 1) {
		await before?.();
		waited.push(await askFor(site, path(at), at));
	}
	return waited;
}

function toRows(kinds: readonly Kind[], rounds: readonly Round[]): Table['rows'] {
	return kinds.map(({ name }, at) => {
		const costs = costsOf(rounds, at);
		const waited = costs.flatMap((cost) => cost.waited);
		const database = median(costs.map((cost) => cost.database));
		return [name, median(costs.map(({ cpu }) => cpu)), share(waited, 0.5), share(waited, 0.99), database];
	});
}

const costsOf = (rounds: readonly Round[], at: number) => rounds.flatMap((costs) => costs[at] ?? []);
