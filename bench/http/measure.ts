import { execFile } from 'node:child_process';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Site } from '#tests/support/sites/site.ts';
import { cpuMicroseconds, isInstalled, LOAD_CORE, median, pinTo, SERVER_CORE } from '../process.ts';
import type { Table } from '../table.ts';
import { type Peer, startBare, startNginx } from './peers.ts';

/** Requests and how many were not answered with 200, and how many a second. */
type Load = { total: number; aSecond: number; failed: number };
type Measured = { aSecond: number; microseconds: number };

const ROUNDS = 3;
const SECONDS = 4;
const LOAD = fileURLToPath(new URL('./load.ts', import.meta.url));

/**
 * Kept pages from memory beside others that send the very same bytes, each on one core, in turns: requests a second and
 * CPU time a request. Throws when an answer is not 200.
 */
export async function measureKeptPages(site: Site, pages: readonly { name: string; path: string }[]): Promise<Table> {
	const rows: Table['rows'] = [];
	for (const { name, path } of pages) rows.push(...(await measureKeptPage(site, name, path)));
	return {
		title: 'Kept pages',
		note: `One core for the server, one for the load; ${ROUNDS} rounds of ${SECONDS} s each, in turns, medians. Goal: 20,000 requests a second, or at least 75 % of bare node:http.`,
		columns: ['page and server', 'requests a second', 'of bare node:http', 'CPU µs a request'],
		rows,
		chart: { column: 1, unit: ' a second' },
	};
}

async function measureKeptPage(site: Site, name: string, path: string): Promise<Table['rows']> {
	const address = site.origin + path;
	const page = await fetchCompressed(address);
	const fescue: Peer = { name: 'Fescue', address, pid: site.pid, stop: async () => {} };
	const peers = [fescue, await startBare(page), ...(isInstalled('nginx') ? [await startNginx(page)] : [])];
	try {
		const measured = await inTurns(peers);
		const bare = measured[1]?.aSecond ?? Number.NaN;
		return measured.map(({ peer, aSecond, microseconds }) => {
			const share = `${((100 * aSecond) / bare).toFixed(0)} %`;
			return [`${name} (${page.length.toLocaleString('en-GB')} bytes), ${peer.name}`, aSecond, share, microseconds];
		});
	} finally {
		for (const peer of peers) await peer.stop();
	}
}

/** Loads each peer in turns, alone; medians. */
async function inTurns(peers: readonly Peer[]): Promise<(Measured & { peer: Peer })[]> {
	const rounds: Measured[][] = [];
	for (const peer of peers) pinTo(SERVER_CORE, peer.pid);
	for (const peer of peers) await loadOnce(peer);
	for (let round = 0; round < ROUNDS; round += 1) {
		const row: Measured[] = [];
		for (const peer of peers) row.push(await loadOnce(peer));
		rounds.push(row);
	}
	return peers.map((peer, index) => ({
		peer,
		aSecond: median(rounds.map((row) => row[index]?.aSecond ?? Number.NaN)),
		microseconds: median(rounds.map((row) => row[index]?.microseconds ?? Number.NaN)),
	}));
}

async function loadOnce({ address, pid }: Peer): Promise<Measured> {
	const before = cpuMicroseconds(pid);
	const { aSecond, total } = await loadFrom(address, SECONDS);
	return { aSecond, microseconds: (cpuMicroseconds(pid) - before) / total };
}

/** Asks for an address from the core beside the server's, as fast as it is answered. Throws when an answer is not 200. */
async function loadFrom(address: string, seconds: number): Promise<Load> {
	const stdout = await runBeside([LOAD, address, String(seconds)]);
	const load = JSON.parse(stdout) as Load;
	if (load.failed > 0) throw new Error(`not every answer to ${address} was 200: ${stdout}`);
	return load;
}

/** Runs a script of Node's, with what it is given, on the core beside the server's; what it prints. */
async function runBeside(script: readonly string[]): Promise<string> {
	const command = ['--cpu-list', String(LOAD_CORE), process.execPath, ...script];
	return (await promisify(execFile)('taskset', command)).stdout;
}

function fetchCompressed(address: string): Promise<Buffer> {
	return new Promise((resolve, reject) => {
		get(address, { headers: { accept: 'text/html', 'accept-encoding': 'br' } }, (response) => {
			const chunks: Buffer[] = [];
			response.on('data', (chunk: Buffer) => chunks.push(chunk));
			response.on('error', reject);
			response.on('end', () => resolve(Buffer.concat(chunks)));
		}).on('error', reject);
	});
}
