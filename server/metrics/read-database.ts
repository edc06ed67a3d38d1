import type pg from 'pg';
import { LETTER_STATUSES } from '#database/schema/mail.ts';
import { LAST_BACKUP } from '#domain/desk/figures/last-backup.ts';

/** What the database knows of the whole installation. Times are seconds. */
export type DatabaseFigures = {
	/** One of every status, also where there are none: an alert watches how a count grows from 0. */
	letters: { status: string; count: number }[];
	/** How long ago the oldest letter was written that should have gone out by now; 0 where none waits. */
	oldestWaitingLetter: number;
	/** How many have waited for more than a quarter of an hour. */
	lateLetters: number;
	photographsComing: number;
	/** How long ago the oldest of them came; 0 where none does. */
	oldestPhotographComing: number;
	reviewsHeld: number;
	/** Since 1970; null: there was none. */
	lastBackup: number | null;
};

/**
 * Asks for the figures in two statements. How long a letter waits is counted from when it was written: when it is due moves
 * on with every try that fails. Letters are counted from an index on their status alone, however many there are; the
 * others walk small partial indexes or take one row. Throws when the database does.
 */
export async function readDatabaseFigures(pool: pg.Pool): Promise<DatabaseFigures> {
	const letters = await pool.query<{ status: string; count: number }>(
		'select status, count(*)::int as count from mail_outbox group by status',
	);
	const { rows } = await pool.query<Omit<DatabaseFigures, 'letters'>>(
		`select
			(select coalesce(greatest(extract(epoch from now() - min(created_at)), 0), 0)::float8
				from mail_outbox where status = 'waiting' and (attempts > 0 or next_attempt_at <= now())) as "oldestWaitingLetter",
			(select count(*)::int from mail_outbox where status = 'waiting' and (attempts > 0 or next_attempt_at <= now())
				and created_at < now() - interval '15 minutes') as "lateLetters",
			(select count(*)::int from photographs where status = 'coming') as "photographsComing",
			(select coalesce(greatest(extract(epoch from now() - min(created_at)), 0), 0)::float8
				from photographs where status = 'coming') as "oldestPhotographComing",
			(select count(*)::int from reviews where status = 'held') as "reviewsHeld",
			(select extract(epoch from (value->>'at')::timestamptz)::float8 from settings where key = $1) as "lastBackup"`,
		[LAST_BACKUP],
	);
	const [figures] = rows;
	if (!figures) throw new Error('the database gave no figures');
	const counts = new Map(letters.rows.map(({ status, count }) => [status, count]));
	return { letters: LETTER_STATUSES.map((status) => ({ status, count: counts.get(status) ?? 0 })), ...figures };
}
