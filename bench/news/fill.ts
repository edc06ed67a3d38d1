import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';

/** How much somebody follows who follows as much as can be. */
export const FOLLOWED = { courses: 290, regions: 60, countries: 30, nations: 4, areas: 16, golfers: 100 } as const;

const FOLLOWS = sql.raw('insert into follows (user_id, course_id, place, golfer_id, created_at) select');

/**
 * Fills what a member follows, of every kind: courses of the whole catalogue, the largest countries and regions, golf areas, golfers who
 * show a page. Clubs have answered one review in a hundred, and golfers show rounds of the last month. The newest reviews
 * are moved to the month before now, as they are on a site in use. The catalogue is older, but for some courses.
 */
export async function fillFollows(db: Database, userId: string, areas: readonly string[]): Promise<void> {
	await db.execute(sql`alter table reviews disable trigger user`);
	await db.execute(sql`
		update reviews set created_at = created_at + (now() - interval '1 hour' - last) from (select max(created_at) as last from reviews) newest
		where created_at > last - interval '40 days'`);
	await db.execute(sql`alter table reviews enable trigger user`);
	await db.execute(sql`alter table courses disable trigger user`);
	await db.execute(sql`
		update courses set created_at = now() - case when id % 700 = 0 then interval '10 days' else interval '2 years' end`);
	await db.execute(sql`alter table courses enable trigger user`);
	const since = sql`now() - interval '1 year'`;
	await db.execute(
		sql`${FOLLOWS} ${userId}::uuid, id, null, null, ${since} from courses order by md5(id::text) limit ${FOLLOWED.courses}`,
	);
	await db.execute(sql`
		${FOLLOWS} ${userId}::uuid, null, '/courses/' || coalesce(nation, lower(country)) || '/in/' || slug, null, ${since} from (
			select r.slug, r.nation, r.courses, c.slug as country from region_summaries r join places c on c.kind = 'country' and c.country = r.country
			where r.kind = 'region'
		) named order by courses desc, slug limit ${FOLLOWED.regions} on conflict do nothing`);
	await db.execute(sql`
		${FOLLOWS} ${userId}::uuid, null, '/courses/' || p.slug, null, ${since} from country_summaries s
		join places p on p.kind = 'country' and p.country = s.country order by s.courses desc limit ${FOLLOWED.countries}`);
	const others = [
		...['england', 'scotland', 'wales', 'northern-ireland'].map((nation) => `/courses/${nation}`),
		...areas.map((area) => `/areas/${area}`),
	];
	await db.execute(
		sql`${FOLLOWS} ${userId}::uuid, null, place, null, ${since} from unnest(${sql.param(others)}::text[]) place`,
	);
	await db.execute(sql`
		${FOLLOWS} ${userId}::uuid, null, null, user_id, ${since} from profiles where is_public and user_id <> ${userId}::uuid
		order by handle limit ${FOLLOWED.golfers}`);
	await db.execute(sql`
		insert into club_answers (review_id, content, created_at)
		select id, 'Thank you for coming. The second green was relaid in May.', created_at + interval '2 days' from reviews where id % 100 = 0`);
	await db.execute(sql`
		insert into rounds (user_id, course_id, day, grade, shown, created_at)
		select golfer_id, (select min(id) from courses) + n, (now() - n * interval '1 day')::date, 7, n % 2 = 0, now() - n * interval '1 day'
		from follows, generate_series(1, 20) n where user_id = ${userId}::uuid and golfer_id is not null`);
	await db.execute(sql`vacuum analyze reviews, follows, club_answers, rounds, courses`);
}

/** Follows nothing but a course that nobody has reviewed of late: everything new is looked at, and none of it told. */
export async function followOneQuietCourse(db: Database, userId: string): Promise<void> {
	await db.execute(sql`
		${FOLLOWS} ${userId}::uuid, c.id, null, null, now() from courses c
		where not exists (select from reviews r where r.course_id = c.id and r.created_at > now() - interval '31 days') limit 1`);
}
