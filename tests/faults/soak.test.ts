import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { residentMegabytes } from '#tests/support/sites/process-memory.ts';
import { expectWritesKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { unseenPage } from './support/readers.ts';
import { startSiteProcess } from './support/site-process.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { newWrite, send, type Write } from './support/writers.ts';

/** `npm run soak` sets it; without it there is no soak, which takes an hour. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 0);
/** V8 collects old objects every twelve seconds or so under this load: each look of half an hour sees ten collections. */
const LOOKS = 15;
/** The first part is warming up: caches fill, hot functions are compiled. */
const WARM_UP = 0.3;
const READERS = 4;
/** Both together keep the process at work about half of the time, from the first minute to the last. */
const PAUSE_MILLISECONDS = { reader: 60, writer: 6 };
/** In a minute. Far fewer would be no load, whatever it is that keeps them from being taken. */
const LEAST_WRITES = 600;
/** What an operator would feel after a week (decision record 0022). */
const GROWTH_MEGABYTES_AN_HOUR = 5;

type Look = { hour: number; megabytes: number; files: number; p99: number };

const LIMIT = { timeout: (MINUTES + 10) * 60_000 };

it.runIf(MINUTES > 0)(
	'R45: under load for long, memory and open files stay as they are, and no write is lost',
	LIMIT,
	async () => {
		const dataDirectory = trialFolder();
		const site = await startSiteProcess({ dataDirectory });
		const writes = new Map<string, Write>();
		const courseIds = await withDatabaseOf(dataDirectory, allCourses);
		const looks: Look[] = [];
		let waited: number[] = [];
		let going = true;
		const writer = async () => {
			while (going) {
				const write = newWrite(courseIds, writes);
				do await sleep(PAUSE_MILLISECONDS.writer);
				while (!(await send(site.origin, write)) && going);
			}
		};
		const reader = async (at: number) => {
			for (let turn = 0; going; turn++) {
				const began = performance.now();
				const path = turn % 3 === 0 ? '/' : unseenPage(at * 10_000_000 + turn);
				const headers = { 'X-Forwarded-For': `10.${at}.${turn % 250}.${(turn >> 8) % 250}` };
				await (await fetch(site.origin + path, { headers })).arrayBuffer();
				waited.push(performance.now() - began);
				await sleep(PAUSE_MILLISECONDS.reader);
			}
		};
		const load = Promise.all([writer(), ...Array.from({ length: READERS }, (_, at) => reader(at))]);
		for (let look = 1; look <= LOOKS; look++) {
			const megabytes = await leastMegabytes(site.pid, (MINUTES * 60_000) / LOOKS);
			const p99 = waited.toSorted((a, b) => a - b)[Math.floor(waited.length * 0.99)] ?? 0;
			waited = [];
			const files = readdirSync(`/proc/${site.pid}/fd`).length;
			looks.push({ hour: (look * MINUTES) / LOOKS / 60, megabytes, files, p99 });
		}
		going = false;
		await load;
		expect(await site.kill('SIGTERM')).toBe(0);
		const warm = looks.slice(Math.ceil(LOOKS * WARM_UP));
		const growth = slopeOf(warm.map(({ hour, megabytes }) => [hour, megabytes]));
		const [first, last] = [warm.slice(0, 3), warm.slice(-3)].map((part) => mean(part.map(({ p99 }) => p99)));
		const files = warm.map((look) => look.files);
		// Whatever is wrong, all of it is told: it took an hour to see.
		expect.soft(Math.max(...files) - Math.min(...files)).toBeLessThan(40);
		const memory = looks.map(({ megabytes }) => megabytes.toFixed(0)).join(' ');
		expect.soft(growth, `megabytes an hour: ${memory}`).toBeLessThan(Math.max(GROWTH_MEGABYTES_AN_HOUR, 60 / MINUTES));
		const kept = await withDatabaseOf(dataDirectory, (url) => expectWritesKept(url, writes));
		expect.soft(kept).toBeGreaterThan(MINUTES * LEAST_WRITES);
		noteFigure(
			'R45',
			`${MINUTES} minutes, ${kept} writes: memory grew by ${growth.toFixed(1)} MB an hour once warm, to ${looks.at(-1)?.megabytes.toFixed(0)} MB; ${Math.min(...files)} to ${Math.max(...files)} open files; p99 ${first?.toFixed(0)} ms at the beginning, ${last?.toFixed(0)} ms at the end`,
		);
	},
);

/** Golfers write about courses everywhere: thousands of reviews of a few of them would be no load that a site has. */
async function allCourses(url: string): Promise<number[]> {
	const { db, pool } = openDatabase(url);
	try {
		return (await db.select({ id: courses.id }).from(courses)).map(({ id }) => id);
	} finally {
		await pool.end();
	}
}

/**
 * The least that a process holds within a time. What is dead and not yet collected goes up and down by more in a minute than
 * may stay in an hour; the least is what is left after a collection, and what leaks lifts that too.
 */
async function leastMegabytes(pid: number, milliseconds: number): Promise<number> {
	const until = performance.now() + milliseconds;
	let least = Number.POSITIVE_INFINITY;
	while (performance.now() < until) {
		await sleep(1_000);
		least = Math.min(least, residentMegabytes(pid));
	}
	return least;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** How much the second number grows while the first grows by one: the line of least squares. */
function slopeOf(points: readonly (readonly [number, number])[]): number {
	const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
	const over = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0);
	return over / points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
}
