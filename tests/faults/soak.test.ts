import { readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { residentMegabytes } from '#tests/support/process-memory.ts';
import { expectWritesKept } from './support/check-writes.ts';
import { noteFigure } from './support/figures.ts';
import { quantile, unseenPage } from './support/readers.ts';
import { startSiteProcess } from './support/site-process.ts';
import { trialFolder, withDatabaseOf } from './support/trial-folder.ts';
import { newWrite, send, type Write } from './support/writers.ts';

/** `npm run soak` sets it; without it there is no soak, which takes an hour. */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 0);
/** Each ends with a lull, as days do: what the site holds is seen when it has given back what it only keeps for later (`give-back.ts`). */
const LOOKS = 15;
/** The site looks every ten seconds whether it was quiet since: three times in each, as one may fall into a job of its own. */
const LULL_MILLISECONDS = 40_000;
/** Where nothing was given back, what is held was not seen: no line may go through that. As a ratio to what is resident at work. */
const GIVEN_BACK = 0.85;
/** The first part is warming up: caches fill, hot functions are compiled. */
const WARM_UP = 0.3;
const READERS = 4;
/** Both together keep the process at work about half of the time, from the first minute to the last but for the lulls. */
const PAUSE_MILLISECONDS = { reader: 60, writer: 6 };
/** While it is busy, a process may hold more of what is dead, but not more and more: as a ratio. */
const MOST_AT_WORK = 1.1;
/** In a minute. Far fewer would be no load, whatever it is that keeps them from being taken. */
const LEAST_WRITES = 600;

/** `held` are megabytes in its lull, `atWork` right before it. */
type Look = { hour: number; held: number; atWork: number; files: number; p99: number };

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
		const readers = Array.from({ length: READERS }, (_, at) => newReader(site.origin, at));
		for (let look = 1; look <= LOOKS; look++) {
			const until = performance.now() + (MINUTES * 60_000) / LOOKS - LULL_MILLISECONDS;
			const waited: number[] = [];
			const read = async (turn: () => Promise<number>) => {
				while (performance.now() < until) {
					waited.push(await turn());
					await sleep(PAUSE_MILLISECONDS.reader);
				}
			};
			const write = async () => {
				while (performance.now() < until) {
					const words = newWrite(courseIds, writes);
					do await sleep(PAUSE_MILLISECONDS.writer);
					while (!(await send(site.origin, words)) && performance.now() < until);
				}
			};
			await Promise.all([write(), ...readers.map(read)]);
			const atWork = residentMegabytes(site.pid);
			const files = readdirSync(`/proc/${site.pid}/fd`).length;
			const held = await leastMegabytes(site.pid, LULL_MILLISECONDS);
			looks.push({ hour: (look * MINUTES) / LOOKS / 60, held, atWork, files, p99: quantile(waited, 0.99) });
		}
		expect(await site.kill('SIGTERM')).toBe(0);
		const warm = looks.slice(Math.ceil(LOOKS * WARM_UP));
		const growth = slopeOf(warm.map(({ hour, held }) => [hour, held]));
		const [first, last] = [warm.slice(0, 3), warm.slice(-3)].map((part) => ({
			p99: mean(part.map(({ p99 }) => p99)),
			atWork: mean(part.map(({ atWork }) => atWork)),
		}));
		const files = warm.map((look) => look.files);
		// Whatever is wrong, all of it is told: it took an hour to see.
		expect.soft(Math.max(...files) - Math.min(...files)).toBeLessThan(40);
		const held = looks.map((look) => look.held.toFixed(1)).join(' ');
		const atWork = looks.map((look) => look.atWork.toFixed(0)).join(' ');
		for (const look of warm) expect.soft(look.held / look.atWork, `held: ${held}`).toBeLessThan(GIVEN_BACK);
		expect.soft(growth, `megabytes an hour: ${held}`).toBeLessThan(Math.max(1, 60 / MINUTES));
		expect.soft((last?.atWork ?? 0) / (first?.atWork ?? 1), `at work: ${atWork}`).toBeLessThan(MOST_AT_WORK);
		const kept = await withDatabaseOf(dataDirectory, (url) => expectWritesKept(url, writes));
		expect.soft(kept).toBeGreaterThan(MINUTES * LEAST_WRITES);
		noteFigure(
			'R45',
			`${MINUTES} minutes, ${kept} writes: memory held in lulls grew by ${growth.toFixed(1)} MB an hour once warm, to ${looks.at(-1)?.held.toFixed(0)} MB, that at work from ${first?.atWork.toFixed(0)} to ${last?.atWork.toFixed(0)}; ${Math.min(...files)} to ${Math.max(...files)} open files; p99 ${first?.p99.toFixed(0)} ms at the beginning, ${last?.p99.toFixed(0)} ms at the end`,
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

/** One who asks for a page at each turn, every third time for the home page, and tells how many milliseconds he waited. */
function newReader(origin: string, at: number): () => Promise<number> {
	let turn = 0;
	return async () => {
		const began = performance.now();
		const path = turn % 3 === 0 ? '/' : unseenPage(at * 10_000_000 + turn);
		const headers = { 'X-Forwarded-For': `10.${at}.${turn % 250}.${(turn >> 8) % 250}` };
		turn++;
		await (await fetch(origin + path, { headers })).arrayBuffer();
		return performance.now() - began;
	};
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
