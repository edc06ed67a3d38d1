import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';

/** How much a golfer has in their book who has kept it for thirty years. */
export const BOOK = { rounds: 5_000, courses: 900, wishes: 300, checkIns: 300, marks: 100 } as const;

/** The last year with rounds. */
export const LAST_YEAR = 2025;
const YEARS = 30;

/**
 * Fills the book of a member: rounds at courses of the whole catalogue, half of them at ten, as a golfer's are; check-ins, marks and wishes.
 * The reviews that the member has already are in it too. The same in every run.
 */
export async function fillBook(db: Database, userId: string): Promise<void> {
	const { rounds, courses, wishes, checkIns, marks } = BOOK;
	await db.execute(sql`
		create temporary table book_courses on commit preserve rows as
		select id, row_number() over (order by md5(id::text)) as place from courses order by place limit ${courses + wishes + marks}`);
	await db.execute(sql`
		insert into rounds (user_id, course_id, day, score, holes, transport, weather, grade, notes)
		select ${userId}::uuid, b.id, make_date(${LAST_YEAR} - n % ${YEARS}, 1 + n % 12, 1 + n % 28), 78 + n % 30, 18, 'walked', 'windy',
			1 + n % 10, 'The third is longer than it looks, and the wind came in at the turn.'
		from generate_series(1, ${rounds}) n
		join book_courses b on b.place = case when n % 2 = 0 then 1 + n % 20 else 1 + n % ${courses} end`);
	await db.execute(sql`
		insert into check_ins (user_id, course_id, day, distance_metres)
		select ${userId}::uuid, b.id, make_date(${LAST_YEAR}, 1 + n % 12, 1 + n % 28), 100
		from generate_series(1, ${checkIns}) n join book_courses b on b.place = n on conflict do nothing`);
	await db.execute(sql`
		insert into liked_courses (user_id, course_id)
		select ${userId}::uuid, id from book_courses where place > ${courses} and place <= ${courses + wishes} on conflict do nothing`);
	await db.execute(sql`
		insert into played_courses (user_id, course_id)
		select ${userId}::uuid, id from book_courses where place > ${courses + wishes} on conflict do nothing`);
	await db.execute(sql`analyze rounds, check_ins, liked_courses, played_courses`);
}
