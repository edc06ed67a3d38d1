import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { countrySummaries, regionSummaries } from '#database/schema/catalogue.ts';
import { follows } from '#database/schema/following.ts';
import { getCountry } from '#domain/catalogue/places/countries.ts';

/** How much somebody follows who follows as much as can be. */
export const FOLLOWED = { courses: 290, regions: 60, countries: 30, nations: 4, areas: 16, golfers: 100 } as const;

const FOLLOWS = sql.raw('insert into follows (user_id, course_id, place, golfer_id, created_at) select');

/**
 * Fills what a member follows, of every kind: courses of the whole catalogue, the largest countries and regions, golf areas, golfers who
 * show a page. Clubs have answered one review in a hundred, and golfers show rounds of the last month. The newest reviews
 * are moved to the month before now, as they are on a site in use; of as many rounds somebody has told how the course was, and one club in ten
 * has announced something that is not over. The catalogue is older, but for some courses.
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
	const others = [
		...['england', 'scotland', 'wales', 'northern-ireland'].map((nation) => `/courses/${nation}`),
		...areas.map((area) => `/areas/${area}`),
		...(await largestLands(db)),
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
	await db.execute(sql`
		insert into condition_reports (course_id, user_id, by_member, day, observed_at, told, created_at)
		select course_id, user_id, user_id is not null, created_at::date, created_at, '{"greens": "good", "pace": "240"}', created_at
		from reviews where status = 'published' and created_at > now() - interval '31 days'`);
	await db.execute(sql`
		insert into club_announcements (course_id, by_editor, kind, first_day, last_day, begins_at, ends_at, created_at, changed_at)
		select id, false, 'aeration', now()::date, now()::date + 9, now(), now() + interval '10 days', at, at
		from courses, lateral (select now() - id % 720 * interval '1 hour' as at) moment where id % 10 = 0`);
	await db.execute(
		sql`vacuum analyze reviews, follows, club_answers, condition_reports, club_announcements, rounds, courses`,
	);
	const wanted = Object.values(FOLLOWED).reduce((sum, some) => sum + some, 0);
	const followed = await db.$count(follows, eq(follows.userId, userId));
	if (followed !== wanted) throw new Error(`${followed} things are followed, not ${wanted}`);
}

/** The addresses of the countries and of the regions with the most courses. */
async function largestLands(db: Database): Promise<string[]> {
	const slugOf = (country: string) => getCountry(country)?.slug ?? '';
	const countries = await db
		.select({ country: countrySummaries.country })
		.from(countrySummaries)
		.orderBy(desc(countrySummaries.courses), asc(countrySummaries.country))
		.limit(FOLLOWED.countries);
	const { country, nation, slug, kind, courses } = regionSummaries;
	const regions = await db
		.select({ country, nation, slug })
		.from(regionSummaries)
		.where(eq(kind, 'region'))
		.orderBy(desc(courses), asc(country), asc(slug))
		.limit(FOLLOWED.regions);
	return [
		...countries.map((land) => `/courses/${slugOf(land.country)}`),
		...regions.map((region) => `/courses/${region.nation ?? slugOf(region.country)}/in/${region.slug}`),
	];
}

/** Follows nothing but a course that nobody has reviewed of late: everything new is looked at, and none of it told. */
export async function followOneQuietCourse(db: Database, userId: string): Promise<void> {
	await db.execute(sql`
		${FOLLOWS} ${userId}::uuid, c.id, null, null, now() from courses c
		where not exists (select from reviews r where r.course_id = c.id and r.created_at > now() - interval '31 days') limit 1`);
}
