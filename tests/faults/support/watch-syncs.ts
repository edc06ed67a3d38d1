import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { exitOf } from '#tests/support/sites/site.ts';

/** Whether this machine can tell what a process asks of the kernel. */
export const canWatchSyncs = () => spawnSync('strace', ['-V']).status === 0;

/** `12345 1795300000.123456 fdatasync(9</data/postgres/pg_wal/0000…>) = 0`, also where it was resumed. */
const DONE = /^(\d+) +(\d+\.\d+) (?:fsync|fdatasync|<\.\.\. (?:fsync|fdatasync) resumed>).*= 0$/;
const BEGUN = /^(\d+) +\d+\.\d+ (?:fsync|fdatasync)\(\d+<([^>]*)>/;

/** What it says of each process: that it has got hold of it, or why not. */
const TRIED = /^strace: (?:Process \d+ attached|attach: .*|Could not attach .*)$/gm;
/** A process that has ended meanwhile needs no watching. */
const GONE = 'No such process';

/**
 * Watches processes, and those they make, until `stop`, which returns when each sync of the journal was done: in
 * milliseconds of the clock, in order. `file` holds the trace. Throws with strace's own words where it may not watch them.
 */
export async function watchSyncs(pids: readonly number[], file: string): Promise<{ stop: () => Promise<number[]> }> {
	const words = [
		'-f',
		'-ttt',
		'-y',
		'-e',
		'trace=fsync,fdatasync',
		'-o',
		file,
		...pids.flatMap((pid) => ['-p', `${pid}`]),
	];
	const child = spawn('strace', words, { stdio: ['ignore', 'ignore', 'pipe'] });
	await untilAttached(child, pids.length);
	return {
		stop: async () => {
			child.kill('SIGINT');
			await exitOf(child);
			return readSyncs(readFileSync(file, 'utf8'));
		},
	};
}

async function untilAttached(child: ChildProcess, count: number) {
	let said = '';
	let ended = false;
	child.stderr?.setEncoding('utf8').on('data', (text: string) => {
		said += text;
	});
	child.once('close', () => {
		ended = true;
	});
	const tried = () => said.match(TRIED) ?? [];
	while (!ended && tried().length < count) await sleep(10);
	const refused = tried().filter((line) => !line.endsWith('attached') && !line.includes(GONE));
	if (!ended && refused.length === 0) return;
	child.kill('SIGINT');
	throw new Error(`strace may not watch PostgreSQL here: ${refused[0] ?? said.trim()}`);
}

function readSyncs(trace: string): number[] {
	const paths = new Map<string, string>();
	const times: number[] = [];
	for (const line of trace.split('\n')) {
		const [, begun, path] = BEGUN.exec(line) ?? [];
		if (begun && path) paths.set(begun, path);
		const [, pid = '', seconds] = DONE.exec(line) ?? [];
		if (seconds && paths.get(pid)?.includes('/pg_wal/')) times.push(Number(seconds) * 1000);
	}
	return times.toSorted((a, b) => a - b);
}
