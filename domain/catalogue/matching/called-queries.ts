import { sql } from 'drizzle-orm';
import type { DomainContext } from '#domain/shared/context.ts';
import { CLUB_PAGE_FROM } from '../clubs/clubs.ts';
import type { CalledCourse } from './judge-text.ts';

type Row = { id: number; name: string; otherNames: string[]; club: string | null };

/** What courses are called, by their ids, and the clubs of several courses. */
export async function listCalled({ db }: DomainContext, ids: readonly number[]): Promise<Map<number, CalledCourse>> {
	if (ids.length === 0) return new Map();
	const { rows } = await db.execute<Row>(sql`
		select c.id, c.name, c.other_names as "otherNames", case when (
			select count(*) from courses sister where sister.club_id = c.club_id and sister.closed_on is null
		) >= ${CLUB_PAGE_FROM} then clubs.name end as club
		from courses c left join clubs on clubs.id = c.club_id
		where c.id = any(${sql.param([...ids])}::int[])`);
	return new Map(rows.map(({ id, name, otherNames, club }) => [id, { id, names: [name, ...otherNames], club }]));
}
