import pg from 'pg';
import { openDatabase } from '#database/client.ts';
import { storeAllRatings } from '#domain/reviews/rating/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';
import { startSite } from '#tests/support/sites/site.ts';
import type { Table } from '../table.ts';
import { measureFullCourse } from './full-course.ts';
import { measurePosting } from './posting.ts';
import { measureRecount } from './recount.ts';

type Course = { id: number; slug: string };

/** Courses that are read and written about; each gets one review of a day or two, so that no rule sees a flood. */
const COURSES = 240;
/** How many reviews the two courses that are compared have. */
const FULL = 5_000;
const SMALL = 50;

/** What a full site's reviews cost: the nightly recount, writing one, and a course that has thousands. It changes the data. */
export async function measureReviews(databaseUrl: string): Promise<Table[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const [full, small, ...others] = await listCourses(client);
		if (!full || !small) throw new Error('there are no courses');
		const slugs = others.map(({ slug }) => slug);
		const recount = await measureRecount(client, databaseUrl, slugs);
		await gather(client, full, FULL);
		await gather(client, small, SMALL);
		await recountNow(databaseUrl);
		const site = await startSite({ DATABASE_URL: databaseUrl });
		try {
			const pages = await measureFullCourse(site, client, { full, small });
			return [recount, await measurePosting(site, client, databaseUrl, { lonely: others, full }), pages];
		} finally {
			await site.stop();
		}
	} finally {
		await client.end();
	}
}

async function listCourses(client: pg.Client): Promise<Course[]> {
	const { rows } = await client.query<Course>(
		`select id, slug from courses where country = 'GB' and rating_count > 0 and source = 'bench' order by id limit $1`,
		[COURSES + 2],
	);
	return rows;
}

/** Gives a course so many reviews of as many authors, and its own to nobody. */
async function gather(client: pg.Client, { id }: Course, count: number): Promise<void> {
	await client.query('delete from reviews where course_id = $1', [id]);
	await client.query(
		`update reviews set course_id = $1 where id in (
			select min(id) from reviews group by coalesce(user_id::text, id::text) order by min(id) limit $2)`,
		[id, count],
	);
	await client.query('vacuum analyze reviews');
}

async function recountNow(databaseUrl: string): Promise<void> {
	const { db, pool } = openDatabase(databaseUrl, { size: 1, statementTimeout: 60_000 });
	await storeAllRatings(db, utcDay(new Date()));
	await pool.end();
}
