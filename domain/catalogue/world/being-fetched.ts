import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';

/** Any number, the same in every process: the holder of this advisory lock fetches the world, nobody else does. */
export const WORLD_LOCK = 7_352_185;

/** Whether a process fetches the world on this database now. */
export async function isBeingFetched(db: Database): Promise<boolean> {
	const { rows } = await db.execute(sql`select 1 from pg_locks where locktype = 'advisory' and classid = 0
		and objid = ${WORLD_LOCK} and granted and database = (select oid from pg_database where datname = current_database())`);
	return rows.length > 0;
}
