import { fileURLToPath } from 'node:url';
import type { Site } from '#tests/support/site.ts';
import { askFor } from '../ask.ts';
import { listBritishCourses } from '../data/british-courses.ts';
import { cpuMicroseconds, LOAD_CORE, median, pinDatabase, pinTo, SERVER_CORE, share } from '../process.ts';
import type { Table } from '../table.ts';
import type { Arrival } from './arrivals.ts';
import { loadFrom, runBeside } from './measure.ts';
import { startBusy } from './peers.ts';

/** Of each round, how long kept pages are asked for as fast as they come, uncounted and counted, and then half as often. */
const WARM_UP_SECONDS = 2;
const FULL_SECONDS = 2;
const HALF_SECONDS = 4;
const GOAL_MILLISECONDS = 25;
/** Pages are asked for in so many rounds, each by what they cost then: a machine that others use is not equally fast for a minute. */
const ROUNDS = 5;
/** Of each round, what is asked for until the site is warm, and what tells the cost of a page. */
const WARM_UP = 150;
const COSTED = 150;
/** Whoever asks is a new process, which is slow at first: so many are asked for before those that count. */
const FIRST = 100;
const COUNTED = 600;
const ROUND = WARM_UP + COSTED + FIRST + COUNTED;
/** Tells what a step costs the bare server. */
const STEPS = 1_000_000;
const ARRIVALS = fileURLToPath(new URL('./arrivals.ts', import.meta.url));
const STEADY = fileURLToPath(new URL('./steady.ts', import.meta.url));

type Server = Pick<Site, 'origin' | 'pid'>;
type Round = { aSecond: number; atWork: number; median: number; p99: number; turnedAway: number };
/** `cost` in CPU ms a page, `halted` in hundredths of the time, `even` what 99 of 100 waited at most while the machine went evenly. */
type AnewRound = Round & { cost: number; halted: number; even: number };

/** How long readers wait when the server has half of what it can do: of kept pages, and of pages that are made anew. */
export async function measureHalf(site: Site, databaseUrl: string): Promise<Table[]> {
	const busy = await startBusy();
	try {
		for (const { pid } of [site, busy]) pinTo(SERVER_CORE, pid);
		await pinDatabase(LOAD_CORE, databaseUrl);
		const courses = await listBritishCourses(databaseUrl, ROUNDS * ROUND);
		const paths = courses.map(({ path }) => `/courses${path}`);
		const kept: Round[] = [];
		const anew: AnewRound[] = [];
		const bare: AnewRound[] = [];
		for (let round = 0; round < ROUNDS; round += 1) {
			const first = round * ROUND;
			kept.push(await keptRound(site));
			const own = await anewRound(site, paths.slice(first, first + ROUND), first);
			anew.push(own);
			bare.push(await anewRound(busy, await pathsThatCost(busy, own.cost), first));
		}
		return [toTable(kept, anew), besideMachine(anew, bare)];
	} finally {
		await busy.stop();
	}
}

const toTable = (kept: readonly Round[], anew: readonly Round[]): Table => ({
	title: 'At half of capacity',
	note:
		'The server on one core, PostgreSQL and whoever asks on the other, with half of the requests a second that it can answer; ' +
		`“at work” is how much of its core it then took. ${ROUNDS} rounds, medians. Goal: 99 of 100 within ${GOAL_MILLISECONDS} ms.`,
	columns: ['page', 'requests a second', 'at work, %', 'waited, median ms', 'waited, p99 ms', 'turned away'],
	rows: [rowOf('home, kept', kept), rowOf('course, made anew', anew)],
});

const besideMachine = (anew: readonly AnewRound[], bare: readonly AnewRound[]): Table => ({
	title: 'At half of capacity, and the machine',
	note:
		'The same rounds of pages made anew, in turns with a bare `node:http` whose answer is a loop that costs as much and uses no ' +
		'memory. A host that is shared may hold the machine up: its cores then go on at a tenth to a half of their speed for a tenth ' +
		'of a second, and it is not told of that as stolen. Whoever asks feels it, every 5 ms, by how long a loop of a tenth of a ' +
		'millisecond takes. “Between halts” counts the pages that were neither waited for in a halt nor asked for within 100 ms ' +
		`after one, when what has come to wait is answered. Medians of the rounds. Goal: ${GOAL_MILLISECONDS} ms.`,
	columns: ['server', 'CPU ms a page', 'held up, % of the time', 'waited, p99 ms', 'waited, p99 ms, between halts'],
	rows: [machineRow('Fescue', anew), machineRow('a loop, by bare node:http', bare)],
});

