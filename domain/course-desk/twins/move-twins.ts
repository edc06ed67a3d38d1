import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';

/**
 * What was asked or decided of a course that goes is asked or holds of the one that is kept; of the two themselves nothing is asked
 * any more. Kept apart from a third course is what either of them was. To be called before the course is deleted.
 */
export async function moveTwins(tx: Database, keptId: number, goneId: number): Promise<number> {
	await tx.execute(sql`
		insert into course_twins (course_id, twin_id, likeness, status, created_at, decided_at)
		select least(${keptId}::int, other), greatest(${keptId}::int, other), likeness, status, created_at, decided_at from (
			select *, case when course_id = ${goneId} then twin_id else course_id end as other from course_twins
			where ${goneId} in (course_id, twin_id)
		) asked where other <> ${keptId}
		on conflict (course_id, twin_id) do update set status = 'apart', decided_at = excluded.decided_at
			where excluded.status = 'apart'`);
	const { rowCount } = await tx.execute(sql`delete from course_twins where ${goneId} in (course_id, twin_id)`);
	return rowCount ?? 0;
}
