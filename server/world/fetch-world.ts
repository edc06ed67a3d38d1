import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '#database/client.ts';
import { Refusal } from '#database/refusal.ts';
import { worldRuns } from '#database/schema/world.ts';
import { WORLD_LOCK } from '#domain/catalogue/world/being-fetched.ts';
import { progressInWords, type WorldProgress } from '#domain/catalogue/world/progress-words.ts';
import { loadGeography } from '#domain/geography/geography.ts';
import packageFile from '#package.json' with { type: 'json' };
import type { Config } from '../settings/config.ts';
import { openAnswers } from './answers.ts';
import { createOverpass } from './overpass.ts';
import type { WorldOutcome } from './run-lines.ts';
import { runWorld } from './run-world.ts';

/** What a run needs of the installation. The pool has two connections: one of them is held by the lock. */
export type Installation = {
	db: Database;
	pool: pg.Pool;
	config: Pick<Config, 'origin' | 'overpassUrl' | 'dataDirectory'>;
};

export type WorldOrder = {
	codes: readonly string[];
	/** The run that the desk has begun; left out, one is noted. */
	runId?: number;
	onProgress: (progress: WorldProgress) => void;
	/** Told in words why nothing happens for a while. */
	onPause: (words: string) => void;
};

/**
 * Fetches the courses of countries from OpenStreetMap and notes for the desk how far that is. Throws a `Refusal` where another process
 * is at it, or an editor ends it.
 */
export async function fetchWorld({ db, pool, config }: Installation, order: WorldOrder): Promise<WorldOutcome> {
	const client = await pool.connect();
	try {
		const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [WORLD_LOCK]);
		if (!rows[0]?.mine) throw new Refusal('The world is being fetched already. Let that come to its end.');
		return await noteRun(db, config, order);
	} finally {
		// The lock goes with the connection.
		client.release(true);
	}
}

async function noteRun(db: Database, config: Installation['config'], order: WorldOrder): Promise<WorldOutcome> {
	const runId = order.runId ?? (await beginRun(db, order.codes));
	const note = (facts: Partial<typeof worldRuns.$inferInsert>) =>
		db
			.update(worldRuns)
			.set(facts)
			.where(and(eq(worldRuns.id, runId), isNull(worldRuns.endedAt)))
			.returning({ id: worldRuns.id });
	const tellDesk = async (facts: Parameters<typeof note>[0]) => {
		if ((await note(facts)).length === 0) throw new Refusal('An editor has broken it off at the desk.');
	};
	const outcome = await runWorld(
		{
			db,
			answers: await openAnswers(config.dataDirectory),
			ask: createOverpass({
				url: config.overpassUrl,
				agent: agentOf(config.origin),
				now: () => new Date(),
				sleep,
				onPause({ seconds, reason }) {
					const words = `Waiting for ${seconds === 1 ? 'a second' : `${seconds} seconds`}: ${reason}.`;
					order.onPause(words);
					return tellDesk({ lines: [words] });
				},
			}),
			geography: loadGeography(),
			now: () => new Date(),
			onProgress(progress) {
				order.onProgress(progress);
				return tellDesk({ done: progress.done, lines: [progressInWords(progress)] });
			},
		},
		order.codes,
	);
	await note({ done: order.codes.length - outcome.missing.length, endedAt: new Date(), lines: outcome.lines });
	return outcome;
}

/** A run that the command line began and did not end is over: this one goes on with it. */
async function beginRun(db: Database, codes: readonly string[]): Promise<number> {
	const startedAt = new Date();
	await db
		.update(worldRuns)
		.set({ endedAt: startedAt, lines: ['It was broken off.'] })
		.where(and(isNull(worldRuns.endedAt), eq(worldRuns.fromDesk, false)));
	const [run] = await db
		.insert(worldRuns)
		.values({ countries: [...codes], total: codes.length, startedAt, fromDesk: false })
		.returning({ id: worldRuns.id });
	if (!run) throw new Error('the run was not noted');
	return run.id;
}

/** "Fescue/0.1.0 (golf courses; https://golf.example)": the keepers of Overpass want to know who asks, and where to complain. */
export const agentOf = (origin: string) => `Fescue/${packageFile.version} (golf courses; ${origin})`;
