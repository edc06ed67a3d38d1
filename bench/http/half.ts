import { fileURLToPath } from 'node:url';
import type { Site } from '#tests/support/site.ts';
import { askFor } from '../ask.ts';
import { listBritishCourses } from '../data/british-courses.ts';
import { cpuMicroseconds, pinTo, SERVER_CORE, share } from '../process.ts';
import type { Table } from '../table.ts';
import { type Load, loadFrom, runBeside } from './measure.ts';

const SECONDS = 8;
const GOAL_MILLISECONDS = 25;
const WARM_UP = 300;
/** What pages cost is read when the site is warm: from the second half of the warm-up. */
const COLD = WARM_UP / 2;
/** Whoever asks is a new process, which is slow at first: so many are asked for before those that count. */
const FIRST = 100;
const ANEW = 600;
const ARRIVALS = fileURLToPath(new URL('./arrivals.ts', import.meta.url));

/** How long readers wait when the server has half of what it can do: of kept pages, and of pages that are made anew. */
export async function measureHalf(site: Site, databaseUrl: string): Promise<Table> {
	pinTo(SERVER_CORE, site.pid);
	const full = await loadFrom(site.origin, SECONDS / 2);
	const half = await loadFrom(site.origin, SECONDS, Math.round(full.aSecond / 2));
	const courses = await listBritishCourses(databaseUrl, WARM_UP + FIRST + ANEW);
	const paths = courses.map(({ path }) => `/courses${path}`);
	return {
		title: 'At half of capacity',
		note: `The server on one core, with half of the requests a second that it can answer. Goal: 99 of 100 within ${GOAL_MILLISECONDS} ms.`,
		columns: ['page', 'requests a second', 'waited, median ms', 'waited, p99 ms', 'turned away'],
		rows: [kept(half), await anew(site, paths)],
	};
}

const kept = ({ aSecond, median, p99 }: Load) => ['home, kept', aSecond, median, p99, 0];

/** Capacity is what the CPU time of a page allows one core; the requests come at their times, whether or not the last is answered. */
async function anew(site: Site, paths: readonly string[]) {
	for (const [round, path] of paths.slice(0, COLD).entries()) await askFor(site, path, round);
	const before = cpuMicroseconds(site.pid);
	for (const [round, path] of paths.slice(COLD, WARM_UP).entries()) await askFor(site, path, COLD + round);
	const pause = (2 * (cpuMicroseconds(site.pid) - before)) / (WARM_UP - COLD) / 1000;
	const all = JSON.parse(
		await runBeside([ARRIVALS, site.origin, String(pause), String(WARM_UP), ...paths.slice(WARM_UP)]),
	) as (number | null)[];
	const asked = all.slice(FIRST);
	const waited = asked.filter((milliseconds) => milliseconds !== null);
	return ['course, made anew', 1000 / pause, share(waited, 0.5), share(waited, 0.99), asked.length - waited.length];
}
