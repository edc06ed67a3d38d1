import { createHash } from 'node:crypto';
import { type Dirent, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Everything that is built: pages, letters, and the server that is bundled with them. */
const SOURCES = [
	'app',
	'content',
	'database',
	'domain',
	'mail',
	'public',
	'package-lock.json',
	'react-router.config.ts',
	'server',
	'tsconfig.json',
	'vite.config.ts',
	'vite.mail.config.ts',
];

/**
 * A hash of the sources below `root` that changes whenever a build of the pages would. Contents, not times: a fresh
 * checkout of the same version has the same hash.
 */
export function hashSources(root: string): string {
	const hash = createHash('sha256');
	for (const file of SOURCES.flatMap((source) => filesOf(path.join(root, source)))) {
		hash
			.update(`${path.relative(root, file)}\0`)
			.update(readFileSync(file))
			.update('\0');
	}
	return hash.digest('hex');
}

function filesOf(place: string): string[] {
	if (!existsSync(place)) return [];
	const entries = entriesOf(place);
	if (entries === null) return [place];
	return entries
		.toSorted((a, b) => (a.name < b.name ? -1 : 1))
		.filter((entry) => !entry.name.includes('.test.'))
		.flatMap((entry) => filesOf(path.join(place, entry.name)));
}

/** What a folder holds, or null for a file. */
function entriesOf(place: string): Dirent[] | null {
	try {
		return readdirSync(place, { withFileTypes: true });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== 'ENOTDIR') throw error;
		return null;
	}
}
