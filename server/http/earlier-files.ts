import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getBuiltFile } from '#domain/shared/built-files.ts';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';
import type { Core } from '../core.ts';
import { fileAnswer, isServed } from './assets.ts';
import type { Parts } from './parts.ts';
import { refuse, tooMany } from './refuse.ts';
import { sendKept } from './send-kept.ts';

type EarlierParts = Pick<Parts, 'config' | 'limits'>;

/**
 * Files of other builds than this process's own: of the one before, whose pages are still open, and of the one that other nodes run
 * already. Those of its own never come here: they are answered from memory, and so are these once somebody has asked.
 */
export function registerEarlierFiles(
	app: FastifyInstance,
	{ config, limits }: EarlierParts,
	{ db, caches }: Core,
): void {
	const { origin } = config;
	const keeping = { cache: caches.earlierFiles, origin, reads: [], none: 'There is no such file.' };
	app.get('/assets/*', async (request, reply) => {
		const wait = await limits.count('page', request.ip);
		if (wait !== null) return refuse({ config }, request, reply, tooMany(wait));
		return sendKept(keeping, request, reply, async (path) => {
			const body = isServed(extname(path)) ? await getBuiltFile(db, path).catch(orNone) : null;
			return body && fileAnswer({ path, body, origin }, 'kept');
		});
	});
}

/** Without the database it is not found here: a proxy then asks another node, which may have it in memory. */
function orNone(error: unknown): null {
	if (isDatabaseFailing(error)) return null;
	throw error;
}
