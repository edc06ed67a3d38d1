import type { FastifyInstance } from 'fastify';
import { getCountry } from '#domain/catalogue/places/countries.ts';
import { openLandAtlas } from '#domain/geography/land/atlas-levels.ts';
import { LAND_VERSION } from '#domain/geography/land/version.ts';
import { refuse } from '../http/refuse.ts';
import type { ApiParts } from './parts.ts';
import { answerPicture, FOR_EVER } from './pictures.ts';

/** In one spelling only: every other one would be an answer of its own in every cache. */
const NUMBER = /^(?:0|[1-9]\d{0,2})$/;

/** The land of the find page's map: `/land/v1/<zoom>/<x>/<y>.json`, one of four thousand tiles, good for ever. */
export function registerLand(app: FastifyInstance, parts: ApiParts) {
	const atlas = openLandAtlas((code) => getCountry(code)?.name ?? null);
	app.get<{ Params: { zoom: string; x: string; y: string } }>(
		`/land/v${LAND_VERSION}/:zoom/:x/:y.json`,
		(request, reply) => {
			const { zoom, x, y } = request.params;
			if (![zoom, x, y].every((part) => NUMBER.test(part))) return refuse(parts, request, reply, { status: 404 });
			return answerPicture(parts, request, reply, async () => {
				const tile = await atlas.tile(Number(zoom), Number(x), Number(y));
				return tile && { type: 'application/json', body: Buffer.from(JSON.stringify(tile)), caching: FOR_EVER };
			});
		},
	);
}
