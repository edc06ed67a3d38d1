import { lt, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { jobFailures } from '#database/schema/system.ts';
import { utcDay } from '#domain/shared/day.ts';
import { FIGURES_DAYS } from './figures-queries.ts';

/** How often a job has failed on a day (UTC, YYYY-MM-DD). */
export type JobFailure = { job: string; day: string; count: number };

/** What the desk's figures look back on, and the day that is just ending; what is older helps nobody. */
const KEPT_DAYS = FIGURES_DAYS + 1;
const DAY = 86_400_000;

/** Adds failures to those that stand there, of this and all other processes. Throws where the database is away. */
export async function noteJobFailures(db: Database, failures: readonly JobFailure[]): Promise<void> {
	await db
		.insert(jobFailures)
		.values([...failures])
		.onConflictDoUpdate({
			target: [jobFailures.day, jobFailures.job],
			set: { count: sql`${jobFailures.count} + excluded.count` },
		});
}

/** Removes the failures of days that the figures no longer show. */
export async function sweepJobFailures(db: Database, now: Date): Promise<void> {
	await db.delete(jobFailures).where(lt(jobFailures.day, utcDay(new Date(now.getTime() - KEPT_DAYS * DAY))));
}
