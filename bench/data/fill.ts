import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { courses } from '#database/schema/catalogue.ts';
import { storeAllRatings } from '#domain/reviews/rating/rating-recount.ts';
import { sketchOf } from '#domain/shared/sketch.ts';
import { inventedCourse } from './courses.ts';
import { inventedText } from './texts.ts';

/** How much is made: rows of each table. The shipped catalogue counts among the courses. */
export type Size = { courses: number; reviews: number; members: number };

/** What the figures of docs/performance.md and R44 are measured on. */
export const FULL_SIZE: Size = { courses: 35_000, reviews: 1_000_000, members: 100_000 };

const BATCH = 2_000;
const REVIEWS_A_STATEMENT = 20_000;
/** Everything is dated back from this day, so that each run has the same rows. */
const LAST_DAY = '2026-10-31';

/** Fills a migrated database with the shipped catalogue up to `size`, and stores the ratings as the site does. */
export async function fillDatabase(db: Database, size: Size): Promise<void> {
	await fillCourses(db, size.courses);
	await fillMembers(db, size.members);
	await fillProfiles(db, size.members);
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
 * A profile for every member, beside the names of the account: half of them with a name of their own, one in ten with a page
 * that everybody may read.
 */
async function fillProfiles(db: Database, total: number): Promise<void> {
	await db.execute(sql`
		insert into profiles (user_id, handle, public_name, is_public, home_country, handicap_tenths, updated_at)
		select md5('member ' || n)::uuid, 'member-' || n, case when n % 2 = 0 then 'Golfer ' || n end, n % 10 = 0,
			(array['US', 'GB', 'JP', 'AU', 'DE'])[1 + n % 5], n % 400, timestamptz '2024-01-01'
		from generate_series(1, ${total}) n`);
}

/**
 * Half of the reviews fall on one course in twenty, as readers' do; two in three are members'. The marks of the texts are
 * made by the site's own function, while PostgreSQL puts in those before. Indexes are made when all are there:
 * one by one their entries would cost minutes. The language is noted, or the job that does it would run beside
 * what is measured.
 */
async function fillReviews(db: Database, size: Size): Promise<void> {
	const indexes = await dropLooseIndexes(db);
	let putIn: Promise<unknown> = Promise.resolve();
	for (let from = 0; from < size.reviews; from += REVIEWS_A_STATEMENT) {
		const texts = textsOf(from, Math.min(size.reviews, from + REVIEWS_A_STATEMENT));
		await putIn;
		putIn = fillSomeReviews(db, size, from, texts);
		// The statement goes out before the next texts are made.
		await setImmediate();
	}
	await putIn;
	for (const index of indexes) await db.execute(sql.raw(index));
}

/** Drops every index of the reviews that guards nothing, and returns the statements that make them again. */
async function dropLooseIndexes(db: Database): Promise<string[]> {
	const { rows } = await db.execute<{ name: string; definition: string }>(sql`
		select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
		from pg_index where indrelid = 'reviews'::regclass and not indisunique`);
	for (const { name } of rows) await db.execute(sql.raw(`drop index ${name}`));
	return rows.map(({ definition }) => definition);
}

function textsOf(from: number, to: number) {
	const texts = Array.from({ length: to - from }, (_, place) => inventedText(from + place));
	const sketches = texts.map((text) => {
		const marks = sketchOf(text);
		return marks && `{${marks.join(',')}}`;
	});
	return { texts, sketches };
}

type Texts = ReturnType<typeof textsOf>;

async function fillSomeReviews(
	db: Database,
	{ courses: total, members }: Size,
	from: number,
	{ texts, sketches }: Texts,
) {
	await db.execute(sql`
		with numbered as (
			select id, row_number() over (order by id) - 1 as place from courses
		), made as (
			select n, content, sketch, hashint8(n)::bigint & 2147483647 as h, hashint8(n + 1000000007)::bigint & 2147483647 as k
			from (
				select ${from}::bigint + place - 1 as n, content, sketch::integer[]
				from unnest(${sql.param(texts)}::text[], ${sql.param(sketches)}::text[]) with ordinality as t(content, sketch, place)
			) texts
		)
		insert into reviews (course_id, user_id, reviewer_name, content, sketch, language, language_read, rating, date_played, aspects,
			created_at, updated_at)
		select c.id,
			case when n % 3 > 0 then md5('member ' || (1 + k % ${members}))::uuid end,
			case when n % 3 = 0 then 'Visitor ' || n end,
			content, sketch, 'en', true,
			3 + (h % 5 + k % 4)::int,
			${LAST_DAY}::date - (k % 1500)::int,
			case when n % 2 = 0 then jsonb_build_object('design', 4 + h % 7, 'condition', 4 + k % 7, 'value', 4 + (h + k) % 7)
				else '{}'::jsonb end,
			${`${LAST_DAY} 12:00Z`}::timestamptz - (k % 1500) * interval '1 day' - (h % 80000) * interval '1 second',
			${`${LAST_DAY} 12:00Z`}::timestamptz
		from made join numbered c
			on c.place = case when n % 2 = 0 then (h % (${total} / 20)) * 20 else h % ${total} end
		on conflict do nothing`);
}
