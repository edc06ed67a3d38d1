import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/**
 * CPU time that the process has used so far with all threads that it has, in microseconds; Linux only. From the scheduler, which
 * counts nanoseconds: `stat` counts hundredths of a second.
 */
export function cpuMicroseconds(pid: number): number {
	const threads = readdirSync(`/proc/${pid}/task`);
	const nanoseconds = threads.map((id) => readFileSync(`/proc/${pid}/task/${id}/schedstat`, 'utf8').split(' ')[0]);
	return nanoseconds.reduce((sum, time) => sum + Number(time), 0) / 1000;
}

/**
 * Begins to count PostgreSQL's CPU time; what it gives says how much was used since, in microseconds, by the processes that are
 * there then. It has to run on this machine.
 */
export async function countDatabase(databaseUrl: string): Promise<() => Promise<number>> {
	const before = await cpuByProcess(databaseUrl);
	return async () => {
		const after = await cpuByProcess(databaseUrl);
		return [...after].reduce((sum, [pid, cpu]) => sum + cpu - (before.get(pid) ?? 0), 0);
	};
}

async function cpuByProcess(databaseUrl: string): Promise<Map<number, number>> {
	return new Map((await listDatabaseProcesses(databaseUrl)).map((pid) => [pid, cpuMicroseconds(pid)]));
}

/** The numbers of PostgreSQL's processes but the first, which starts all others. */
async function listDatabaseProcesses(databaseUrl: string): Promise<number[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const { rows } = await client.query<{ pid: number }>(
			'select pid from pg_stat_activity where pid <> pg_backend_pid()',
		);
		return rows.map(({ pid }) => pid);
	} finally {
		await client.end();
	}
}

/** The core of what is measured, and that of whoever asks. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

/** Keeps the process with all its threads on one core, so that "requests a second" means those of one core. */
export function pinTo(core: number, pid: number): void {
	execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], { stdio: 'ignore' });
}

/** Whether a program is installed. */
export const isInstalled = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

/** The value in the middle. */
export const median = (values: readonly number[]) => share(values, 0.5);

/** The value that such a share of all (0 to 1) stays under. */
export function share(values: readonly number[], part: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
