import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { encode } from '../cache/encoding.ts';

/** Kinds of files that are compressed in themselves. */
export const COMPRESSED_ALREADY = new Set(['.avif', '.jpg', '.png', '.webp', '.woff2']);

/** The twins of a built file, by encoding. */
export const COMPRESSED = [
	{ encoding: 'br', ending: '.br' },
	{ encoding: 'gzip', ending: '.gz' },
] as const;

export const TWIN_ENDINGS: readonly string[] = COMPRESSED.map(({ ending }) => ending);

/** So many files are open at a time: some systems give a process no more than 256. */
const AT_ONCE = 32;

/**
 * Lays a twin of each built file below `directory` beside it for each encoding, compressed as hard as can be: done once a
 * build, so that starting takes no time for it and readers get the fewest bytes. Throws what the file system throws.
 */
export async function compressFiles(directory: string): Promise<void> {
	const entries = await readdir(directory, { recursive: true, withFileTypes: true });
	const files = entries
		.filter(
			(entry) =>
				entry.isFile() && !COMPRESSED_ALREADY.has(extname(entry.name)) && !TWIN_ENDINGS.includes(extname(entry.name)),
		)
		.map((entry) => join(entry.parentPath, entry.name));
	for (let at = 0; at < files.length; at += AT_ONCE) await Promise.all(files.slice(at, at + AT_ONCE).map(compressFile));
}

async function compressFile(file: string): Promise<void> {
	const body = await readFile(file);
	for (const { encoding, ending } of COMPRESSED)
		await writeFile(file + ending, await encode(body, encoding, 'for-ever'));
}
