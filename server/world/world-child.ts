/** A process of its own that fetches the world for the desk. Asked and answered by messages; it ends with the site that asks it. */
import { openDatabase } from '#database/client.ts';
import { Refusal } from '#database/refusal.ts';
import { fetchWorld } from './fetch-world.ts';
import type { WorldAnswer, WorldRequest } from './world-job.ts';

/** As those of an import; milliseconds. */
const LIMITS = { size: 3, statementTimeout: 3_600_000, waitTimeout: 10_000 };

process.once('message', async (request: WorldRequest) => {
	const answer = await obey(request);
	process.send?.(answer, () => process.exit(0));
});
process.on('disconnect', () => process.exit(0));

async function obey({ databaseUrl, config, runId, countries }: WorldRequest): Promise<WorldAnswer> {
	const { db, pool } = openDatabase(databaseUrl, LIMITS);
	try {
		const order = { codes: countries, runId, onProgress: () => {}, onPause: () => {} };
		await fetchWorld({ db, pool, config }, order);
		return { failed: null };
	} catch (error) {
		// Another process is at it, or an editor has broken it off: neither is a failure.
		if (error instanceof Refusal) return { failed: null };
		return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
	} finally {
		await pool.end();
	}
}
