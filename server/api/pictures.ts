import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Made } from '../cache/answer-cache.ts';
import { prepareAnswer, pressAndSend } from '../http/answer.ts';
import { type Header, securityHeaders } from '../security/headers.ts';
import type { ApiParts } from './parts.ts';

/** A drawing as it is sent; `caching` is its Cache-Control. */
export type Picture = { type: 'image/svg+xml' | 'image/png' | 'application/json'; body: Buffer; caching: string };

/** For addresses with a version, whose picture does not change. */
export const FOR_EVER = 'public, max-age=31536000, immutable';

/** An SVG text as it is sent. */
export const svgPicture = (text: string, caching: string): Picture => ({
	type: 'image/svg+xml',
	body: Buffer.from(text),
	caching,
});

/** Answers with a picture from memory, else with what `draw` makes: once, however many ask. Null is not found. */
export async function answerPicture(
	parts: ApiParts,
	request: FastifyRequest,
	reply: FastifyReply,
	draw: () => Promise<Picture | null>,
): Promise<FastifyReply> {
	const [path = ''] = request.url.split('?', 1);
	const { answer } = await parts.covers.obtain(path, async () => toAnswer(parts, await draw()));
	await pressAndSend(request.raw, reply.raw, answer);
	return reply.hijack();
}

/** A picture is kept; that there is none is not, so that nobody can fill the memory with guesses. */
async function toAnswer({ config }: ApiParts, picture: Picture | null): Promise<Made> {
	const headers: Header[] = [
		['Content-Type', picture?.type ?? 'text/plain; charset=utf-8'],
		['Cache-Control', picture?.caching ?? 'no-store'],
		...securityHeaders(config.origin),
	];
	const draft = {
		status: picture ? 200 : 404,
		headers,
		body: picture?.body ?? Buffer.from('There is no such picture.'),
	};
	const answer = prepareAnswer(draft, 'kept', picture?.type === 'image/png' ? [] : undefined);
	return { answer, reads: new Set(['catalogue']), outcome: picture ? 'keep' : 'drop', databaseLost: false };
}
