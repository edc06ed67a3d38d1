import { openDatabase } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { AREAS } from '#domain/catalogue/places/areas/areas.ts';
import { startSite } from '#tests/support/sites/site.ts';
import { measureWait, REQUESTS, SECRET, signIn } from '../signed-in.ts';
import type { Table } from '../table.ts';
import { FOLLOWED, fillFollows, followOneQuietCourse } from './fill.ts';

const GOAL_MILLISECONDS = 25;

/** How long the page of news keeps somebody waiting who follows as much as can be, and somebody of whose course there is nothing new. It writes. */
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
		const site = await startSite({ DATABASE_URL: databaseUrl, SECRET });
		try {
			const rows: Table['rows'] = [];
			for (const [name, id] of [
				['news of everything', most.id],
				['news of one quiet course', least.id],
			] as const) {
				const cookie = await signIn(db, id);
				const asked = { name, goal: GOAL_MILLISECONDS, path: () => '/account/news' };
				rows.push(await measureWait(site.origin, cookie, asked));
			}
			const count = Object.values(FOLLOWED).reduce((sum, some) => sum + some, 0);
			return {
				title: 'News of what is followed',
				note: `A member who follows ${count} things: ${FOLLOWED.courses} courses, ${count - FOLLOWED.courses - FOLLOWED.golfers} places with the largest countries, ${FOLLOWED.golfers} golfers; and one who follows a course of which there is nothing new. The whole page, ${REQUESTS} requests of each, one at a time, as their browser asks.`,
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
