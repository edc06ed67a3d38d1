import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf, freePort } from '#tests/support/sites/site.ts';
import { startCommand } from '#tests/support/sites/start-command.ts';

/** A site in a process of its own, which may be killed and started again on the same data. */
export type SiteProcess = {
	origin: string;
	pid: number;
	/** Milliseconds from its start to being ready. */
	readyAfter: number;
	/** What it said and logged so far. */
	output: () => string;
	/** What it logs to: may be left unread, or closed. */
	log: Readable;
	kill: (signal: NodeJS.Signals) => Promise<number>;
	/** Its exit code, when it has ended by itself. */
	ended: () => Promise<number>;
};

const PATIENCE_MILLISECONDS = 120_000;

export type SiteSettings = {
	dataDirectory: string;
	port?: number;
	settings?: Record<string, string>;
	/** The checkout that is started, where it is not this one. */
	root?: string;
	/** A command that makes surroundings of its own and then becomes the site: its words before those of the site. */
	within?: string[];
};

/** Starts the built site as `npm start` does and waits until it is ready. Throws with what it said if it ends before. */
export async function startSiteProcess(site: SiteSettings): Promise<SiteProcess> {
	const { dataDirectory, port, settings = {}, root, within = [] } = site;
	const own = port ?? (await freePort());
	const origin = `http://127.0.0.1:${own}`;
	const began = performance.now();
	const [program = process.execPath, ...words] = [...within, process.execPath, ...startCommand()];
	const child = spawn(program, words, {
		cwd: root,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: {
			...process.env,
			NODE_ENV: 'production',
			FESCUE_MODE: 'local',
			DATABASE_URL: '',
			LOG_LEVEL: 'warn',
			TRUST_PROXY: '1',
			DATA_DIRECTORY: dataDirectory,
			HOST: '127.0.0.1',
			PORT: String(own),
			ORIGIN: origin,
			...settings,
		},
	});
	let said = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding('utf8').on('data', (text: string) => {
			said = (said + text).slice(-100_000);
		});
	}
	await untilReady(child, origin, () => said);
	return {
		origin,
		pid: child.pid ?? 0,
		readyAfter: performance.now() - began,
		output: () => said,
		log: child.stdout,
		kill: (signal) => {
			child.kill(signal);
			return exitOf(child);
		},
		ended: () => exitOf(child),
	};
}

async function untilReady(child: ChildProcess, origin: string, said: () => string) {
	const until = performance.now() + PATIENCE_MILLISECONDS;
	while (performance.now() < until) {
		if (child.exitCode !== null) throw new Error(`the site ended before it was ready:\n${said()}`);
		if (await isReady(origin)) return;
		await sleep(25);
	}
	child.kill('SIGKILL');
	throw new Error(`the site was not ready in time:\n${said()}`);
}

/** Whether a site says that it may be sent readers. */
export async function isReady(origin: string): Promise<boolean> {
	const answer = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
	await answer?.text();
	return answer?.ok ?? false;
}

/** Milliseconds until a condition holds. Throws when it does not within `most`. */
export async function timeUntil(holds: () => Promise<boolean>, most: number): Promise<number> {
	const began = performance.now();
	while (!(await holds())) {
		if (performance.now() - began > most) throw new Error(`it did not come about within ${most} ms`);
		await sleep(25);
	}
	return performance.now() - began;
}