async function keptRound(site: Site): Promise<Round> {
	await loadFrom(site.origin, WARM_UP_SECONDS);
	const full = await loadFrom(site.origin, FULL_SECONDS);
	const { result: told, atWork } = await watch(site, () =>
		runBeside([STEADY, site.origin, String(HALF_SECONDS), String(Math.round(full.aSecond / 2))]),
	);
	return { ...(JSON.parse(told) as Pick<Round, 'aSecond' | 'median' | 'p99'>), atWork, turnedAway: 0 };
}

/** Capacity is what the CPU time of a page allows one core; the requests come at their times, whether or not the last is answered. */
async function anewRound(server: Server, paths: readonly string[], network: number): Promise<AnewRound> {
	await askInTurn(server, paths.slice(0, WARM_UP), network);
	const cost = await costOf(server, paths.slice(WARM_UP, WARM_UP + COSTED), network + WARM_UP);
	const [first, pause] = [WARM_UP + COSTED, 2 * cost];
	const { result: told, atWork } = await watch(server, () =>
		runBeside([ARRIVALS, server.origin, String(pause), String(network + first), ...paths.slice(first)]),
	);
	const { arrivals, halted } = JSON.parse(told) as { arrivals: Arrival[]; halted: number };
	const counted = arrivals.slice(FIRST);
	const waited = waitsOf(counted);
	return {
		aSecond: 1000 / pause,
		atWork,
		median: share(waited, 0.5),
		p99: share(waited, 0.99),
		turnedAway: counted.length - waited.length,
		cost,
		halted: 100 * halted,
		even: share(waitsOf(counted.filter(({ isEven }) => isEven)), 0.99),
	};
}

/** Addresses of the bare server for a round, which cost it so many CPU ms each. */
async function pathsThatCost(busy: Server, cost: number): Promise<string[]> {
	const paths = (steps: number, count: number) => Array.from({ length: count }, () => `/?steps=${Math.round(steps)}`);
	await askInTurn(busy, paths(STEPS, WARM_UP), 0);
	return paths((STEPS * cost) / (await costOf(busy, paths(STEPS, COSTED), 0)), ROUND);
}

/** CPU ms a page, of pages asked for one after the other. */
async function costOf(server: Server, paths: readonly string[], network: number): Promise<number> {
	const before = cpuMicroseconds(server.pid);
	await askInTurn(server, paths, network);
	return (cpuMicroseconds(server.pid) - before) / paths.length / 1000;
}

async function askInTurn(server: Server, paths: readonly string[], network: number) {
	for (const [at, path] of paths.entries()) await askFor(server, path, network + at);
}

const waitsOf = (arrivals: readonly Arrival[]) =>
	arrivals.map(({ waited }) => waited).filter((milliseconds) => milliseconds !== null);

/** What `load` resolves to, and for how much of its time the server was at work, in hundredths. */
async function watch<Result>(server: Server, load: () => Promise<Result>) {
	const [cpu, began] = [cpuMicroseconds(server.pid), performance.now()];
	const result = await load();
	return { result, atWork: (cpuMicroseconds(server.pid) - cpu) / 10 / (performance.now() - began) };
}

const rowOf = (name: string, rounds: readonly Round[]) => [
	name,
	...(['aSecond', 'atWork', 'median', 'p99', 'turnedAway'] as const).map((what) =>
		median(rounds.map((round) => round[what])),
	),
];

const machineRow = (name: string, rounds: readonly AnewRound[]) => [
	name,
	...(['cost', 'halted', 'p99', 'even'] as const).map((what) => median(rounds.map((round) => round[what]))),
];
