import type { FastifyReply, FastifyRequest } from 'fastify';
import { type PreparedResponse, prepareResponse } from '../http/prepared-response.ts';
import { sendKept } from '../http/send-kept.ts';
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
export function answerPicture(
	{ config: { origin }, covers }: ApiParts,
	request: FastifyRequest,
	reply: FastifyReply,
	draw: () => Promise<Picture | null>,
): Promise<FastifyReply> {
	const keeping = { cache: covers, origin, reads: ['catalogue'], none: 'There is no such picture.' };
	return sendKept(keeping, request, reply, async () => {
		const picture = await draw();
		return picture && pictureResponse(picture, origin);
	});
}

function pictureResponse({ type, caching, body }: Picture, origin: string): PreparedResponse {
	const headers: Header[] = [['Content-Type', type], ['Cache-Control', caching], ...securityHeaders(origin)];
	return prepareResponse({ status: 200, headers, body }, 'kept', type === 'image/png' ? [] : undefined);
}
