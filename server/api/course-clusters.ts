import type { FastifyInstance } from 'fastify';
import { findParameters } from '#app/features/find/find-parameters.ts';
import { findAddress } from '#app/features/find/find-search.ts';
import { readMeaning } from '#app/features/find/meaning.server.ts';
import { readFindAddress, readFindSearch } from '#app/features/find/read-find-search.server.ts';
import { listCourseClusters } from '#domain/catalogue/map/cluster-queries.ts';
import { refuse } from '../http/refuse.ts';
import { parametersIn } from '../http/request-target.ts';
import { answerMapCall, areaKey, createMapAreaReader } from './map-calls.ts';
import type { ApiParts } from './parts.ts';

const PATH = '/api/course-clusters';
const LONGEST_FILTER = 400;

/** The find page's parameters that say which courses are asked for. */
const FILTERS = findParameters().flatMap(([name, { narrows }]) => (narrows ? [[name, LONGEST_FILTER] as const] : []));

/**
 * `GET /api/course-clusters?west=&south=&east=&north=&zoom=` and the find page's own filters: the map's markers. The box is
 * widened to whole tiles of its zoom, so that answers are few and can be kept; filters are read as the page reads them.
 */
export function registerCourseClusters(app: FastifyInstance, parts: ApiParts) {
	const readArea = createMapAreaReader({ more: Object.fromEntries(FILTERS) });
	app.get(PATH, async (request, reply) => {
		const area = readArea(request.query);
		if (!area) return refuse(parts, request, reply, { status: 400 });
		const params = parametersIn(request.url);
		return answerMapCall(parts, request, reply, {
			key: `${PATH} ${areaKey(area)} ${findAddress(readFindSearch(params))}`,
			list: async (ctx) => {
				const { filter } = await readMeaning(ctx, await readFindAddress(ctx, params));
				return listCourseClusters(ctx, filter, area);
			},
		});
	});
}
