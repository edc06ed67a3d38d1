import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { startCommand } from './start-command.ts';

const READY_WITHIN_MILLISECONDS = 180_000;

/** `pid` is that of the Node process that answers. */
export type Site = { origin: string; dataDirectory: string; pid: number; stop(): Promise<void> };

/**
 * Starts the built site as `npm start` does, on a free port and a data folder of its own, and waits until it is ready.
 * Throws when it stops before that or takes longer than three minutes. `root` is the folder of another state of the repository.
 */
export async function startSite(environment: Record<string, string> = {}, root?: string): Promise<Site> {
	const dataDirectory = mkdtempSync(join(tmpdir(), 'fescue-site-'));
	// As root the database runs as another user, who has to come in here.
	chmodSync(dataDirectory, 0o755);
	const port = await freePort();
	const origin = `http://127.0.0.1:${port}`;
	const child = spawn(process.execPath, startCommand(root), {
		cwd: root,
		stdio: ['ignore', 'inherit', 'inherit'],
		env: {
			...process.env,
			NODE_ENV: 'production',
			FESCUE_MODE: 'local',
			DATA_DIRECTORY: dataDirectory,
			HOST: '127.0.0.1',
			PORT: String(port),
			ORIGIN: origin,
			LOG_LEVEL: 'warn',
			DATABASE_URL: '',
			// Every journey comes from a network of its own, told as a proxy would.
			TRUST_PROXY: '1',
			// Nothing is fetched from other machines; nobody listens there.
			OVERPASS_URL: 'http://127.0.0.1:9/api/interpreter',
			...environment,
		},
	});
	const stop = async () => {
		child.kill('SIGTERM');
		await exitOf(child);
		rmSync(dataDirectory, { recursive: true, force: true });
	};
	try {
		await untilReady(child, origin);
	} catch (error) {
		await stop();
		throw error;
	}
	return { origin, dataDirectory, pid: child.pid ?? 0, stop };
}

async function untilReady(child: ChildProcess, origin: string) {
	const until = performance.now() + READY_WITHIN_MILLISECONDS;
	while (performance.now() < until) {
		if (child.exitCode !== null) throw new Error(`the site stopped with code ${child.exitCode} before it was ready`);
		const ready = await fetch(`${origin}/readyz`).catch(() => null);
		if (ready?.ok) return;
		await sleep(25);
	}
	throw new Error(`the site was not ready within ${READY_WITHIN_MILLISECONDS / 1000} s`);
}

/** A port of this machine that nobody listens on. */
export async function freePort(): Promise<number> {
	const server = createServer().listen(0, '127.0.0.1');
	await new Promise((resolve) => server.once('listening', resolve));
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === 'string') throw new Error('no free port');
	return address.port;
}

/** The exit code of a child, now or when it comes; 1 for a signal. */
export function exitOf(child: ChildProcess): Promise<number> {
	if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? 1);
	return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}
