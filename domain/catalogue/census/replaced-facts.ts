import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { Origin } from '../facts/sources.ts';

/** What OpenStreetMap says anew of its own facts is news, and no mistake of theirs. */
const TOLD_ANEW: Origin = 'osm';

/**
 * How many facts of each source somebody has replaced or taken away at the desk since, by the source: what the log of decisions says
 * of each edit of a course. The same fact that is put right twice counts twice, each time for whom it was from.
 */
export async function countReplaced(db: Database): Promise<Map<string, number>> {
	const { rows } = await db.execute<{ from: string; count: number }>(sql`
		select was.value as "from", count(*)::int as count
		from desk_log entry cross join lateral jsonb_each_text(entry.before -> 'sources') as was
		where entry.thing_kind = 'course' and entry.action = 'course edited'
			and entry.after -> 'sources' ->> was.key is distinct from ${TOLD_ANEW}
		group by 1`);
	return new Map(rows.map(({ from, count }) => [from, count]));
}
