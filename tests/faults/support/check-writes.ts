import { expect } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { storeAllRatings } from '#domain/reviews/rating/rating-recount.ts';
import { acknowledgedOf, type Write } from './writers.ts';

const LIMITS = { size: 2, statementTimeout: 120_000, waitTimeout: 10_000 };

/**
 * Nothing acknowledged is lost or there twice, nothing is half done, stored ratings equal a recount, and every index holds what its
 * table holds. Returns how many acknowledged writes there were.
 */
export async function expectWritesKept(url: string, writes: ReadonlyMap<string, Write>): Promise<number> {
	const { db, pool } = openDatabase(url, LIMITS);
	try {
		const found = await findWords(pool);
		const acknowledged = acknowledgedOf(writes);
		expect(acknowledged.filter(({ word }) => found.get(word) !== 1)).toEqual([]);
		expect([...found].filter(([, times]) => times !== 1)).toEqual([]);
		await expectRecount(pool, db);
		await expectSound(pool);
		return acknowledged.length;
	} finally {
		await pool.end();
	}
}

/** The words of the writes that are there, each of them whole and once, where stored ratings equal a recount. */
export async function wordsKept(url: string): Promise<string[]> {
	const { db, pool } = openDatabase(url, LIMITS);
	try {
		const found = await findWords(pool);
		expect([...found].filter(([, times]) => times !== 1)).toEqual([]);
		await expectRecount(pool, db);
		return [...found.keys()];
	} finally {
		await pool.end();
	}
}

/** How often each word is there. Fails where a member has no letter. */
async function findWords(pool: ReturnType<typeof openDatabase>['pool']): Promise<Map<string, number>> {
	const reviews = await pool.query<{ content: string }>(`select content from reviews where content ~ ' w[a-z]+q$'`);
	const users = await pool.query<{ email: string; letters: number }>(
		`select email, count(mail_outbox.id)::int as letters
		from users left join mail_outbox on recipient = email
		where email like 'w%q@golf.example'
		group by email`,
	);
	const found = new Map<string, number>();
	for (const { content } of reviews.rows) count(found, content.split(' ').at(-1) ?? '');
	for (const { email, letters } of users.rows) {
		count(found, email.split('@')[0] ?? '');
		expect(letters, `letters to ${email}`).toBeGreaterThan(0);
	}
	return found;
}

/** PostgreSQL's own check of its B-trees against their tables: throws where one is damaged, or lacks a row. */
async function expectSound(pool: ReturnType<typeof openDatabase>['pool']) {
	await pool.query('create extension if not exists amcheck');
	const { rows } = await pool.query<{ name: string }>(
		`select c.oid::regclass::text as name, bt_index_check(c.oid, true)
		from pg_index i
			join pg_class c on c.oid = i.indexrelid
			join pg_am on pg_am.oid = c.relam
			join pg_namespace n on n.oid = c.relnamespace
		where amname = 'btree' and nspname = 'public' and indisvalid`,
	);
	expect(rows.length).toBeGreaterThan(50);
}

const count = (found: Map<string, number>, word: string) => found.set(word, (found.get(word) ?? 0) + 1);

async function expectRecount(pool: ReturnType<typeof openDatabase>['pool'], db: ReturnType<typeof openDatabase>['db']) {
	const read = async () =>
		(await pool.query('select id, rating, rating_count, rated_for::text from courses order by id')).rows as {
			rated_for: string | null;
		}[];
	const stored = await read();
	const day =
		stored
			.map(({ rated_for }) => rated_for ?? '')
			.toSorted()
			.at(-1) ?? '';
	await storeAllRatings(db, day);
	expect(await read()).toEqual(stored);
}
