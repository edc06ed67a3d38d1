import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { filterOf } from '#app/features/find/find-filter.server.ts';
import { findParameters } from '#app/features/find/find-parameters.ts';
import { findAddress } from '#app/features/find/find-search.ts';
import { readFindSearch } from '#app/features/find/read-find-search.server.ts';
import { listCourseClusters } from '#domain/catalogue/map/cluster-queries.ts';
import { MOST_TILES } from '#domain/catalogue/map/cluster-shapes.ts';
import { isBox } from '#domain/geography/box.ts';
import { MAX_ZOOM, type TileArea, tilesOf } from '#domain/geography/map-tiles.ts';
import type { CourseFilters } from '#domain/shared/course-index.ts';
import type { Made } from '../cache/response-cache.ts';
import { compressAndSend, prepareResponse } from '../http/prepared-response.ts';
import { refuse, tooMany } from '../http/refuse.ts';
import { securityHeaders } from '../security/headers.ts';
import type { ApiParts } from './parts.ts';

/** The find page's parameters that say which courses are asked for. */
const FILTERS = findParameters().flatMap(([name, { narrows }]) => (narrows ? [name] : []));
const PATH = '/api/course-clusters';
const LONGEST_FILTER = 400;
const MINUTE = 'public, max-age=60';

const degrees = z
	.string()
	.regex(/^-?\d{1,3}(?:\.\d{1,12})?$/)
	.transform(Number);
const asked = z
	.strictObject({
		west: degrees,
		south: degrees,
		east: degrees,
		north: degrees,
		zoom: z
			.string()
			.regex(/^\d{1,2}$/)
			.transform(Number)
			.refine((zoom) => zoom <= MAX_ZOOM),
		...Object.fromEntries(FILTERS.map((name) => [name, z.string().max(LONGEST_FILTER).optional()])),
	})
	.refine(isBox);

/**
 * `GET /api/course-clusters?west=&south=&east=&north=&zoom=` and the find page's own filters: the map's markers. The box is
 * widened to whole tiles of its zoom, so that answers are few and can be kept; filters are read as the page reads them.
 */
export function registerCourseClusters(app: FastifyInstance, parts: ApiParts) {
	app.get(PATH, async (request, reply) => {
		const query = asked.safeParse(request.query);
		if (!query.success) return refuse(parts, request, reply, { status: 400 });
		const area = tilesOf(query.data, query.data.zoom);
		const tiles = (area.right - area.left) * (area.bottom - area.top);
		if (tiles > MOST_TILES) return refuse(parts, request, reply, { status: 400 });
		return answer(parts, request, reply, area);
	});
}

async function answer(parts: ApiParts, request: FastifyRequest, reply: FastifyReply, area: TileArea) {
	const search = readFindSearch(new URLSearchParams(request.url.split('?')[1]));
	const { zoom, left, top, right, bottom } = area;
	const key = `${PATH} ${zoom} ${left} ${top} ${right} ${bottom} ${findAddress(search)}`;
	const kept = parts.map.find(key);
	const wait = kept ? null : await parts.limits.count('map', request.ip);
	if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
	const made = await parts.map.obtain(key, () => makeClusters(parts, request, filterOf(search), area));
	await compressAndSend(request.raw, reply.raw, made.answer, ['X-Request-Id', request.id]);
	return reply.hijack();
}

async function makeClusters(
	parts: ApiParts,
	request: FastifyRequest,
	filters: CourseFilters,
	area: TileArea,
): Promise<Made> {
	const ctx = parts.contextFor(request);
	const clusters = await listCourseClusters(ctx, filters, area);
	const headers = [
		['Content-Type', 'application/json; charset=utf-8'],
		['Cache-Control', MINUTE],
		...securityHeaders(parts.config.origin),
	] as const;
	const body = Buffer.from(JSON.stringify(clusters));
	const prepared = prepareResponse({ status: 200, headers, body }, 'once');
	return { answer: prepared, reads: new Set([...ctx.reads, 'catalogue']), outcome: 'keep', databaseLost: false };
}
