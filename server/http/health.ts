import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Traffic } from './traffic.ts';

const PATIENCE_MILLISECONDS = 1_000;

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent readers, because the database answers, has its tables, and the
 * process is not about to stop.
 */
export function registerHealth(app: FastifyInstance, pool: pg.Pool, traffic: Pick<Traffic, 'draining'>) {
	app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send('alive\n'));
	app.get('/readyz', async (_request, reply) => {
		const ready = !traffic.draining && (await isAnswering(pool));
		return reply
			.code(ready ? 200 : 503)
			.header('Cache-Control', 'no-store')
			.send(ready ? 'ready\n' : 'not ready\n');
	});
}

/** Whether the database answers within a second and has the catalogue. */
async function isAnswering(pool: pg.Pool): Promise<boolean> {
	const asked = pool.query<{ there: boolean }>("select to_regclass('public.courses') is not null as there").then(
		({ rows }) => rows[0]?.there === true,
		() => false,
	);
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<false>((resolve) => {
		timer = setTimeout(() => resolve(false), PATIENCE_MILLISECONDS);
	});
	return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
