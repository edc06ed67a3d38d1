import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getCoverFacts } from '#domain/covers/cover-facts.ts';
import { drawCover } from '#domain/covers/draw-cover.ts';
import type { CoverFacts } from '#domain/covers/facts.ts';
import { drawSharePicture } from '#domain/covers/share-picture.ts';
import { frameOfScene, SITE_SCENES } from '#domain/covers/site-scenes.ts';
import { COVER_VERSION } from '#domain/covers/version.ts';
import { createTurnstile } from '../load/turnstile.ts';
import type { ApiParts } from './parts.ts';
import { answerPicture, FOR_EVER, type Picture, pngPicture, svgPicture } from './pictures.ts';

/** Pictures of the site's own, by their name in `paths.scene`. */
const SCENES: Record<string, CoverFacts> = SITE_SCENES;

const PNGS_AT_ONCE = 2;
const PNGS_IN_LINE = 30;

type Draw = (request: FastifyRequest, name: string) => Promise<Picture | null>;

/** Covers and share pictures, drawn when first asked for, at addresses whose version makes them good for ever. */
export function registerCovers(app: FastifyInstance, parts: ApiParts) {
	const turnstile = createTurnstile(PNGS_AT_ONCE, PNGS_IN_LINE);
	const factsOf = (request: FastifyRequest, slug: string) => getCoverFacts(parts.contextFor(request), slug);
	const serve = (address: string, draw: Draw) =>
		app.get<{ Params: { name: string } }>(`/covers/v${COVER_VERSION}/${address}`, (request, reply) =>
			answerPicture(parts, request, reply, () => draw(request, request.params.name)),
		);
	serve('scene/:name.svg', async (_, name) => {
		const facts = sceneNamed(name);
		return facts && svgPicture(drawCover(facts, frameOfScene(name)), FOR_EVER);
	});
	serve('scene/:name.png', async (_, name) => {
		const facts = sceneNamed(name);
		return facts && turnstile.run(() => pngPicture(drawSharePicture(facts), FOR_EVER));
	});
	serve(':name.svg', async (request, name) => {
		const facts = await factsOf(request, name);
		return facts && svgPicture(drawCover(facts, 'card'), FOR_EVER);
	});
	serve(':name.png', async (request, name) => {
		const facts = await factsOf(request, name);
		return facts && turnstile.run(() => pngPicture(drawSharePicture(facts), FOR_EVER));
	});
}

const sceneNamed = (name: string) => (Object.hasOwn(SCENES, name) ? (SCENES[name] ?? null) : null);
