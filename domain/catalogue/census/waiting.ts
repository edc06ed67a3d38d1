import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { KnownErrors } from './census.ts';

type Waiting = Pick<KnownErrors, 'pairs' | 'gone' | 'changed' | 'corrections'>;

/** What may be wrong and waits for an editor, as `KnownErrors` says of each; what looks like a machine's is left out. */
export async function countWaiting(db: Database): Promise<Waiting> {
	const { rows } = await db.execute<Waiting>(sql`
		select (select count(*) from course_twins where status = 'open')::int as pairs,
			(select count(*) from world_differences where kind = 'gone')::int as gone,
			(select count(distinct course_id) from world_differences where kind <> 'gone')::int as changed,
			(select count(distinct course_id) from (
				select course_id from course_suggestions where status = 'open' and suspicion is null
				union all select course_id from reports
					where status = 'open' and suspicion is null and kind = 'course' and reason = 'wrong-facts'
			) sent)::int as corrections`);
	if (!rows[0]) throw new Error('a count without a row');
	return rows[0];
}
