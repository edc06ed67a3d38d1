import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { storeAllRatings } from '#domain/reviews/rating-recount.ts';
import { inventedCourse } from './courses.ts';

/** How much is made: rows of each table. The shipped catalogue counts among the courses. */
export type Size = { courses: number; reviews: number; members: number };

const BATCH = 2_000;
const REVIEWS_A_STATEMENT = 50_000;
/** Everything is dated back from this day, so that each run has the same rows. */
const LAST_DAY = '2026-10-31';

/** Fills a migrated database with the shipped catalogue up to `size`, and stores the ratings as the site does. */
export async function fillDatabase(db: Database, size: Size): Promise<void> {
	await fillCourses(db, size.courses);
	await fillMembers(db, size.members);
	await fillReviews(db, size);
	await storeAllRatings(db, LAST_DAY);
}

async function fillCourses(db: Database, total: number): Promise<void> {
	const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from courses`);
	for (let from = rows[0]?.n ?? 0; from < total; from += BATCH) {
		const length = Math.min(BATCH, total - from);
		await db.insert(courses).values(Array.from({ length }, (_, index) => inventedCourse(from + index)));
	}
}

async function fillMembers(db: Database, total: number): Promise<void> {
	await db.execute(sql`
		insert into users (id, email, confirmed_at, metadata)
		select md5('member ' || n)::uuid, 'member' || n || '@bench.example', timestamptz '2024-01-01',
			jsonb_build_object('first_name', 'Member', 'last_name', n::text)
		from generate_series(1, ${total}) n`);
}

/**
 * Half of the reviews fall on one course in twenty, as readers' do; two in three are members'. The words are put together
 * from sentences, so that texts differ in length and likeness. Their language is noted, or the job that does it would run
 * beside what is measured.
 */
async function fillReviews(db: Database, { courses: total, reviews, members }: Size): Promise<void> {
	for (let from = 0; from < reviews; from += REVIEWS_A_STATEMENT) {
		const to = Math.min(reviews, from + REVIEWS_A_STATEMENT) - 1;
		await db.execute(sql`
			with numbered as (
				select id, row_number() over (order by id) - 1 as place from courses
			), made as (
				select n, hashint8(n)::bigint & 2147483647 as h, hashint8(n + 1000000007)::bigint & 2147483647 as k
				from generate_series(${from}::bigint, ${to}::bigint) n
			)
			insert into reviews (course_id, user_id, reviewer_name, content, rating, date_played, aspects, language, language_read,
				created_at, updated_at)
			select c.id,
				case when n % 3 > 0 then md5('member ' || (1 + k % ${members}))::uuid end,
				case when n % 3 = 0 then 'Visitor ' || n end,
				${sentences()} || ' Round ' || n || '.',
				3 + (h % 5 + k % 4)::int,
				${LAST_DAY}::date - (k % 1500)::int,
				case when n % 2 = 0 then jsonb_build_object('design', 4 + h % 7, 'condition', 4 + k % 7, 'value', 4 + (h + k) % 7)
					else '{}'::jsonb end,
				'en', true,
				${`${LAST_DAY} 12:00Z`}::timestamptz - (k % 1500) * interval '1 day' - (h % 80000) * interval '1 second',
				${`${LAST_DAY} 12:00Z`}::timestamptz
			from made join numbered c
				on c.place = case when n % 2 = 0 then (h % (${total} / 20)) * 20 else h % ${total} end
			on conflict do nothing`);
	}
}

/** SQL for one to three of a dozen sentences, chosen by `h` and `k`. */
function sentences() {
	const list = sql`(array[
		'Firm fairways and quick greens, and a wind that asks for a plan on every tee.',
		'A friendly course with wide landing areas; the rough is where it gets its teeth.',
		'We waited on most tees and were round in just under five hours.',
		'The par threes alone are worth the journey, above all the one across the bay.',
		'Greens were slow after the rain, the bunkers well kept.',
		'Staff found us a time at short notice and lent us a trolley.',
		'Not long, yet we used every club in the bag.',
		'Too dear for what it is, though the view from the fifteenth makes up for much.',
		'Walkable, quiet, and in better condition than its price suggests.',
		'The opening holes are plain; from the seventh on it is a joy.',
		'Blind shots off several tees: take somebody who knows the lines.',
		'I would come back for the closing stretch along the water.'])`;
	return sql`${list}[1 + (h % 12)::int] || ' ' || ${list}[1 + (k % 12)::int]
		|| case when n % 4 = 0 then ' ' || ${list}[1 + ((h + k) % 12)::int] else '' end`;
}
