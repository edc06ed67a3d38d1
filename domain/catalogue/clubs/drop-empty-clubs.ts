import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';

/** Deletes those of these clubs that have no course any more: nothing leads to them. */
export async function dropEmptyClubs(tx: Database, ids: readonly number[]): Promise<void> {
	await tx.execute(sql`
		delete from clubs k where k.id = any(${sql.param([...ids])}::int[])
			and not exists (select from courses c where c.club_id = k.id)`);
}
