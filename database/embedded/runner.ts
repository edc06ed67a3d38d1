import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';

/** Whom PostgreSQL runs as: without `uid` and `gid` as the user who started the site. */
export type Runner = { uid?: number; gid?: number };

/** Where a site started by root keeps what PostgreSQL's user could not reach in the checkout. */
export const SHARED_HOME = '/var/lib/fescue';

const OWN_USER = 'fescue';

/**
 * Picks the user for the cluster in `folder` (which need not exist yet). PostgreSQL refuses to run as root, so root hands
 * it to the folder's owner, else to the users postgres or fescue, makes the latter if it may, and else takes nobody.
 */
export function chooseRunner(folder: string): Runner {
	if (process.getuid?.() !== 0) return {};
	const owner = statSync(folder, { throwIfNoEntry: false });
	if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
	return lookUp('postgres') ?? lookUp(OWN_USER) ?? makeUser() ?? lookUp('nobody') ?? { uid: 65_534, gid: 65_534 };
}

/** Whether the runner could make and enter folders below `folder`: it may walk every step of the way there. */
export function canEnter(folder: string, { uid, gid }: Runner): boolean {
	return spawnSync('/bin/sh', ['-c', 'test -x "$0"', folder], { uid, gid, cwd: '/' }).status === 0;
}

function lookUp(user: string): Runner | null {
	const ask = (flag: string) =>
		Number(execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
	try {
		return { uid: ask('-u'), gid: ask('-g') };
	} catch {
		return null;
	}
}

/** A system user without a home or a shell, by the tool of the distribution (`adduser` is BusyBox's). */
function makeUser(): Runner | null {
	const tools: [string, string[]][] = [
		['useradd', ['--system', '--no-create-home', '--shell', '/bin/false', OWN_USER]],
		['adduser', ['-S', '-D', '-H', OWN_USER]],
	];
	for (const [tool, options] of tools) {
		if (spawnSync(tool, options, { stdio: 'ignore' }).status === 0) return lookUp(OWN_USER);
	}
	return null;
}
