import { extname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getBuiltFile } from '#domain/shared/built-files.ts';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';
import type { Made } from '../cache/answer-cache.ts';
import type { Core } from '../core.ts';
import { type Header, securityHeaders } from '../security/headers.ts';
import { type Answer, prepareAnswer, pressAndSend } from './answer.ts';
import { fileAnswer, isServed } from './assets.ts';
import type { Parts } from './parts.ts';
import { refuse, tooMany } from './refuse.ts';

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
	app.get('/assets/*', async (request, reply) => {
		const [path = ''] = request.url.split('?', 1);
		const wait = await limits.count('page', request.ip);
		if (wait !== null) return refuse({ config }, request, reply, tooMany(wait));
		if (!isServed(extname(path))) return refuse({ config }, request, reply, { status: 404 });
		const { answer } = await caches.covers.obtain(path, async () => {
			const body = await getBuiltFile(db, path).catch(orNone);
			return body ? found(fileAnswer({ path, body, origin: config.origin }, 'kept')) : nothing(config.origin);
		});
		await pressAndSend(request.raw, reply.raw, answer);
		return reply.hijack();
	});
}

/** Without the database it is not found here: a proxy then asks another node, which may have it in memory. */
function orNone(error: unknown): null {
	if (isDatabaseFailing(error)) return null;
	throw error;
}

const found = (answer: Answer): Made => ({ answer, reads: new Set(), outcome: 'keep', databaseLost: false });

/** Kept nowhere, so that nobody can fill the memory with guesses. */
function nothing(origin: string): Made {
	const headers: Header[] = [
		['Content-Type', 'text/plain; charset=utf-8'],
		['Cache-Control', 'no-store'],
		...securityHeaders(origin),
	];
	const answer = prepareAnswer({ status: 404, headers, body: Buffer.from('There is no such file.') }, 'kept');
	return { answer, reads: new Set(), outcome: 'drop', databaseLost: false };
}
