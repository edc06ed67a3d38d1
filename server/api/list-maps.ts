import type { FastifyInstance } from 'fastify';
import { listPaths } from '#app/lib/list-paths.ts';
import { HIDDEN } from '#app/lib/machines/secret-address.ts';
import type { MapMaker } from '#domain/geography/map/map-maker.ts';
import { getListMap } from '#domain/lists/map-queries.ts';
import { getListByLink, getPublicList } from '#domain/lists/public-queries.ts';
import type { ApiParts } from './parts.ts';
import { answerPicture, sendOwn, svgPicture } from './pictures.ts';

/** Its owner may close a list at any moment. */
const ASKED_AGAIN = 'private, no-cache';

/**
 * The courses of a list, numbered: of a public one for everybody, asked for again each time and answered from memory until the list
 * changes; of one by link drawn anew each time, as the link may be closed by then.
 */
export function registerListMaps(app: FastifyInstance, parts: ApiParts, maps: MapMaker) {
	app.get<{ Querystring: { link?: unknown } }>('/lists/shared/map.svg', async (request, reply) => {
		const ctx = parts.contextFor(request);
		const { link } = request.query;
		const list = typeof link === 'string' ? await getListByLink(ctx, link) : null;
		const places = list ? (await getListMap(ctx, list.id)).places : [];
		return places.length > 0 ? sendOwn(reply.headers(HIDDEN), maps.drawNumbered(places)) : reply.callNotFound();
	});
	app.get<{ Params: { slug: string } }>(listPaths.listMap(':slug'), (request, reply) => {
		const { slug } = request.params;
		const ctx = parts.contextFor(request);
		const read = async () => {
			const list = await getPublicList(ctx, slug);
			if (list?.slug !== slug) return null;
			const { places } = await getListMap(ctx, list.id);
			return places.length > 0 ? svgPicture(maps.drawNumbered(places), ASKED_AGAIN) : null;
		};
		return answerPicture(parts, request, reply, read, ctx.reads);
	});
}
