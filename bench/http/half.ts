import { fileURLToPath } from 'node:url';
import type { Site } from '#tests/support/site.ts';
import { askFor } from '../ask.ts';
import { listBritishCourses } from '../data/british-courses.ts';
import { cpuMicroseconds, median, pinTo, SERVER_CORE, share } from '../process.ts';
import type { Table } from '../table.ts';
import { loadFrom, runBeside } from './measure.ts';

/** Of each round, how long kept pages are asked for as fast as they come, uncounted and counted, and then half as often. */
const WARM_UP_SECONDS = 2;
const FULL_SECONDS = 2;
const HALF_SECONDS = 4;
const GOAL_MILLISECONDS = 25;
/** Pages are asked for in so many rounds, each by what they cost then: a machine that others use is not equally fast for a minute. */
const ROUNDS = 3;
/** Of each round, what is asked for until the site is warm, and what tells the cost of a page. */
const WARM_UP = 150;
const COSTED = 150;
/** Whoever asks is a new process, which is slow at first: so many are asked for before those that count. */
const FIRST = 100;
const COUNTED = 600;
const ROUND = WARM_UP + COSTED + FIRST + COUNTED;
const ARRIVALS = fileURLToPath(new URL('./arrivals.ts', import.meta.url));
const STEADY = fileURLToPath(new URL('./steady.ts', import.meta.url));

type Round = { aSecond: number; atWork: number; median: number; p99: number; turnedAway: number };

/** How long readers wait when the server has half of what it can do: of kept pages, and of pages that are made anew. */
export async function measureHalf(site: Site, databaseUrl: string): Promise<Table> {
	pinTo(SERVER_CORE, site.pid);
	const courses = await listBritishCourses(databaseUrl, ROUNDS * ROUND);
	const paths = courses.map(({ path }) => `/courses${path}`);
	const kept: Round[] = [];
	const anew: Round[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		kept.push(await keptRound(site));
		anew.push(await anewRound(site, paths.slice(round * ROUND, (round + 1) * ROUND), round * ROUND));
	}
	return {
		title: 'At half of capacity',
		note:
			'The server on one core, with half of the requests a second that it can answer; “at work” is how much of the core it then ' +
			`took. ${ROUNDS} rounds, medians. Goal: 99 of 100 within ${GOAL_MILLISECONDS} ms.`,
		columns: ['page', 'requests a second', 'at work, %', 'waited, median ms', 'waited, p99 ms', 'turned away'],
		rows: [rowOf('home, kept', kept), rowOf('course, made anew', anew)],
	};
}

async function keptRound(site: Site): Promise<Round> {
	await loadFrom(site.origin, WARM_UP_SECONDS);
	const full = await loadFrom(site.origin, FULL_SECONDS);
	const { result: told, atWork } = await watch(site, () =>
		runBeside([STEADY, site.origin, String(HALF_SECONDS), String(Math.round(full.aSecond / 2))]),
	);
	return { ...(JSON.parse(told) as Pick<Round, 'aSecond' | 'median' | 'p99'>), atWork, turnedAway: 0 };
}

/** Capacity is what the CPU time of a page allows one core; the requests come at their times, whether or not the last is answered. */
async function anewRound(site: Site, paths: readonly string[], network: number): Promise<Round> {
	const ask = async (from: number, to: number) => {
		for (let at = from; at < to; at += 1) await askFor(site, paths[at] ?? '', network + at);
	};
	await ask(0, WARM_UP);
	const before = cpuMicroseconds(site.pid);
	await ask(WARM_UP, WARM_UP + COSTED);
	const pause = (2 * (cpuMicroseconds(site.pid) - before)) / COSTED / 1000;
	const first = WARM_UP + COSTED;
	const { result: told, atWork } = await watch(site, () =>
		runBeside([ARRIVALS, site.origin, String(pause), String(network + first), ...paths.slice(first)]),
	);
	const asked = (JSON.parse(told) as (number | null)[]).slice(FIRST);
	const waited = asked.filter((milliseconds) => milliseconds !== null);
	return {
		aSecond: 1000 / pause,
		atWork,
		median: share(waited, 0.5),
		p99: share(waited, 0.99),
		turnedAway: asked.length - waited.length,
	};
}

/** What `load` resolves to, and for how much of its time the site was at work, in hundredths. */
async function watch<Result>(site: Site, load: () => Promise<Result>) {
	const [cpu, began] = [cpuMicroseconds(site.pid), performance.now()];
	const result = await load();
	return { result, atWork: (cpuMicroseconds(site.pid) - cpu) / 10 / (performance.now() - began) };
}

const rowOf = (name: string, rounds: readonly Round[]) => [
	name,
	...(['aSecond', 'atWork', 'median', 'p99', 'turnedAway'] as const).map((what) =>
		median(rounds.map((round) => round[what])),
	),
];
