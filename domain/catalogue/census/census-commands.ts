import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { settings } from '#database/schema/system.ts';
import { utcDay } from '../../shared/day.ts';
import { CENSUS, type Census } from './census.ts';
import { readKeptCensus } from './census-queries.ts';
import { countCatalogue } from './count-catalogue.ts';

/**
 * Counts the catalogue anew where that was not done yet on this day of UTC, or where courses have come or gone since, and keeps what
 * was counted. Returns whether it did: what was made from `CENSUS` is old then.
 */
export async function keepCensus(db: Database, now: Date): Promise<boolean> {
	const kept = await readKeptCensus(db);
	if (kept && utcDay(new Date(kept.takenAt)) === utcDay(now) && kept.courses === (await countListed(db))) return false;
	const value: Census = await countCatalogue(db, now);
	const row = { key: CENSUS, value, updatedAt: now };
	await db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
	return true;
}

/** Of a few hundred stored counts, so that it can be asked often. */
async function countListed(db: Database): Promise<number> {
	const { rows } = await db.execute<{ courses: number }>(
		sql`select coalesce(sum(courses), 0)::int as courses from country_summaries`,
	);
	return rows[0]?.courses ?? 0;
}
