import { openDatabase } from '#database/client.ts';
import { sessions, users } from '#database/schema/accounts.ts';
import { writeRefreshToken } from '#domain/shared/secrets.ts';
import { startSite } from '#tests/support/sites/site.ts';
import { networkOf } from '../ask.ts';
import { share } from '../process.ts';
import type { Table } from '../table.ts';
import { countItems, fillDesk } from './fill.ts';

const SECRET = 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe';
const WARM_UP = 20;
const ROUNDS = 100;
const DAY_MILLISECONDS = 86_400_000;

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
		const measure = async (
			name: string,
			goal: number,
			path: (round: number) => string,
			post?: (round: number) => string,
		) => rows.push(await measureOne(site.origin, cookie, { name, goal, path, post }));
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
			note: `${(await countItems(db)).toLocaleString('en-GB')} things wait; ${ROUNDS} requests of each kind, one at a time, as an editor's browser asks.`,
			columns: ['request', 'waited, median ms', 'waited, p99 ms', 'goal, ms'],
			rows,
			chart: { column: 2, unit: ' ms', goalColumn: 3 },
		};
	} finally {
		await site.stop();
		await pool.end();
	}
}

type Asked = { name: string; goal: number; path: (round: number) => string; post?: (round: number) => string };

async function measureOne(origin: string, cookie: string, { name, goal, path, post }: Asked) {
	const waited: number[] = [];
	for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
		const from = networkOf(round);
		const form = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
		const init = post
			? { method: 'POST', body: post(round), headers: { cookie, ...from, ...form } }
			: { headers: { cookie, ...from } };
		const began = performance.now();
		const answer = await fetch(origin + path(round), { ...init, redirect: 'manual' });
		await answer.arrayBuffer();
		if (answer.status !== (post ? 303 : 200)) throw new Error(`${path(round)} answered ${answer.status}`);
		if (round >= WARM_UP) waited.push(performance.now() - began);
	}
	return [name, share(waited, 0.5), share(waited, 0.99), goal];
}

/** The cookie of a new editor's session that has just shown the second factor. */
async function signInAsEditor(db: ReturnType<typeof openDatabase>['db']): Promise<string> {
	const now = new Date();
	const [user] = await db
		.insert(users)
		.values({ email: `editor-${now.getTime()}@golf.example`, confirmedAt: now, role: 'editor' })
		.returning();
	const notAfter = new Date(now.getTime() + DAY_MILLISECONDS);
	const times = { notAfter, refreshedAt: now, seenAt: now, secondFactorAt: now };
	const known = { userId: user?.id ?? '', method: 'password', remember: false, userAgent: '', network: '' } as const;
	const [session] = await db
		.insert(sessions)
		.values({ ...known, ...times })
		.returning();
	if (!session) throw new Error('no session');
	return `rt=${writeRefreshToken(SECRET, { sessionId: session.id, counter: 0 })}`;
}
