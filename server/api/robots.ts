import type { FastifyInstance } from 'fastify';

/** `/robots.txt`: readers' machines may read everything that readers read. */
export function registerRobots(app: FastifyInstance, { origin }: { origin: string }) {
	const robots = `User-agent: *\nDisallow: /api/\nDisallow: /rest/\nDisallow: /trips/\n\nSitemap: ${origin}/sitemap.xml\n`;
	app.get('/robots.txt', async (_request, reply) =>
		reply.type('text/plain; charset=utf-8').header('Cache-Control', 'public, max-age=3600').send(robots),
	);
}
