import { createHash } from 'node:crypto';
import { existsSync, lstatSync } from 'node:fs';
import { chown, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { requireDataFolder } from '../data-folder.ts';
import { Refusal } from '../refusal.ts';
import { writeDown } from '../write-down.ts';
import { type Binaries, requireBinaries } from './binaries.ts';
import { createCluster, isCluster } from './cluster.ts';
import { canEnter, chooseRunner, type Runner, SHARED_HOME } from './runner.ts';

/** A cluster that exists: its folder, who runs it and with which programs, where it listens and logs. */
export type Installation = {
	cluster: string;
	runner: Runner;
	binaries: Binaries;
	socketFolder: string;
	log: string;
};

/** Written beside the data once there are any: says where they lie, and that there must be some. */
const MARKER = 'postgres.json';

/** A socket's whole path may have 107 bytes on Linux and 103 on macOS; its file name takes 17, that of its lock 22. */
const LONGEST_SOCKET_FOLDER = 80;

/**
 * Finds the cluster that belongs to `dataDirectory`, or creates it on the first start. Throws a `Refusal` when data that
 * must be there are gone, or when the folder holds something else.
 */
export async function requireInstallation(
	dataDirectory: string,
	say: (line: string) => void,
	options: { durable: boolean },
): Promise<Installation> {
	await requireDataFolder(dataDirectory);
	const home = await realpath(dataDirectory);
	const { isThere, known } = await readMarker(home);
	const cluster = known ?? chooseFolder(home, say);
	const runner = chooseRunner(cluster);
	const binaries = await requireBinaries(runner, say);
	if (!isCluster(cluster)) {
		await refuseWrongFolder(cluster, isThere, home);
		say('Creating the database');
		await makeCluster(cluster, { binaries, runner, ...options });
	}
	if (!known) {
		await removeLeftovers(path.join(home, MARKER));
		await writeMarker(home, cluster);
	}
	return {
		cluster,
		runner,
		binaries,
		socketFolder: await makeSocketFolder(cluster, runner),
		log: path.join(home, 'postgres.log'),
	};
}

type Marker = {
	isThere: boolean;
	/** Where the cluster is; null where there is no marker, and where one is damaged. */
	known: string | null;
};

async function readMarker(home: string): Promise<Marker> {
	const text = await readFile(path.join(home, MARKER), 'utf8').catch(() => null);
	const known = /^\{"cluster":(".+")\}\n$/.exec(text ?? '')?.[1];
	// A relative path keeps true when the data folder is moved as a whole.
	return { isThere: text !== null, known: known ? path.resolve(home, JSON.parse(known) as string) : null };
}

/** Whole or not at all, also where the power goes: an empty one would keep the site from starting. */
async function writeMarker(home: string, cluster: string): Promise<void> {
	const inside = path.relative(home, cluster);
	const content = { cluster: inside.startsWith('..') ? cluster : inside };
	const draft = path.join(home, `${MARKER}.new-${process.pid}`);
	await writeFile(draft, `${JSON.stringify(content)}\n`, { flush: true });
	await rename(draft, path.join(home, MARKER));
	await writeDown(home);
}

/** Beside the rest of the data, unless PostgreSQL's user cannot go there (a checkout below /root). */
function chooseFolder(home: string, say: (line: string) => void): string {
	const beside = path.join(home, 'postgres');
	const runner = chooseRunner(beside);
	if (runner.uid === undefined || canEnter(home, runner)) return beside;
	const elsewhere = path.join(SHARED_HOME, createHash('sha256').update(home).digest('hex').slice(0, 16), 'postgres');
	say(`PostgreSQL's user cannot enter ${home}; the database is kept in ${elsewhere}`);
	return elsewhere;
}

async function refuseWrongFolder(cluster: string, existed: boolean, home: string): Promise<void> {
	if (existed) {
		throw new Refusal(
			`The database that was kept in ${cluster} is not there. Put it back, or delete ${path.join(home, MARKER)} to begin with an empty one.`,
		);
	}
	const content = await readdir(cluster).catch(() => []);
	if (content.length > 0)
		throw new Refusal(`${cluster} is not empty and holds no PostgreSQL data. Move it away, or set DATA_DIRECTORY.`);
}

/**
 * Creates the cluster in a folder of its own and moves it into place when it is whole. Of two first starts at once the
 * second finds the place taken, throws its own away and uses the other's.
 */
async function makeCluster(
	cluster: string,
	how: { binaries: Binaries; runner: Runner; durable: boolean },
): Promise<void> {
	const unfinished = `${cluster}.new-${process.pid}`;
	await mkdir(path.dirname(cluster), { recursive: true });
	await removeLeftovers(cluster);
	await mkdir(unfinished, { mode: 0o700 });
	if (how.runner.uid !== undefined && how.runner.gid !== undefined)
		await chown(unfinished, how.runner.uid, how.runner.gid);
	try {
		await createCluster(unfinished, how);
		await rename(unfinished, cluster).catch((error) => {
			if (!isCluster(cluster)) throw error;
		});
	} finally {
		await rm(unfinished, { recursive: true, force: true });
	}
}

/** What first starts that were killed have left beside `whole`, on its way to it; the processes that made it live no more. */
async function removeLeftovers(whole: string): Promise<void> {
	const folder = path.dirname(whole);
	for (const name of await readdir(folder)) {
		const pid = Number(/\.new-(\d+)$/.exec(name)?.[1]);
		if (!name.startsWith(`${path.basename(whole)}.new-`) || isProcess(pid)) continue;
		await rm(path.join(folder, name), { recursive: true, force: true });
	}
}

/** Whether a process with this id lives, whoever owns it. */
export function isProcess(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return (error as NodeJS.ErrnoException).code === 'EPERM';
	}
}

/**
 * The cluster's own folder is closed to everyone else, so its socket needs no password there. Only where that path is
 * too long for a socket, a private folder below the system's temporary one takes its place.
 */
async function makeSocketFolder(cluster: string, { uid, gid }: Runner): Promise<string> {
	if (Buffer.byteLength(cluster) <= LONGEST_SOCKET_FOLDER) return cluster;
	const owner = uid ?? process.getuid?.();
	const folder = path.join(tmpdir(), `fescue-${createHash('sha256').update(cluster).digest('hex').slice(0, 16)}`);
	if (!existsSync(folder)) {
		await mkdir(folder, { mode: 0o700 });
		if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
	}
	const found = lstatSync(folder);
	// Anyone may make names in /tmp: a folder that is not ours alone could be a trap.
	if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
		throw new Refusal(
			`${folder} belongs to somebody else. Delete it, or keep the data under a shorter path (DATA_DIRECTORY).`,
		);
	}
	return folder;
}
