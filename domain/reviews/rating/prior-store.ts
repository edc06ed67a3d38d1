import { and, eq, isNotNull, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { prepared } from '#database/prepared.ts';
import { ratingDays } from '#database/schema/ratings.ts';
import { groupCountedGrades } from './counted-store.ts';
import { priorOf } from './rating.ts';

/** The prior that holds for the UTC day `day`, fixed by whoever asks first that day. */
export async function requirePrior(tx: Database, day: string): Promise<number> {
	const known = await knownPrior(tx, day);
	if (known !== null) return known;
	await fixPrior(tx, day);
	const fixed = await knownPrior(tx, day);
	if (fixed === null) throw new Error(`no prior for ${day}`);
	return fixed;
}

/**
 * Fixes the prior of the UTC day `day` from the reviews that count now, unless it is known. Returns whether it was not. One that a
 * process of an earlier version has fixed by its own rule gives way.
 */
export async function fixPrior(tx: Database, day: string): Promise<boolean> {
	if ((await knownPrior(tx, day)) !== null) return false;
	const groups = await groupCountedGrades(tx);
	const values = { prior: priorOf(groups, day), grades: groups.reduce((sum, { count }) => sum + count, 0) };
	const fixed = await tx
		.insert(ratingDays)
		.values({ day, ...values })
		.onConflictDoUpdate({ target: ratingDays.day, set: values, setWhere: isNull(ratingDays.grades) })
		.returning({ day: ratingDays.day });
	return fixed.length > 0;
}

/** The row of a day's prior, as a condition on `rating_days`. */
export const isPriorOf = (day: string | Placeholder): SQL | undefined =>
	and(eq(ratingDays.day, day), isNotNull(ratingDays.grades));

async function knownPrior(tx: Database, day: string): Promise<number | null> {
	const [known] = await priorOfDay(tx).execute({ day });
	return known?.prior ?? null;
}

const priorOfDay = prepared((db) =>
	db
		.select({ prior: ratingDays.prior })
		.from(ratingDays)
		.where(isPriorOf(sql.placeholder('day')))
		.prepare('prior_of_day'),
);
