import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chooseRunner, type Runner } from '#database/embedded/runner.ts';

/** A PostgreSQL that somebody else has installed. */
export type OutsideServer = { url: string; startStandby: () => OutsideStandby; stop: () => void };
/** A standby that follows it. `stop` and `start` may be repeated; it goes with its primary. */
export type OutsideStandby = { url: string; start: () => void; stop: () => void };

/** Where Debian and its kin keep the programs of each version. */
const DEBIAN = '/usr/lib/postgresql';
const OLDEST_MAJOR_VERSION = 15;
/** Of sockets in the folder of each: they name files there, and no port of the machine. */
const PORT = 5432;
const STANDBY_PORT = 5433;

/** The folder of programs of the newest installed PostgreSQL that the site can use, or null where there is none. */
export function findOutsidePrograms(): string | null {
	const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
	const fitting = versions.filter((version) => version >= OLDEST_MAJOR_VERSION).sort((a, b) => b - a);
	const folders = fitting.map((version) => path.join(DEBIAN, String(version), 'bin'));
	return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}

/**
 * Makes a cluster of its own in a temporary folder and starts it on a socket there; the clusters of the machine are left
 * alone. PostgreSQL refuses to run as root, so root hands it to another user. Throws with what its programs said.
 */
export function startOutsideServer(programs: string): OutsideServer {
	const folder = mkdtempSync(path.join(tmpdir(), 'fescue-outside-'));
	const cluster = path.join(folder, 'cluster');
	const runner = chooseRunner(cluster);
	chmodSync(folder, 0o755);
	if (runner.uid !== undefined && runner.gid !== undefined) chownSync(folder, runner.uid, runner.gid);
	const run = (name: string, options: string[]) => runProgram(path.join(programs, name), options, runner);
	run('initdb', ['-D', cluster, '-U', 'fescue', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync']);
	const start = (data: string, port: number) => {
		const settings = `-p ${port} -k ${folder} -c listen_addresses='' -c fsync=off -c max_connections=200`;
		run('pg_ctl', ['-D', data, '-l', path.join(folder, `log-${port}`), '-o', settings, '-w', 'start']);
	};
	const stop = (data: string) => run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
	const urlAt = (port: number) => `postgresql://fescue@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`;
	start(cluster, PORT);
	return {
		url: urlAt(PORT),
		startStandby() {
			const standby = path.join(folder, 'standby');
			const from = ['-h', folder, '-p', String(PORT), '-U', 'fescue'];
			run('pg_basebackup', [...from, '-D', standby, '-R', '--checkpoint=fast', '--no-sync']);
			const own = { start: () => start(standby, STANDBY_PORT), stop: () => stop(standby) };
			own.start();
			return { url: urlAt(STANDBY_PORT), ...own };
		},
		stop: () => {
			stop(cluster);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

function runProgram(program: string, options: string[], runner: Runner) {
	// Its output is not waited for: the server inherits it and outlives the program that starts it.
	const { status, error } = spawnSync(program, options, { ...runner, cwd: '/', stdio: 'ignore', timeout: 60_000 });
	if (status !== 0) throw new Error(`${program} ${options.join(' ')} failed`, { cause: error });
}
