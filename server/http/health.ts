import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Core } from '../core.ts';
import type { Traffic } from '../load/traffic.ts';

const PATIENCE_MILLISECONDS = 1_000;

/**
 * `/healthz`: the process lives. `/readyz`: it may be sent readers, because the database answers, has its tables, and the
 * process is not about to stop.
 */
export function registerHealth(
	app: FastifyInstance,
	{ pool, report }: Pick<Core, 'pool' | 'report'>,
	traffic: Pick<Traffic, 'draining'>,
) {
	app.get('/healthz', async (_request, reply) => reply.header('Cache-Control', 'no-store').send('alive\n'));
	app.get('/readyz', async (request, reply) => {
		const why = traffic.draining ? new Error('it is about to stop') : await whyNotAnswering(pool);
		const ready = why === null;
		if (!ready && !traffic.draining) report('Not ready', why, request.id);
		return reply
			.code(ready ? 200 : 503)
			.header('Cache-Control', 'no-store')
			.send(ready ? 'ready\n' : 'not ready\n');
	});
}

/** Null where the database answers within a second and has the catalogue, else what is wrong with it. */
async function whyNotAnswering(pool: pg.Pool): Promise<unknown> {
	const asked = pool.query<{ there: boolean }>("select to_regclass('public.courses') is not null as there").then(
		({ rows }) => (rows[0]?.there === true ? null : new Error('the database has no tables of the site')),
		(error: unknown) => error,
	);
	let timer: NodeJS.Timeout | undefined;
	const late = new Promise<Error>((resolve) => {
		timer = setTimeout(() => resolve(new Error('the database does not answer')), PATIENCE_MILLISECONDS);
	});
	return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
