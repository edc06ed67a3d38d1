import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { MOST_TILES } from '#domain/catalogue/map/cluster-shapes.ts';
import { isBox } from '#domain/geography/box.ts';
import { MAX_ZOOM, type TileArea, tilesOf } from '#domain/geography/map-tiles.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Made } from '../cache/response-cache.ts';
import { compressAndSend, prepareResponse } from '../http/prepared-response.ts';
import { refuse, tooMany } from '../http/refuse.ts';
import { securityHeaders } from '../security/headers.ts';
import type { ApiParts } from './parts.ts';

const MINUTE = 'public, max-age=60';

const degrees = z
	.string()
	.regex(/^-?\d{1,3}(?:\.\d{1,12})?$/)
	.transform(Number);

type MapCall = {
	/** Names of parameters beside the box and zoom, each with the longest value it may have. */
	more?: Readonly<Record<string, number>>;
	/** The least zoom that is answered. */
	leastZoom?: number;
};

/** Reads `west`, `south`, `east`, `north` and `zoom`, widened to whole tiles; null for anything else, and for more than any screen shows. */
export function createMapAreaReader({ more = {}, leastZoom = 0 }: MapCall = {}): (query: unknown) => TileArea | null {
	const zoom = z
		.string()
		.regex(/^\d{1,2}$/)
		.transform(Number)
		.refine((asked) => asked >= leastZoom && asked <= MAX_ZOOM);
	const others = Object.entries(more).map(([name, longest]) => [name, z.string().max(longest).optional()] as const);
	const asked = z
		.strictObject({
			...{ west: degrees, south: degrees, east: degrees, north: degrees, zoom },
			...Object.fromEntries(others),
		})
		.refine(isBox);
	return (query) => {
		const read = asked.safeParse(query);
		if (!read.success) return null;
		const area = tilesOf(read.data, read.data.zoom);
		return (area.right - area.left) * (area.bottom - area.top) > MOST_TILES ? null : area;
	};
}

/** An area as part of a key under which an answer is kept. */
export const areaKey = ({ zoom, left, top, right, bottom }: TileArea) => `${zoom} ${left} ${top} ${right} ${bottom}`;

/** Answers with what `list` gives, from memory where it is kept under `key`; only what is not counts for the network's allowance. */
export async function answerMapCall(
	parts: ApiParts,
	request: FastifyRequest,
	reply: FastifyReply,
	{ key, list }: { key: string; list: (ctx: DomainContext) => Promise<unknown> },
): Promise<FastifyReply> {
	const kept = parts.map.find(key);
	const wait = kept ? null : await parts.limits.count('map', request.ip);
	if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
	const made = await parts.map.obtain(key, () => makeAnswer(parts, request, list));
	await compressAndSend(request.raw, reply.raw, made.answer, ['X-Request-Id', request.id]);
	return reply.hijack();
}

async function makeAnswer(
	parts: ApiParts,
	request: FastifyRequest,
	list: (ctx: DomainContext) => Promise<unknown>,
): Promise<Made> {
	const ctx = parts.contextFor(request);
	const found = await list(ctx);
	const headers = [
		['Content-Type', 'application/json; charset=utf-8'],
		['Cache-Control', MINUTE],
		...securityHeaders(parts.config.origin),
	] as const;
	const prepared = prepareResponse({ status: 200, headers, body: Buffer.from(JSON.stringify(found)) }, 'once');
	return { answer: prepared, reads: new Set([...ctx.reads, 'catalogue']), outcome: 'keep', databaseLost: false };
}
