import type { FastifyInstance } from 'fastify';
import { paths } from '#app/lib/paths.ts';
import { MAP_SIZE, WIDE_SIZE } from '#domain/geography/map/frame.ts';
import type { MapMaker } from '#domain/geography/map/map-maker.ts';
import { drawGolf } from '#domain/members/golf-picture/draw-golf.ts';
import { getPicturedAt, type Pictured } from '#domain/members/golf-picture/pictured-queries.ts';
import { createTurnstile } from '../load/turnstile.ts';
import type { ApiParts } from './parts.ts';
import { answerPicture, type Picture, pngPicture, svgPicture } from './pictures.ts';

/** Kept by nobody but who has seen it: its golfer may take it away at any moment. */
const BY_ITS_READER = 'private, max-age=86400, immutable';

const PNGS_AT_ONCE = 1;
const PNGS_IN_LINE = 30;

type Draw = (pictured: Pictured) => Picture | Promise<Picture> | null;

/** Pictures of what golfers show of their golf. What they do not show, or show no more, is not found. */
export function registerGolferMaps(app: FastifyInstance, parts: ApiParts, maps: MapMaker) {
	const turnstile = createTurnstile(PNGS_AT_ONCE, PNGS_IN_LINE);
	const at = { handle: ':handle', version: ':version' };
	const serve = (address: string, draw: Draw) =>
		app.get<{ Params: typeof at }>(address, (request, reply) => {
			const { handle, version } = request.params;
			const ctx = parts.contextFor(request);
			const read = async () => {
				const pictured = await getPicturedAt(ctx, handle, version);
				return pictured && draw(pictured);
			};
			return answerPicture(parts, request, reply, read, ctx.reads);
		});
	for (const [address, size] of [
		[paths.golferMap(at), MAP_SIZE],
		[paths.golferMap(at, 'wide'), WIDE_SIZE],
	] as const) {
		serve(address, ({ map }) => {
			const places = map?.map((position) => ({ ...position, isPlayed: true }));
			return places ? svgPicture(maps.drawLife(places, size), BY_ITS_READER) : null;
		});
	}
	serve(paths.golfSharePicture(at), (pictured) => {
		if (!pictured.map && !pictured.counts) return null;
		return turnstile.run(() => pngPicture(drawGolf(pictured, maps), BY_ITS_READER));
	});
}
