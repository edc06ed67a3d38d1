import { openDatabase } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { buildCourseIndex } from '#domain/catalogue/course-index/build.ts';
import { AREAS } from '#domain/catalogue/places/areas/areas.ts';
import { windowUntil } from '#domain/following/news.ts';
import { listNews } from '#domain/following/news-queries.ts';
import { startSite } from '#tests/support/sites/site.ts';
import { measureCall } from '../queries/measure.ts';
import { queryContext } from '../queries/query-context.ts';
import { measureWait, REQUESTS, SECRET, signIn } from '../signed-in.ts';
import type { Table } from '../table.ts';
import { FOLLOWED, fillFollows, followOneQuietCourse } from './fill.ts';

/** Of the page: as much as that of a golfer's whole book. Of the reading: what all lists have. */
const PAGE_MILLISECONDS = 100;

/** What news cost somebody who follows as much as can be, and somebody of whose course there is nothing new: to read, and as a page. It writes. */
export async function measureNews(databaseUrl: string): Promise<Table> {
	const { db, pool } = openDatabase(databaseUrl, { size: 1, statementTimeout: 600_000 });
	try {
		const [most, least] = await db.select({ id: users.id }).from(users).orderBy(users.email).limit(2);
		if (!most || !least) throw new Error('there are no members');
		await fillFollows(
			db,
			most.id,
			AREAS.slice(0, FOLLOWED.areas).map(({ slug }) => slug),
		);
		await followOneQuietCourse(db, least.id);
		const rows = await measureReading(databaseUrl, [
			['news of everything, read', most.id],
			['news of one quiet course, read', least.id],
		]);
		const site = await startSite({ DATABASE_URL: databaseUrl, SECRET });
		try {
			for (const [name, id] of [
				['news of everything, the page', most.id],
				['news of one quiet course, the page', least.id],
			] as const) {
				const cookie = await signIn(db, id);
				const asked = { name, goal: PAGE_MILLISECONDS, path: () => '/account/news' };
				rows.push(await measureWait(site.origin, cookie, asked));
			}
			const count = Object.values(FOLLOWED).reduce((sum, some) => sum + some, 0);
			return {
				title: 'News of what is followed',
				note: `A member who follows ${count} things: ${FOLLOWED.courses} courses, ${count - FOLLOWED.courses - FOLLOWED.golfers} places with the largest countries, ${FOLLOWED.golfers} golfers; and one who follows a course of which there is nothing new. Read by the same function as the page, the letter and the feed, one call at a time; the whole page by ${REQUESTS} requests of each, one at a time, as their browser asks.`,
				columns: ['request', 'waited, median ms', 'waited, p99 ms', 'goal, ms'],
				rows,
				chart: { column: 1, unit: ' ms', goalColumn: 3 },
			};
		} finally {
			await site.stop();
		}
	} finally {
		await pool.end();
	}
}

/** With as many connections as a site has: what there is of each kind is asked for at once. */
async function measureReading(databaseUrl: string, readers: [name: string, userId: string][]): Promise<Table['rows']> {
	const { db, pool } = openDatabase(databaseUrl, { statementTimeout: 60_000 });
	try {
		const ctx = queryContext(db, await buildCourseIndex(db));
		const sources = { ...ctx, now: () => new Date() };
		const rows: Table['rows'] = [];
		for (const [name, userId] of readers) {
			const work = () => listNews(sources, userId, windowUntil(sources.now()));
			const [, , , median, p99, goal] = await measureCall({ name, work });
			rows.push([name, median, p99, goal]);
		}
		return rows;
	} finally {
		await pool.end();
	}
}
