import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The process that holds the cluster of a data folder. */
export function postmasterOf(dataDirectory: string): number {
	return Number(readFileSync(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
}

/** It and everything that works for it; Linux only. */
export function postgresProcesses(dataDirectory: string): number[] {
	const postmaster = postmasterOf(dataDirectory);
	const working = readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.map(Number)
		.filter((pid) => parentOf(pid) === postmaster);
	return [postmaster, ...working];
}

/** Stops all of it at once, as a machine does that hangs; returns what lets it go on. */
export function stopPostgres(dataDirectory: string): () => void {
	const pids = postgresProcesses(dataDirectory);
	for (const pid of pids) process.kill(pid, 'SIGSTOP');
	return () => {
		for (const pid of pids) process.kill(pid, 'SIGCONT');
	};
}

/** Null for one that has ended meanwhile. */
function parentOf(pid: number): number | null {
	try {
		return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
	} catch {
		return null;
	}
}
