import { spawn } from 'node:child_process';
import {
	closeSync,
	existsSync,
	openSync,
	readFileSync,
	readlinkSync,
	realpathSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import { PROGRAM_ENVIRONMENT } from './cluster.ts';
import { type Installation, isProcess } from './location.ts';
import { serverOptions } from './settings.ts';

/** What `postmaster.pid` tells of a server: `status` is 'starting', 'ready', 'standby' or 'stopping'. */
export type Postmaster = { pid: number; socketFolder: string; status: string };

/** Recovery after a crash may take its time; a server that says nothing for this long is not coming. */
const START_MILLISECONDS = 120_000;
const STOP_MILLISECONDS = 10_000;
const POLL_MILLISECONDS = 10;
const LARGEST_LOG = 10 * 1024 * 1024;

/**
 * Leaves a ready server on the cluster: the living one if there is one (PostgreSQL outlives a killed Node), else a new
 * one. Of two starts at once one server wins by PostgreSQL's own lock file and both callers get it. Throws a `Refusal` with
 * the reason it gives in its log when it does not start.
 */
export async function requireServer(installation: Installation, durable: boolean): Promise<Postmaster> {
	const deadline = performance.now() + START_MILLISECONDS;
	let launched: Launch | null = null;
	while (performance.now() < deadline) {
		const found = findPostmaster(installation.cluster);
		if (found?.status === 'ready') return found;
		if (!found && !launched) launched = launch(installation, durable);
		else if (!found && launched?.ended)
			throw new Refusal(`PostgreSQL did not start: ${launched.failure ?? reasonIn(installation.log)}`);
		await sleep(POLL_MILLISECONDS);
	}
	throw new Refusal(`PostgreSQL has not become ready; its log is ${installation.log}`);
}

/** A server we have started, whether it has ended by itself, and why it could not be run at all. */
type Launch = { ended: boolean; failure: string | null };

/** In a session of its own: Ctrl-C in the terminal is for the site, which finishes its answers before the database goes. */
function launch({ cluster, runner, binaries, socketFolder, log }: Installation, durable: boolean): Launch {
	removeStaleLock(cluster);
	if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(log, `${log}.1`);
	const output = openSync(log, 'a', 0o600);
	try {
		const child = spawn(binaries.postgres, serverOptions(cluster, socketFolder, durable), {
			...runner,
			cwd: '/',
			env: PROGRAM_ENVIRONMENT,
			detached: true,
			stdio: ['ignore', output, output],
		});
		const launched: Launch = { ended: false, failure: null };
		child.once('error', (error) => Object.assign(launched, { ended: true, failure: error.message }));
		child.once('exit', () => Object.assign(launched, { ended: true }));
		child.unref();
		return launched;
	} finally {
		closeSync(output);
	}
}

/** The server that runs on the cluster, or null; a lock file left behind by a dead one counts for nothing. */
export function findPostmaster(cluster: string): Postmaster | null {
	const lock = readLock(cluster);
	return lock && runsOn(cluster, lock.pid) ? lock : null;
}

function readLock(cluster: string): Postmaster | null {
	try {
		const lines = readFileSync(lockFile(cluster), 'utf8').split('\n');
		return { pid: Number(lines[0]), socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
		throw error;
	}
}

const lockFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

/**
 * Process ids come round again, in containers at every start. A postmaster's working folder is its cluster, which tells
 * it from whoever has its number now; systems without /proc have to believe the number.
 */
function runsOn(cluster: string, pid: number): boolean {
	if (!isProcess(pid)) return false;
	if (!existsSync('/proc/self/cwd')) return true;
	try {
		return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
	} catch {
		return false;
	}
}

/**
 * PostgreSQL clears a dead server's lock file itself, but takes any living process with that number and user for a
 * server. Such a file is removed here, where we know better.
 */
function removeStaleLock(cluster: string): void {
	const lock = readLock(cluster);
	if (lock && isProcess(lock.pid) && !runsOn(cluster, lock.pid)) rmSync(lockFile(cluster), { force: true });
}

/** Ends the server on the cluster: open transactions are undone, everything is written. Returns when it is gone. */
export async function stopServer(cluster: string): Promise<void> {
	const server = findPostmaster(cluster);
	if (!server) return;
	process.kill(server.pid, 'SIGINT');
	if (await gone(cluster, STOP_MILLISECONDS)) return;
	// Nothing acknowledged is lost by this: the next start replays the journal.
	process.kill(server.pid, 'SIGQUIT');
	await gone(cluster, STOP_MILLISECONDS);
}

async function gone(cluster: string, milliseconds: number): Promise<boolean> {
	const deadline = performance.now() + milliseconds;
	while (findPostmaster(cluster)) {
		if (performance.now() > deadline) return false;
		await sleep(POLL_MILLISECONDS);
	}
	return true;
}

/** The last line in which the server says why it ends, else the last of all; with the place of the log. */
function reasonIn(log: string): string {
	const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
	const reason = lines.findLast((line) => /(?:FATAL|PANIC):/.test(line)) ?? lines.at(-1) ?? '';
	return `${reason.replace(/^.*?(?=FATAL:|PANIC:)/, '')} (more in ${log}). Put the data right, or restore a backup.`;
}
