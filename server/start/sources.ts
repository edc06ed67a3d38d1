import { createHash } from 'node:crypto';
import { type Dirent, readdirSync, readFileSync } from 'node:fs';
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

/** What is made of `server/built.ts`. */
export const BUNDLE = 'build/server/index.js';
/** Written last: a build that was broken off has none, and is made again. */
export const HASH_FILE = 'build/.source-hash';

/** Whether `build/` below `root` was made from these very sources. */
export function isBuilt(root: string): boolean {
	try {
		return readFileSync(path.join(root, HASH_FILE), 'utf8') === hashSources(root);
	} catch (error) {
		return ifNone(error, false);
	}
}

/**
 * A hash of the sources below `root` that changes whenever a build of the pages would. Contents, not times: a fresh
 * checkout of the same version has the same hash.
 */
export function hashSources(root: string): string {
	const hash = createHash('sha256');
	for (const file of SOURCES.flatMap((source) => filesOf(root, source))) {
		hash
			.update(`${file}\0`)
			.update(readFileSync(path.join(root, file)))
			.update('\0');
	}
	return hash.digest('hex');
}

/** The files in a folder below `root`, or the one that `place` is; none where there is nothing. */
function filesOf(root: string, place: string): string[] {
	const entries = entriesOf(path.join(root, place));
	if (entries === null) return [place];
	return entries
		.filter(({ name }) => !name.includes('.test.'))
		.toSorted((a, b) => (a.name < b.name ? -1 : 1))
		.flatMap((entry) => {
			const inside = `${place}/${entry.name}`;
			return entry.isFile() ? inside : filesOf(root, inside);
		});
}

/** What a folder holds, nothing for a place that is not there, or null for a file. */
function entriesOf(place: string): Dirent[] | null {
	try {
		return readdirSync(place, { withFileTypes: true });
	} catch (error) {
		return isCode(error, 'ENOTDIR') ? null : ifNone(error, []);
	}
}

const isCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

/** `otherwise` where the error says that there is no such place; throws any other. */
function ifNone<Value>(error: unknown, otherwise: Value): Value {
	if (isCode(error, 'ENOENT')) return otherwise;
	throw error;
}
