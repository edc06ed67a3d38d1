import type { FastifyInstance } from 'fastify';
import { issueStamp } from '#domain/shared/stamp.ts';
import type { ApiParts } from './parts.ts';

/** `GET /api/stamp`: a stamp for small forms inside kept pages, `{ stamp }` (decision X4). */
export function registerStamp(app: FastifyInstance, { secret }: ApiParts) {
	app.get('/api/stamp', async (_request, reply) =>
		reply.header('Cache-Control', 'no-store').send({ stamp: issueStamp(secret, new Date()) }),
	);
}
