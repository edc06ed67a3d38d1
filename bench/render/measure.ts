import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Site } from '#tests/support/site.ts';
import { cpuMicroseconds, median } from '../process.ts';
import type { Table } from '../table.ts';
import { measureShares } from './shares.ts';

/** A kind of page and how to ask for one that is not kept. `before` runs ahead of each request, outside of the clock. */
type Kind = { name: string; path: (round: number) => string; before?: () => Promise<unknown> };

const GOAL_MILLISECONDS = 5;
const COURSES = 1_000;
/** A notice has reached the process by then. */
const NOTICE_MILLISECONDS = 10;
const WORDS = ['pine', 'royal', 'lake', 'bay', 'ridge', 'heath', 'st andrews', 'old course', 'golf', 'links'];

/** How many of each kind are asked for before those that count, and how many count. */
type Rounds = { warmUp: number; rounds: number };

const USUAL: Rounds = { warmUp: 600, rounds: 300 };

/** Pages that nobody has asked for before, and what the shares of their work cost alone. Throws when an answer is not 200. */
export async function measureRendering(site: Site, databaseUrl: string): Promise<Table[]> {
	const pages = {
		title: 'Pages made anew',
		note: `${USUAL.rounds} pages of each kind, one at a time. CPU of the Node process with all its threads. Goal: at most ${GOAL_MILLISECONDS} ms, next 3 ms.`,
		columns: ['page', 'CPU ms a page', 'waited, median ms', 'waited, p99 ms', 'CPU goal, ms'],
		rows: (await measurePages(site, databaseUrl, USUAL)).map((row) => [...row, GOAL_MILLISECONDS]),
		chart: { column: 1, unit: ' ms', goal: 4 },
	};
	return [pages, await withKinds(databaseUrl, (kinds) => measureShares(site, databaseUrl, kinds))];
}

/** Of each kind of page: CPU time of the Node process a page (reading, rendering, compressing), and how long the reader waits, ms. */
export function measurePages(site: Site, databaseUrl: string, many: Rounds): Promise<Table['rows']> {
	return withKinds(databaseUrl, async (kinds) => {
		const rows: Table['rows'] = [];
		for (const kind of kinds) rows.push(await measureKind(site, kind, many));
		return rows;
	});
}

async function withKinds<Found>(databaseUrl: string, use: (kinds: Kind[]) => Promise<Found>): Promise<Found> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return await use(await kindsOf(client));
	} finally {
		await client.end();
	}
}

async function kindsOf(client: pg.Client): Promise<Kind[]> {
	const { rows } = await client.query<{ id: number; slug: string }>(
		`select id, slug from courses where country = 'GB' and rating_count > 0 order by id limit ${COURSES}`,
	);
	const [reviewed] = rows;
	// What a posted review tells; a change of the ranking that names no course lets the whole index be read again.
	const keys = JSON.stringify(['ranking', `course:${reviewed?.id}`]);
	const drop = async () => {
		await client.query('select pg_notify($1, $2)', ['fescue_changed', keys]);
		await sleep(NOTICE_MILLISECONDS);
	};
	const slug = (round: number) => rows[round % rows.length]?.slug ?? '';
	return [
		{ name: 'home', path: () => '/', before: drop },
		{ name: 'top rated', path: (round) => `/top-rated-courses?page=${2 + round}` },
		{
			name: 'find, by text',
			path: (round) => `/find-course?q=${encodeURIComponent(WORDS[round % WORDS.length] ?? '')}`,
		},
		{ name: 'course', path: (round) => `/courses/united-kingdom/${slug(round)}` },
	];
}

async function measureKind(site: Site, { name, path, before }: Kind, { warmUp, rounds }: Rounds) {
	const waited: number[] = [];
	const ask = async (round: number) => {
		await before?.();
		const began = performance.now();
		// Each from a network of its own, as a proxy tells it: no reader asks for so many.
		const headers = { 'x-forwarded-for': `198.18.${Math.floor(round / 250)}.${round % 250}` };
		const answer = await fetch(site.origin + path(round), { headers, redirect: 'manual' });
		await answer.arrayBuffer();
		if (answer.status !== 200) throw new Error(`${path(round)} answered ${answer.status}`);
		return performance.now() - began;
	};
	for (let round = 0; round < warmUp; round += 1) await ask(round);
	const cpuBefore = cpuMicroseconds(site.pid);
	for (let round = warmUp; round < warmUp + rounds; round += 1) waited.push(await ask(round));
	const cpu = (cpuMicroseconds(site.pid) - cpuBefore) / rounds / 1000;
	waited.sort((a, b) => a - b);
	return [name, cpu, median(waited), waited[Math.floor(rounds * 0.99)] ?? Number.NaN];
}
