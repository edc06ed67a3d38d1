import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CacheKey } from '#domain/shared/context.ts';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { sendKept } from '../http/send-kept.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import { type Header, openHeaders } from '../security/headers.ts';
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

/** An SVG text as PNG, for those who show no SVG. */
export const pngPicture = async (text: string, caching: string): Promise<Picture> => ({
	type: 'image/png',
	body: await loadSharp()(Buffer.from(text)).png({ palette: true }).toBuffer(),
	caching,
});

/** A map that is for one viewer alone. */
export const sendOwn = (reply: FastifyReply, map: string) =>
	reply.type('image/svg+xml').header('Cache-Control', 'private, no-store').send(map);

/**
 * Answers with a picture from memory, else with what `draw` makes: once, however many ask. Null is not found. `reads` is what it is made
 * from, and may be filled while it is drawn.
 */
export function answerPicture(
	{ config: { origin }, covers }: ApiParts,
	request: FastifyRequest,
	reply: FastifyReply,
	draw: () => Promise<Picture | null>,
	reads: Iterable<CacheKey> = ['catalogue'],
): Promise<FastifyReply> {
	const keeping = { cache: covers, origin, reads, none: 'There is no such picture.' };
	return sendKept(keeping, request, reply, async () => {
		const picture = await draw();
		return picture && pictureResponse(picture, origin);
	});
}

/** Data calls name pictures, so that pages of other sites may show them. */
function pictureResponse({ type, caching, body }: Picture, origin: string): PreparedResponse {
	const headers: Header[] = [['Content-Type', type], ['Cache-Control', caching], ...openHeaders(origin)];
	return prepareResponse({ status: 200, headers, body }, 'kept', type === 'image/png' ? [] : undefined);
}
