import type { Site } from '#tests/support/sites/site.ts';
import { askFor } from '../ask.ts';
import { cpuMicroseconds } from '../process.ts';
import type { Table } from '../table.ts';
import type { Kind } from './kinds.ts';

const AT_ONCE = 10;
const WARM_UP = 30;
const BATCHES = 60;

/**
 * What pages cost that are asked for ten at a time: of each kind, and of a mix of all. A page for a reader who is alone finds
 * the machine asleep and its caches full of other things; CPU time runs short only where there are many.
 */
export async function measureTogether(site: Site, kinds: readonly Kind[], goal: number): Promise<Table> {
	const rows: Table['rows'] = [];
	// Ten who ask for one page together get the same: such a kind is measured in the mix.
	for (const kind of kinds.filter(({ before }) => !before)) {
		rows.push([kind.name, await measureBatches(site, Array<Kind>(AT_ONCE).fill(kind)), goal]);
	}
	const shared = kinds.filter(({ before }) => before);
	const others = kinds.filter(({ before }) => !before);
	const mix = Array.from({ length: AT_ONCE }, (_, at) => shared[at] ?? others[at % others.length]);
	const mixed = mix.filter((kind) => kind !== undefined);
	rows.push(['a mix with home', await measureBatches(site, mixed), goal]);
	return {
		title: 'Pages made anew, ten at once',
		note: `${BATCHES} times ten readers, all at once. CPU of the Node process with all its threads. Goal: at most ${goal} ms.`,
		columns: ['page', 'CPU ms a page', 'CPU goal, ms'],
		rows,
		chart: { column: 1, unit: ' ms', goalColumn: 2 },
	};
}

/** CPU time of the Node process a page, ms. */
async function measureBatches(site: Site, batch: readonly Kind[]): Promise<number> {
	const ask = async (round: number) => {
		for (const kind of batch) await kind.before?.();
		await Promise.all(batch.map((kind, at) => askFor(site, kind.path(round * AT_ONCE + at), round * AT_ONCE + at)));
	};
	for (let round = 0; round < WARM_UP; round += 1) await ask(round);
	const before = cpuMicroseconds(site.pid);
	for (let round = WARM_UP; round < WARM_UP + BATCHES; round += 1) await ask(round);
	return (cpuMicroseconds(site.pid) - before) / BATCHES / AT_ONCE / 1000;
}
