import type { TestDatabase } from './database.ts';

/** Has PostgreSQL refuse every change of a table's rows, as where its disk is full. Returns how to let them through again. */
export async function refuseChanges({ pool }: TestDatabase, table: string): Promise<() => Promise<void>> {
	await pool.query(`create function refuse_changes() returns trigger language plpgsql as
		$$ begin raise 'no room is left' using errcode = '53100'; end $$`);
	await pool.query(`create trigger refuse_changes before update on ${table} execute function refuse_changes()`);
	return async () => {
		await pool.query('drop function refuse_changes cascade');
	};
}
