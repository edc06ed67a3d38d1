import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../refusal.ts';
import type { Binaries } from './binaries.ts';
import type { Runner } from './runner.ts';

/** Name of the database and of the only role: the role exists inside our own cluster alone. */
export const NAME = 'fescue';

const MAJOR_VERSION = '18';

/** What PostgreSQL's programs are told of our environment: nothing that could change their behaviour (PGPORT, PGDATA…). */
export const PROGRAM_ENVIRONMENT = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

/** Whether `folder` is a whole cluster; `PG_VERSION` is there from initdb's beginning, but we only move whole ones in. */
export function isCluster(folder: string): boolean {
	return existsSync(path.join(folder, 'PG_VERSION'));
}

/** Throws a `Refusal` when the cluster was made by another major version. */
export async function requireOurVersion(cluster: string): Promise<void> {
	const version = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8').catch(refuseUnreadable(cluster))).trim();
	if (version === MAJOR_VERSION) return;
	throw new Refusal(
		`The data in ${cluster} belong to PostgreSQL ${version}; this version brings ${MAJOR_VERSION}. Start the version that made them, back up, and restore here.`,
	);
}

const refuseUnreadable = (cluster: string) => (error: NodeJS.ErrnoException) => {
	if (error.code !== 'EACCES') throw error;
	throw new Refusal(
		`The data in ${cluster} belong to another user. Start the site as that user, or set DATA_DIRECTORY.`,
	);
};

/**
 * Letters of every script count as letters in trigram searches only under a UTF-8 ctype of the operating system. Their
 * names differ: Linux has the first, macOS the second; with the last only Latin names profit from the index.
 */
const LETTER_RULES = ['C.UTF-8', 'en_US.UTF-8', 'C'];

/**
 * Runs initdb in the empty `folder`. Names sort by code point everywhere (PostgreSQL's own C.UTF-8): an index made here
 * stays right on a machine with other locales. Connections come over the socket alone. Throws with what initdb said.
 */
export async function createCluster(
	folder: string,
	{ binaries, runner, durable }: { binaries: Binaries; runner: Runner; durable: boolean },
): Promise<void> {
	let said: string | null = '';
	for (const letters of LETTER_RULES) {
		said = await initialise(binaries.initdb, runner, [
			`--pgdata=${folder}`,
			`--username=${NAME}`,
			'--encoding=UTF8',
			'--locale=C',
			`--lc-ctype=${letters}`,
			'--locale-provider=builtin',
			'--builtin-locale=C.UTF-8',
			'--auth-local=trust',
			'--auth-host=reject',
			...(durable ? [] : ['--no-sync']),
		]);
		if (said === null) return;
		if (!said.includes('locale')) break;
	}
	throw new Error(`initdb failed: ${said}`);
}

/** What initdb said when it failed, or null. A failed one leaves the folder empty. */
async function initialise(initdb: string, runner: Runner, options: string[]): Promise<string | null> {
	const child = spawn(initdb, options, {
		...runner,
		cwd: '/',
		env: PROGRAM_ENVIRONMENT,
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	let said = '';
	child.stderr.setEncoding('utf8').on('data', (text: string) => {
		said += text;
	});
	const code = await new Promise<number | null>((resolve, reject) => {
		child.once('error', reject).once('close', resolve);
	});
	return code === 0 ? null : said.trim() || `exit code ${code}`;
}
