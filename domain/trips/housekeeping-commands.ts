import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { RETENTION } from '../shared/retention.ts';

/** Removes the travellers of trips that are long over, with their votes, and closes the links of these. What the member planned stays. */
export async function sweepTrips(db: Database, now: Date): Promise<void> {
	const last = RETENTION.traveller.before(now).toISOString().slice(0, 10);
	const over = sql`first_day <= ${last}::date and first_day + (day_count - 1) <= ${last}::date`;
	await db.execute(sql`delete from trip_travellers where trip_id in (select id from trips where ${over})`);
	await db.execute(sql`update trips set link_open = false where link_open and ${over}`);
}
