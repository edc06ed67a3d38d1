import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { encode } from '#server/cache/encoding.ts';
import { freePort, type Site } from '#tests/support/site.ts';
import { askFor } from '../ask.ts';
import { listBritishCourses } from '../data/british-courses.ts';
import { cpuMicroseconds } from '../process.ts';
import type { Table } from '../table.ts';
import { inTurns } from './measure.ts';
import { answering, type Peer, peerOf } from './peers.ts';

/** It comes only by `npm run bench:peers`, which also builds it. */
const NEXT = fileURLToPath(new URL('../peers/nextjs', import.meta.url));
const PROGRAM = `${NEXT}/node_modules/next/dist/bin/next`;
const WARM_UP = 200;
const ROUNDS = 200;
/** As many as a page of either shows. */
const REVIEWS = 10;

type Peers = { fescue: Peer; next: Peer };

/**
 * A course page of ours beside a plain one of Next.js with the same data, kept and made anew; nothing where Next.js is not
 * installed. The pages are not alike: ours has a hundred things more.
 */
export async function measureNext(site: Site, databaseUrl: string): Promise<Table[]> {
	if (!existsSync(`${NEXT}/.next`)) {
		console.log('\nNext.js is not installed: npm run bench:peers');
		return [];
	}
	const courses = await listBritishCourses(databaseUrl, WARM_UP + ROUNDS, REVIEWS);
	const paths = courses.map(({ path }) => path);
	const next = await startNext(databaseUrl);
	try {
		const fescue = { name: 'Fescue', address: site.origin, pid: site.pid, stop: async () => {} };
		const rows = [...(await madeAnew({ fescue, next }, paths)), ...(await kept({ fescue, next }, paths[0] ?? ''))];
		return [
			{
				title: 'Beside Next.js',
				note:
					`A course page of ours and a plain one of Next.js (${versionOf('next')}, React ${versionOf('react')}), which has its facts, ten reviews and ` +
					'four others of its country and no more, from the same database, each on one core. Kept: in turns, medians, Next.js with ' +
					'`revalidate`. Bytes: HTML, with gzip as Next.js sends it, and with brotli. Scripts are what its page makes a browser fetch.',
				columns: [
					'page and server',
					'requests a second',
					'CPU ms a request',
					'HTML',
					'gzip',
					'brotli',
					'scripts, gzip',
				],
				rows,
				chart: { column: 2, unit: ' ms' },
			},
		];
	} finally {
		await next.stop();
	}
}

const versionOf = (name: string): string => createRequire(`${NEXT}/`)(`${name}/package.json`).version;

async function startNext(databaseUrl: string): Promise<Peer> {
	const port = await freePort();
	const environment = {
		...process.env,
		NODE_ENV: 'production' as const,
		DATABASE_URL: databaseUrl,
		NEXT_TELEMETRY_DISABLED: '1',
	};
	const words = [PROGRAM, 'start', NEXT, '--port', String(port), '--hostname', '127.0.0.1'];
	const child = spawn(process.execPath, words, { stdio: 'ignore', env: environment });
	return answering(peerOf('Next.js', child, `http://127.0.0.1:${port}`));
}

/** One at a time: what one core could answer is worked out from the CPU time of a page. */
async function madeAnew({ fescue, next }: Peers, paths: readonly string[]): Promise<Table['rows']> {
	const rows: Table['rows'] = [];
	for (const [peer, folder] of [
		[fescue, '/courses'],
		[next, '/anew'],
	] as const) {
		const ask = (path: string, round: number) => askFor({ origin: peer.address }, folder + path, round);
		const [warming, asked] = [paths.slice(0, WARM_UP), paths.slice(WARM_UP)];
		for (const [round, path] of warming.entries()) await ask(path, round);
		const before = cpuMicroseconds(peer.pid);
		for (const [round, path] of asked.entries()) await ask(path, round);
		const cpu = (cpuMicroseconds(peer.pid) - before) / asked.length / 1000;
		rows.push([`made anew, ${peer.name}`, 1000 / cpu, cpu, ...(await bytesOf(peer.address, folder + paths.at(-1)))]);
	}
	return rows;
}

async function kept({ fescue, next }: Peers, path: string): Promise<Table['rows']> {
	const page = `/courses${path}`;
	const peers = [fescue, next].map((peer) => ({ ...peer, address: peer.address + page }));
	const rows: Table['rows'] = [];
	for (const { peer, aSecond, microseconds } of await inTurns(peers)) {
		rows.push([`kept, ${peer.name}`, aSecond, microseconds / 1000, ...(await bytesOf(peer.address, ''))]);
	}
	return rows;
}

/** The page as text, with gzip 6, with brotli 5; and the scripts that it names, with gzip 6. */
async function bytesOf(origin: string, path: string): Promise<number[]> {
	const read = async (address: string) => Buffer.from(await (await fetch(address)).arrayBuffer());
	const html = await read(origin + path);
	const scripts = new Set(
		Array.from(html.toString().matchAll(/<script[^>]* src="([^"]+)"/g), ([, address = '']) => address),
	);
	let scriptBytes = 0;
	for (const address of scripts)
		scriptBytes += (await pressed(await read(new URL(address, origin).href), 'gzip')).length;
	return [html.length, (await pressed(html, 'gzip')).length, (await pressed(html, 'br')).length, scriptBytes];
}

const pressed = (body: Buffer, encoding: 'br' | 'gzip') => encode(body, encoding, 'kept');
