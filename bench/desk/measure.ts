import { type Database, openDatabase } from '#database/client.ts';
import { users } from '#database/schema/accounts.ts';
import { startSite } from '#tests/support/sites/site.ts';
import { type Asked, measureWait, REQUESTS, SECRET, signIn } from '../signed-in.ts';
import type { Table } from '../table.ts';
import { countItems, fillDesk } from './fill.ts';

/**
 * The desk with ten thousand things that wait: how long an editor waits for the first screen of the inbox, for one of its
 * later pages and filters, for a decision to be taken, and for the next item. It writes.
 */
export async function measureDesk(databaseUrl: string): Promise<Table> {
	const { db, pool } = openDatabase(databaseUrl, { statementTimeout: 120_000 });
	const site = await startSite({ DATABASE_URL: databaseUrl, SECRET });
	try {
		await fillDesk(db);
		const cookie = await signInAsEditor(db);
		const rows: Table['rows'] = [];
		const measure = async (name: string, goal: number, path: Asked['path'], post?: Asked['post']) =>
			rows.push(await measureWait(site.origin, cookie, { name, goal, path, ...(post && { post }) }));
		await measure('inbox, first screen', 150, () => '/desk');
		await measure('inbox, a later page', 150, (round) => `/desk?page=${2 + round}`);
		await measure('inbox, held reviews', 150, () => '/desk?view=review');
		const held = await db.execute<{ thing_id: string }>(
			"select thing_id from desk_items where kind = 'review' order by opened_at",
		);
		const item = (round: number) => `/desk/inbox/review/${held.rows[round]?.thing_id}?view=review`;
		await measure('next item', 100, item);
		await measure('a decision', 100, item, () => 'outcome=approved&version=1');
		return {
			title: 'The desk',
			note: `${(await countItems(db)).toLocaleString('en-GB')} things wait; ${REQUESTS} requests of each kind, one at a time, as an editor's browser asks.`,
			columns: ['request', 'waited, median ms', 'waited, p99 ms', 'goal, ms'],
			rows,
			chart: { column: 2, unit: ' ms', goalColumn: 3 },
		};
	} finally {
		await site.stop();
		await pool.end();
	}
}

/** The cookie of a new editor's session. */
async function signInAsEditor(db: Database): Promise<string> {
	const now = new Date();
	const email = `editor-${now.getTime()}@golf.example`;
	const [user] = await db.insert(users).values({ email, confirmedAt: now, role: 'editor' }).returning();
	return signIn(db, user?.id ?? '', { isEditor: true });
}
