import type { FastifyInstance } from 'fastify';
import { issueStamp } from '#domain/shared/forms/stamp.ts';
import type { ApiParts } from './parts.ts';

/** `GET /api/stamp`: a stamp for small forms inside kept pages, `{ stamp }` (decision X4). */
export function registerStamp(app: FastifyInstance, { secret, contextFor }: ApiParts) {
	app.get('/api/stamp', async (request, reply) =>
		reply.header('Cache-Control', 'no-store').send({ stamp: issueStamp(secret, contextFor(request).now()) }),
	);
}
