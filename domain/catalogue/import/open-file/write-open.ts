import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';

/**
 * Gives courses that have been made of a file that a site like this one offers what it tells besides their facts: the addresses they
 * had before, the ids under which they came as well, and their club by its address. What is somebody's already stays theirs. The
 * courses of a club that was not here are what the file says, alike or not; any other club is told of its new ones as by other files.
 */
export async function writeOpen(tx: Database): Promise<void> {
	await tx.execute(sql`
		create temp table open_courses on commit drop as
		select c.id as course_id, k.id is null as is_new_club, o.* from import_open o
		join import_new n on n.seq = -o.target join courses c on c.slug = n.slug
		left join clubs k on k.slug = o.club_slug`);
	await tx.execute(sql`
		insert into course_slug_aliases (slug, course_id)
		select distinct on (a.slug) a.slug, o.course_id from open_courses o cross join unnest(o.other_addresses) as a(slug)
		where not exists (select from courses c where c.slug = a.slug)
		order by a.slug, o.seq on conflict do nothing`);
	await tx.execute(sql`
		insert into merged_course_sources (source, source_id, course_id)
		select distinct on (i.source, i.source_id) i.source, i.source_id, o.course_id
		from open_courses o cross join jsonb_to_recordset(o.other_ids) as i(source text, source_id text)
		where not exists (select from courses c where c.source = i.source and c.source_id = i.source_id)
		order by i.source, i.source_id, o.seq on conflict do nothing`);
	await tx.execute(sql`
		insert into clubs (slug, name, core)
		select club_slug, club, club_core from (
			select distinct on (club_slug) club_slug, club, club_core, seq from open_courses
			where club_slug is not null and club is not null order by club_slug, seq
		) told order by seq on conflict do nothing`);
	// Another club may have had the address: these find their own by its name, as rows of other files do.
	await tx.execute(sql`
		update courses c set club_id = k.id from open_courses o join clubs k on k.slug = o.club_slug and k.core = o.club_core
		where c.id = o.course_id and c.club_id is null`);
	await tx.execute(sql`
		delete from import_clubs t using open_courses o join courses c on c.id = o.course_id
		where t.target = o.target and o.is_new_club and c.club_id is not null`);
}
