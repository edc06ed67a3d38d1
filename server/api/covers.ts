import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sharp from 'sharp';
import { drawCover } from '#domain/catalogue/cover/draw-cover.ts';
import type { CoverFacts } from '#domain/catalogue/cover/facts.ts';
import { drawSharePicture } from '#domain/catalogue/cover/share-picture.ts';
import { frameOfScene, SITE_SCENES } from '#domain/catalogue/cover/site-scenes.ts';
import { COVER_VERSION } from '#domain/catalogue/cover/version.ts';
import { getCoverFacts } from '#domain/catalogue/cover-facts.ts';
import type { Made } from '../cache/answer-cache.ts';
import { prepareAnswer, sendAnswer } from '../http/answer.ts';
import { type Header, securityHeaders } from '../security/headers.ts';
import type { ApiParts } from './parts.ts';
import { createTurnstile } from './turnstile.ts';

/** Pictures of the site's own, by their name in `paths.scene`. */
const SCENES: Record<string, CoverFacts> = SITE_SCENES;

const FOR_EVER = 'public, max-age=31536000, immutable';
const PNGS_AT_ONCE = 2;
const PNGS_IN_LINE = 30;

type Picture = { type: 'image/svg+xml' | 'image/png'; body: Buffer };
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
		return facts && svg(drawCover(facts, frameOfScene(name)));
	});
	serve('scene/:name.png', async (_, name) => {
		const facts = sceneNamed(name);
		return facts && turnstile.run(() => png(drawSharePicture(facts)));
	});
	serve(':name.svg', async (request, name) => {
		const facts = await factsOf(request, name);
		return facts && svg(drawCover(facts, 'card'));
	});
	serve(':name.png', async (request, name) => {
		const facts = await factsOf(request, name);
		return facts && turnstile.run(() => png(drawSharePicture(facts)));
	});
}

const sceneNamed = (name: string) => (Object.hasOwn(SCENES, name) ? (SCENES[name] ?? null) : null);

const svg = (text: string): Picture => ({ type: 'image/svg+xml', body: Buffer.from(text) });

async function png(text: string): Promise<Picture> {
	return { type: 'image/png', body: await sharp(Buffer.from(text)).png({ palette: true }).toBuffer() };
}

async function answerPicture(
	parts: ApiParts,
	request: FastifyRequest,
	reply: FastifyReply,
	draw: () => Promise<Picture | null>,
): Promise<FastifyReply> {
	const [path = ''] = request.url.split('?', 1);
	const { answer } = await parts.covers.obtain(path, async () => toAnswer(parts, await draw()));
	sendAnswer(request.raw, reply.raw, answer);
	return reply.hijack();
}

/** A picture is kept; that there is none is not, so that nobody can fill the memory with guesses. */
async function toAnswer({ config }: ApiParts, picture: Picture | null): Promise<Made> {
	const headers: Header[] = [
		['Content-Type', picture?.type ?? 'text/plain; charset=utf-8'],
		['Cache-Control', picture ? FOR_EVER : 'no-store'],
		...securityHeaders(config.origin),
	];
	const draft = {
		status: picture ? 200 : 404,
		headers,
		body: picture?.body ?? Buffer.from('There is no such picture.'),
	};
	const answer = await prepareAnswer(draft, 'kept', picture?.type === 'image/png' ? [] : undefined);
	return { answer, reads: new Set(['catalogue']), outcome: picture ? 'keep' : 'drop', databaseLost: false };
}
