import { type Dirent, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Core } from '../core.ts';
import type { Parts } from '../http/parts.ts';
import { refuse, tooMany } from '../http/refuse.ts';
import { sendKept } from '../http/send-kept.ts';
import { type FileSettings, fileResponse, isServed } from './assets.ts';

/** Where each file of an earlier build lies on disk, by the path that it is asked for at. */
export type EarlierFiles = ReadonlyMap<string, string>;

type EarlierParts = Pick<Parts, 'limits'> & { config: Parts['config'] & FileSettings };

/** The files that `setEarlierFilesAside` has left in `folder`, as of now; none where there is no such folder. */
export function listEarlierFiles(folder: string): EarlierFiles {
	const files = readEntries(folder).filter((entry) => entry.isFile() && isServed(extname(entry.name)));
	return new Map(files.map(({ name }) => [`/assets/${name}`, join(folder, name)]));
}

/**
 * Files of the builds before this process's own, whose pages are still open. Those of its own never come here: they are answered from
 * memory, and so are these once somebody has asked.
 */
export function registerEarlierFiles(
	app: FastifyInstance,
	files: EarlierFiles,
	{ config, limits }: EarlierParts,
	{ caches }: Core,
): void {
	const { origin } = config;
	const keeping = { cache: caches.earlierFiles, origin, reads: [], none: 'There is no such file.' };
	app.get('/assets/*', async (request, reply) => {
		const wait = await limits.count('page', request.ip);
		if (wait !== null) return refuse({ config }, request, reply, tooMany(wait));
		return sendKept(keeping, request, reply, async (path) => {
			const file = files.get(path);
			const body = file === undefined ? null : await readFile(file).catch(ifNone(null));
			return body && fileResponse({ path, body, site: config }, 'kept');
		});
	});
}

function readEntries(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch (error) {
		return ifNone([])(error);
	}
}

/** For a place that is not there, or a file that a later build has removed; throws any other error. */
const ifNone =
	<Value>(otherwise: Value) =>
	(error: unknown): Value => {
		if ((error as NodeJS.ErrnoException).code === 'ENOENT') return otherwise;
		throw error;
	};
