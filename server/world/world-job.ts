import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { ofCheckout } from '#database/checkout.ts';
import type { Database } from '#database/client.ts';
import { worldRuns } from '#database/schema/world.ts';
import { isBeingFetched } from '#domain/catalogue/world/being-fetched.ts';
import { getRunFromDesk } from '#domain/course-desk/world/world-queries.ts';
import { askChild } from '../ask-child.ts';
import type { Installation } from './fetch-world.ts';

/** What the child is asked. */
export type WorldRequest = {
	databaseUrl: string;
	config: Installation['config'];
	runId: number;
	countries: string[];
};
/** `failed` says why the run ended as nobody meant it to. */
export type WorldAnswer = { failed: string | null };

export type WorldJobParts = { db: Database; world: Pick<WorldRequest, 'databaseUrl' | 'config'> };

const CHILD = ofCheckout('server/world/world-child.ts');
const STOP_MILLISECONDS = 500;

/**
 * Goes on with what an editor has begun to fetch, in a process of its own: importing the world would hold up the pages for seconds.
 * Ends when that does, or when the site stops; the next start goes on. Throws when it fails; the run is over then.
 */
export async function goOnWithWorld({ db, world }: WorldJobParts, isStopping: () => boolean): Promise<void> {
	const run = await getRunFromDesk({ db });
	if (!run || (await isBeingFetched(db))) return;
	const { origin, overpassUrl, dataDirectory } = world.config;
	const { databaseUrl } = world;
	const config = { origin, overpassUrl, dataDirectory };
	const answer = await ask({ databaseUrl, config, runId: run.id, countries: run.countries }, isStopping);
	if (answer === null || answer.failed === null) return;
	const lines = ['It failed; the log of the site says why. Run again, it goes on.'];
	await db.update(worldRuns).set({ endedAt: new Date(), lines }).where(eq(worldRuns.id, run.id));
	throw new Error(answer.failed);
}

/** Null where the site stops first. Nothing of our environment goes along. */
async function ask(request: WorldRequest, isStopping: () => boolean): Promise<WorldAnswer | null> {
	const child = fork(CHILD, {
		env: { PATH: process.env.PATH, NODE_ENV: 'production' },
		execArgv: ['--max-semi-space-size=2'],
		stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
	});
	const answered = askChild<WorldAnswer>(child, request, 'fetching the world');
	const stopped = new AbortController();
	try {
		return await Promise.race([answered, stopping(isStopping, stopped.signal)]);
	} finally {
		stopped.abort();
		answered.catch(() => {});
		child.kill('SIGKILL');
	}
}

/** Null as soon as the site stops. */
async function stopping(isStopping: () => boolean, signal: AbortSignal): Promise<null> {
	while (!isStopping() && !signal.aborted)
		await sleep(STOP_MILLISECONDS, undefined, { ref: false, signal }).catch(() => {});
	return null;
}
