import { openDatabase } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { startSite } from '#tests/support/sites/site.ts';
import { measureWait, REQUESTS, SECRET, signIn } from '../signed-in.ts';
import type { Table } from '../table.ts';
import { BOOK, fillBook, LAST_YEAR } from './fill.ts';

const GOAL_MILLISECONDS = 100;

/** How long a golfer with a large book waits for its pages. It writes. */
export async function measureGolf(databaseUrl: string): Promise<Table> {
	// A temporary table lives with its connection.
	const { db, pool } = openDatabase(databaseUrl, { size: 1, statementTimeout: 120_000 });
	const site = await startSite({ DATABASE_URL: databaseUrl, SECRET });
	try {
		const [member] = await db.select({ id: users.id }).from(users).orderBy(users.email).limit(1);
		if (!member) throw new Error('there are no members');
		await fillBook(db, member.id);
		const cookie = await signIn(db, member.id);
		const rows: Table['rows'] = [];
		for (const [name, path] of [
			['My golf', '/account/golf'],
			['a year of it', `/account/golf/${LAST_YEAR}`],
			['a later page of a year', `/account/golf/${LAST_YEAR}?page=5`],
			['all its places', '/account/golf/places'],
			['its map as a picture', '/account/maps/golf.svg'],
		] as const) {
			rows.push(await measureWait(site.origin, cookie, { name, goal: GOAL_MILLISECONDS, path: () => path }));
		}
		const { rounds, courses, wishes } = BOOK;
		return {
			title: 'A large book',
			note: `A member with ${rounds.toLocaleString('en-GB')} rounds at ${courses} courses and ${wishes} wishes; ${REQUESTS} requests of each kind, one at a time, as their browser asks.`,
			columns: ['request', 'waited, median ms', 'waited, p99 ms', 'goal, ms'],
			rows,
			chart: { column: 2, unit: ' ms', goalColumn: 3 },
		};
	} finally {
		await site.stop();
		await pool.end();
	}
}
