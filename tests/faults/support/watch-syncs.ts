import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { exitOf } from '#tests/support/site.ts';

/** Whether this machine can tell what a process asks of the kernel. */
export const canWatchSyncs = () => spawnSync('strace', ['-V']).status === 0;

/** `12345 1795300000.123456 fdatasync(9</data/postgres/pg_wal/0000…>) = 0`, also where it was resumed. */
const DONE = /^(\d+) +(\d+\.\d+) (?:fsync|fdatasync|<\.\.\. (?:fsync|fdatasync) resumed>).*= 0$/;
const BEGUN = /^(\d+) +\d+\.\d+ (?:fsync|fdatasync)\(\d+<([^>]*)>/;

/**
 * Watches processes, and those they make, until `stop`, which returns when each sync of the journal was done: in
 * milliseconds of the clock, in order. `file` holds the trace.
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
	let said = '';
	child.stderr.setEncoding('utf8');
	// It names every process that it has got hold of.
	while ((said.match(/attached/g) ?? []).length < pids.length) said += (await once(child.stderr, 'data'))[0];
	child.stderr.resume();
	return {
		stop: async () => {
			child.kill('SIGINT');
			await exitOf(child);
			return readSyncs(readFileSync(file, 'utf8'));
		},
	};
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
