import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { Refusal } from '../refusal.ts';
import { isProcess } from './location.ts';

/**
 * Who uses the embedded database. One site at a time, and any number of tools (import, clear-samples) beside it. Held as
 * advisory locks by a session of its own, so a claim ends with its process, however that ends.
 */
export type Role = 'site' | 'tool';

/** First key of our advisory locks; the second says which. */
const CLAIMS = 7_352_182;
const IN_USE = 1;
const SITE = 2;

/** PostgreSQL notices within milliseconds that a killed process is gone; a living holder is told of after this time. */
const PATIENCE_MILLISECONDS = 600;

/** Thrown when the last user is just stopping the server: the caller starts it again. */
export class ServerIsStopping extends Error {}

/** Claims the database for `role`. Throws a `Refusal` naming the process that is the site already. */
export async function claim(client: pg.Client, role: Role): Promise<void> {
	if (!(await lock(client, 'pg_try_advisory_lock_shared', IN_USE))) throw new ServerIsStopping();
	if (role === 'tool') return;
	const deadline = performance.now() + PATIENCE_MILLISECONDS;
	while (!(await lock(client, 'pg_try_advisory_lock', SITE))) {
		const holder = await siteProcess(client);
		const lives = holder !== null && isProcess(holder);
		if (lives || performance.now() > deadline) {
			throw new Refusal(
				`The site already runs on these data, as process ${holder ?? 'unknown'}. Stop it first, or set DATA_DIRECTORY.`,
			);
		}
		await sleep(20);
	}
}

/** Whether nobody else uses the database; from then on nobody can claim it any more. */
export async function isLastUser(client: pg.Client): Promise<boolean> {
	return lock(client, 'pg_try_advisory_lock', IN_USE);
}

/** A session's name, by which others can tell who it is. */
export const sessionName = (role: Role) => `fescue ${role}, process ${process.pid}`;

async function lock(
	client: pg.Client,
	how: 'pg_try_advisory_lock' | 'pg_try_advisory_lock_shared',
	key: number,
): Promise<boolean> {
	const { rows } = await client.query<{ locked: boolean }>(`select ${how}($1, $2) as locked`, [CLAIMS, key]);
	return rows[0]?.locked === true;
}

async function siteProcess(client: pg.Client): Promise<number | null> {
	const { rows } = await client.query<{ name: string }>(
		`select application_name as name from pg_locks join pg_stat_activity using (pid)
		where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
		[CLAIMS, SITE],
	);
	return Number(/process (\d+)$/.exec(rows[0]?.name ?? '')?.[1]) || null;
}
