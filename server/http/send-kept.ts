import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheKey } from '#domain/shared/context.ts';
import type { Made, ResponseCache } from '../cache/response-cache.ts';
import { type Header, securityHeaders } from '../security/headers.ts';
import { compressAndSend, type PreparedResponse, prepareResponse } from './prepared-response.ts';

type Keeping = {
	cache: ResponseCache;
	origin: string;
	/** What it is made from, beside its address; read once it is made. */
	reads: Iterable<CacheKey>;
	/** What is said where there is none. */
	none: string;
};

/**
 * Sends what stands at the path of a request: from memory, else what `make` gives, once, however many ask. It is kept; that there is
 * none is not, so that nobody can fill the memory with guesses.
 */
export async function sendKept(
	{ cache, origin, reads, none }: Keeping,
	request: FastifyRequest,
	reply: FastifyReply,
	make: (path: string) => Promise<PreparedResponse | null>,
): Promise<FastifyReply> {
	const [path = ''] = request.url.split('?', 1);
	const { answer } = await cache.obtain(path, async (): Promise<Made> => {
		const made = await make(path);
		const outcome = made ? 'keep' : 'drop';
		return { answer: made ?? notFound(origin, none), reads: new Set(reads), outcome, databaseLost: false };
	});
	await compressAndSend(request.raw, reply.raw, answer);
	return reply.hijack();
}

function notFound(origin: string, words: string): PreparedResponse {
	const headers: Header[] = [
		['Content-Type', 'text/plain; charset=utf-8'],
		['Cache-Control', 'no-store'],
		...securityHeaders(origin),
	];
	return prepareResponse({ status: 404, headers, body: Buffer.from(words) }, 'kept');
}
