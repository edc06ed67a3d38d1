import type { FastifyInstance } from 'fastify';
import { listMapTowns } from '#domain/catalogue/map/town-queries.ts';
import { TOWNS_FROM_ZOOM } from '#domain/catalogue/map/town-shapes.ts';
import { refuse } from '../http/refuse.ts';
import { answerMapCall, areaKey, createMapAreaReader } from './map-calls.ts';
import type { ApiParts } from './parts.ts';

const PATH = '/api/map-towns';

/** `GET /api/map-towns?west=&south=&east=&north=&zoom=`: the towns whose names stand on the map, by whole tiles as its markers. */
export function registerMapTowns(app: FastifyInstance, parts: ApiParts) {
	const readArea = createMapAreaReader({ leastZoom: TOWNS_FROM_ZOOM });
	app.get(PATH, async (request, reply) => {
		const area = readArea(request.query);
		if (!area) return refuse(parts, request, reply, { status: 400 });
		return answerMapCall(parts, request, reply, {
			key: `${PATH} ${areaKey(area)}`,
			list: (ctx) => listMapTowns(ctx, area),
		});
	});
}
