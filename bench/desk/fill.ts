import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { deskItems } from '#database/schema/desk.ts';

/** Makes ten thousand things wait at the desk, of every kind that readers can send without a picture. */
export async function fillDesk(db: Database): Promise<void> {
	await db.execute(sql`
		update reviews set status = 'held', held_by = '{link}', updated_at = now() - (id % 40) * interval '1 day'
		where id in (select id from reviews where status = 'published' order by id limit 4000)`);
	await db.execute(sql`
		insert into reports (reference, kind, review_id, course_id, version, reason, words, name, email, created_at)
		select 'BENCH-' || id, 'review', id, course_id, version, 'harm', 'It gives away a private detail, in its second line.',
			'Eva Lund', 'eva-' || id || '@golf.example', now() - (id % 20) * interval '1 day'
		from reviews where status = 'published' order by id desc limit 2000`);
	await db.execute(sql`
		insert into contact_messages (reference, name, email, subject, category, message, data_request, created_at)
		select 'BENCH-MESSAGE-' || n, 'Eva Lund', 'eva@golf.example', 'A word about the card', 'general', repeat('Words. ', 60), n % 100 = 0,
			now() - (n % 50) * interval '1 day'
		from generate_series(1, 2500) n`);
	await db.execute(sql`
		insert into reviewer_applications (first_name, last_name, email, country, handicap, years_playing, play_frequency,
			favorite_courses, why_join, created_at)
		select 'Eva', 'Lund', 'bench-' || n || '@golf.example', 'Sweden', '12', '6-10', 'weekly', 'Ullna', repeat('Words. ', 60),
			now() - (n % 20) * interval '1 day'
		from generate_series(1, 1500) n`);
	await db.execute(sql`analyze`);
}

/** How many things wait. */
export const countItems = (db: Database) => db.$count(deskItems);
