import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { type Site, startSite } from '#tests/support/sites/site.ts';
import { askFor } from '../ask.ts';
import { share } from '../process.ts';
import type { Table } from '../table.ts';

const IN_THE_SITE = fileURLToPath(new URL('./recount-on-signal.ts', import.meta.url));
/** A reader asks for the home page and for a course page as often; both are made anew after each batch of the recount. */
const PAUSE_MILLISECONDS = 25;
const QUIET_ROUNDS = 200;
const WARM_UP = 20;

type Waited = { home: number[]; course: number[] };

/** How long the nightly job takes in a site's own process, and how long readers wait meanwhile and without it. */
export async function measureRecount(client: pg.Client, databaseUrl: string, slugs: readonly string[]): Promise<Table> {
	await client.query('update courses set rated_for = rated_for - 1 where rated_for is not null');
	const { rows } = await client.query<{ reviews: number }>(`select count(*)::int as reviews from reviews`);
	const note = join('/tmp', `fescue-recount-${process.pid}.json`);
	const environment = { DATABASE_URL: databaseUrl, RECOUNT_NOTE: note, NODE_OPTIONS: `--import ${IN_THE_SITE}` };
	const site = await startSite(environment);
	try {
		let round = 0;
		const read = (until: () => boolean) => readOn(site, slugs, () => round++, until);
		await read(() => round >= WARM_UP);
		const quiet = await read(() => round >= WARM_UP + QUIET_ROUNDS);
		process.kill(site.pid, 'SIGUSR2');
		const busy = await read(() => existsSync(note));
		await sleep(PAUSE_MILLISECONDS);
		const { moved, seconds } = JSON.parse(readFileSync(note, 'utf8')) as { moved: number; seconds: number };
		return table(moved, seconds, rows[0]?.reviews ?? 0, quiet, busy);
	} finally {
		await site.stop();
	}
}

async function readOn(site: Site, slugs: readonly string[], next: () => number, until: () => boolean): Promise<Waited> {
	const waited: Waited = { home: [], course: [] };
	while (!until()) {
		const round = next();
		waited.home.push(await askFor(site, '/', round));
		waited.course.push(await askFor(site, `/courses/united-kingdom/${slugs[round % slugs.length] ?? ''}`, round));
		await sleep(PAUSE_MILLISECONDS);
	}
	return waited;
}

function table(moved: number, seconds: number, reviews: number, quiet: Waited, busy: Waited): Table {
	const line = (name: string, times: number[]) => [name, times.length, share(times, 0.5), share(times, 0.99)];
	return {
		title: `Recount of ${reviews.toLocaleString('en-GB')} reviews: ${seconds.toFixed(1)} s`,
		note:
			`The nightly job in the site’s own process, ${moved.toLocaleString('en-GB')} courses. Goal: 30 s, and readers go on ` +
			'reading: one asks for pages meanwhile, a new course each time.',
		columns: ['page', 'asked for', 'waited, median ms', 'waited, p99 ms'],
		rows: [
			line('home, before', quiet.home),
			line('home, meanwhile', busy.home),
			line('course, before', quiet.course),
			line('course, meanwhile', busy.course),
		],
	};
}
