import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { FRUGAL } from '#server/start/become-build.ts';
import type { Site } from '#tests/support/site.ts';
import { cpuMicroseconds } from '../process.ts';
import type { Table } from '../table.ts';
import type { Kind } from './kinds.ts';

/** One share of the work of a page, done alone. */
export type Share = 'nothing' | 'queries' | 'empty' | 'elements' | 'pressed' | 'all' | 'routed';

const SHARES: Share[] = ['nothing', 'queries', 'empty', 'elements', 'pressed', 'all', 'routed'];
const WARM_UP = 300;
const ROUNDS = 200;
const FLOOR = fileURLToPath(new URL('./floor.ts', import.meta.url));

/** What the shares of each kind of page cost a process that does nothing else: CPU time as of whole pages, by their names. */
export async function measureShares(site: Site, databaseUrl: string, kinds: readonly Kind[]): Promise<Table> {
	const environment = { ...process.env, NODE_ENV: 'production' };
	const child = spawn(process.execPath, [...FRUGAL, FLOOR, databaseUrl], {
		stdio: ['ignore', 'pipe', 'inherit'],
		env: environment,
	});
	try {
		const [port] = (await once(child.stdout, 'data')) as [Buffer];
		const origin = `http://127.0.0.1:${String(port).trim()}`;
		const rows: Table['rows'] = [];
		for (const kind of kinds) {
			const cells: number[] = [];
			for (const share of SHARES) cells.push(await measureShare(origin, child.pid ?? 0, site, kind, share));
			rows.push([kind.name, ...cells]);
		}
		return {
			title: 'The floor of a page',
			note:
				`CPU ms of a process that does one share of a page’s work alone, ${ROUNDS} of each, asked for like the pages above: ` +
				'an answer and no more; its queries, shaped; these and an empty page of React’s; the same elements written by ' +
				'React without our components; its bytes pressed (zstd); queries, elements and compression in one; the same by React ' +
				'Router, as a page of one route. Each has the first, the answer, in it: Fastify’s, as the site’s is. What the last ' +
				'costs no code of ours can go below as long as the stack stays.',
			columns: [
				'page',
				'an answer',
				'its queries',
				'queries, empty React page',
				'elements alone',
				'compression alone',
				'all in one',
				'all, by React Router',
			],
			rows,
		};
	} finally {
		child.kill('SIGTERM');
	}
}

async function measureShare(origin: string, pid: number, site: Site, { path }: Kind, share: Share): Promise<number> {
	const ask = async (round: number) => {
		const page = encodeURIComponent(site.origin + path(round));
		const answer = await fetch(`${origin}/?share=${share}&page=${page}`);
		await answer.arrayBuffer();
		if (answer.status !== 200) throw new Error(`${path(round)} answered ${answer.status}`);
	};
	for (let round = 0; round < WARM_UP; round += 1) await ask(round);
	const before = cpuMicroseconds(pid);
	for (let round = WARM_UP; round < WARM_UP + ROUNDS; round += 1) await ask(round);
	return (cpuMicroseconds(pid) - before) / ROUNDS / 1000;
}
