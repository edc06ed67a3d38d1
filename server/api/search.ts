import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { listCourseChoices, QUERY_LIMIT, suggest } from '#domain/catalogue/finding/search.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import type { Made } from '../cache/response-cache.ts';
import { compressAndSend, prepareResponse } from '../http/prepared-response.ts';
import { refuse, tooMany } from '../http/refuse.ts';
import { securityHeaders } from '../security/headers.ts';
import type { ApiParts } from './parts.ts';

const typed = z.strictObject({ q: z.string().max(QUERY_LIMIT).default('') });

type Find = (ctx: DomainContext, text: string) => Promise<unknown>;

/** `GET /api/suggestions?q=` for the search boxes, `GET /api/course-choices?q=` for the review form's select. */
export function registerSearch(app: FastifyInstance, parts: ApiParts) {
	app.get('/api/suggestions', (request, reply) => answerTyped(parts, request, reply, suggest));
	app.get('/api/course-choices', (request, reply) => answerTyped(parts, request, reply, listCourseChoices));
}

/** Texts that are compared as the same are answered with the same, from memory while nothing has changed. */
async function answerTyped(parts: ApiParts, request: FastifyRequest, reply: FastifyReply, find: Find) {
	const query = typed.safeParse(request.query);
	if (!query.success) return refuse(parts, request, reply, { status: 400 });
	const wait = await parts.limits.count('search', request.ip);
	if (wait !== null) return refuse(parts, request, reply, tooMany(wait));
	const text = foldText(query.data.q);
	const { answer } = await parts.suggestions.obtain(`${request.routeOptions.url} ${text}`, async () =>
		toAnswer(parts, parts.contextFor(request), (ctx) => find(ctx, text)),
	);
	await compressAndSend(request.raw, reply.raw, answer, ['X-Request-Id', request.id]);
	return reply.hijack();
}

async function toAnswer(
	{ config }: ApiParts,
	ctx: DomainContext,
	find: (ctx: DomainContext) => Promise<unknown>,
): Promise<Made> {
	const found = await find(ctx);
	const headers = [
		['Content-Type', 'application/json; charset=utf-8'],
		['Cache-Control', 'public, max-age=60'],
		...securityHeaders(config.origin),
	] as const;
	const answer = prepareResponse({ status: 200, headers, body: Buffer.from(JSON.stringify(found)) }, 'once');
	return { answer, reads: new Set([...ctx.reads, 'catalogue']), outcome: 'keep', databaseLost: false };
}
