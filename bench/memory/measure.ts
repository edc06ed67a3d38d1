import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { residentMegabytes } from '#tests/support/sites/process-memory.ts';
import { startSite } from '#tests/support/sites/site.ts';
import { askFor } from '../ask.ts';
import { median } from '../process.ts';
import type { Table } from '../table.ts';

const STARTS = 3;
const IDLE_MILLISECONDS = 5_000;
const PAGES = 600;
const LOAD = fileURLToPath(new URL('../http/load.ts', import.meta.url));
const LOAD_SECONDS = 5;

/**
 * From the command to the first answer on existing data with a finished build, and what memory the Node process holds: some
 * seconds after that, and when it has made hundreds of pages and sent tens of thousands.
 */
export async function measureProcess(databaseUrl: string): Promise<Table> {
	const found: { ready: number; idle: number; loaded: number }[] = [];
	for (let round = 0; round < STARTS; round += 1) found.push(await measureOnce(databaseUrl));
	const middle = (name: keyof (typeof found)[number]) => median(found.map((each) => each[name]));
	return {
		title: 'The process',
		note:
			`Existing data, a finished build, ${STARTS} starts, medians. At rest: ${IDLE_MILLISECONDS / 1000} s after it is ready. After load: ` +
			`${PAGES} pages made anew and ${LOAD_SECONDS} s of kept ones.`,
		columns: ['', 'found', 'goal'],
		rows: [
			['ready after, s', middle('ready'), 1.5],
			['resident memory at rest, MB', middle('idle'), 220],
			['resident memory after load, MB', middle('loaded'), 400],
		],
	};
}

async function measureOnce(databaseUrl: string) {
	const began = performance.now();
	const site = await startSite({ DATABASE_URL: databaseUrl });
	try {
		const ready = (performance.now() - began) / 1000;
		await sleep(IDLE_MILLISECONDS);
		const idle = residentMegabytes(site.pid);
		for (let page = 0; page < PAGES; page += 1) {
			await askFor(site, `/find-course?q=${page.toString(36)}`, page);
		}
		execFileSync(process.execPath, [LOAD, site.origin, String(LOAD_SECONDS)]);
		return { ready, idle, loaded: residentMegabytes(site.pid) };
	} finally {
		await site.stop();
	}
}
