import { sql } from 'drizzle-orm';
import type { ClubOfCourse } from './clubs.ts';

/** The club of a course, read with its row; null where none is known. */
export const clubOfCourse = sql<ClubOfCourse | null>`(
	select json_build_object('id', k.id, 'slug', k.slug, 'name', k.name, 'courses', array(
		select s.id from courses s where s.club_id = k.id and s.closed_on is null order by s.search_name, s.id))
	from clubs k where k.id = courses.club_id
)`.as('club');
