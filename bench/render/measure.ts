import type { Site } from '#tests/support/site.ts';
import { askFor } from '../ask.ts';
import { countDatabase, cpuMicroseconds, median, share } from '../process.ts';
import type { Table } from '../table.ts';
import { type Kind, withKinds } from './kinds.ts';
import { measureShares } from './shares.ts';
import { measureTogether } from './together.ts';

const GOAL_MILLISECONDS = 3;

/** How many rounds there are before those that count, how many count, and how many pages of each kind a round asks for. */
type Rounds = { warmUp: number; counted: number; pages: number };

const USUAL: Rounds = { warmUp: 12, counted: 5, pages: 100 };

/** Pages that nobody has asked for before, and what the shares of their work cost alone. Throws when an answer is not 200. */
export async function measureRendering(site: Site, databaseUrl: string): Promise<Table[]> {
	const pages = {
		title: 'Pages made anew',
		note: `${USUAL.counted} rounds of ${USUAL.pages} pages of each kind, the kinds in turns, one page at a time, for a reader who is alone; medians of the rounds. CPU of the Node process with all its threads, and beside it that of PostgreSQL. Goal: at most ${GOAL_MILLISECONDS} ms of Node’s.`,
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
 * CPU time of PostgreSQL, ms; medians of the rounds. The kinds take turns from the first on, as those of a site's readers do: they
 * share most of their code, and V8 makes it anew for each that it has not seen.
 */
export function measurePages(
	site: Site,
	databaseUrl: string,
	{ warmUp, counted, pages }: Rounds,
): Promise<Table['rows']> {
	return withKinds(databaseUrl, async (kinds) => {
		for (let round = 0; round < warmUp; round += 1) {
			for (const kind of kinds) await askPages(site, kind, round * pages, pages);
		}
		const found = kinds.map(() => ({ cpu: [] as number[], database: [] as number[], waited: [] as number[] }));
		for (let round = warmUp; round < warmUp + counted; round += 1) {
			for (const [at, kind] of kinds.entries()) {
				const cpuBefore = cpuMicroseconds(site.pid);
				const sinceNow = await countDatabase(databaseUrl);
				found[at]?.waited.push(...(await askPages(site, kind, round * pages, pages)));
				found[at]?.cpu.push((cpuMicroseconds(site.pid) - cpuBefore) / pages / 1000);
				found[at]?.database.push((await sinceNow()) / pages / 1000);
			}
		}
		return found.map(({ cpu, database, waited }, at) => [
			kinds[at]?.name ?? '',
			median(cpu),
			share(waited, 0.5),
			share(waited, 0.99),
			median(database),
		]);
	});
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
