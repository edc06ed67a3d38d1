import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { openDatabase } from './client.ts';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterEach(() => vi.useRealTimers());
afterAll(() => database.close());

const processOf = async (db: Pick<typeof database.db, 'execute'>) =>
	(await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)).rows[0]?.pid;

describe('a connection of the pool', () => {
	it('R12: has its statements ended after five seconds', async () => {
		const { db, pool } = openDatabase(database.url, { size: 1 });
		const { rows } = await db.execute(sql`show statement_timeout`);
		expect(rows).toEqual([{ statement_timeout: '5s' }]);
		await pool.end();
	});

	it('is closed when a transaction could not be begun on it, and the next one gets another', async () => {
		const { db, pool } = openDatabase(database.url, { size: 1 });
		const first = await processOf(db);
		pool.once('acquire', (client) => {
			client.query = () => Promise.reject(new Error('no answer'));
		});
		let worked = false;
		const failing = db.transaction(async () => {
			worked = true;
		});
		await expect(failing).rejects.toMatchObject({ cause: new Error('no answer') });
		expect(worked).toBe(false);
		expect(pool.totalCount).toBe(0);
		const next = await db.transaction((tx) => processOf(tx));
		expect(next).toEqual(expect.any(Number));
		expect(next).not.toBe(first);
		await pool.end();
	});

	it('is closed when a transaction on it could not be undone, and the next one gets another', async () => {
		const { db, pool } = openDatabase(database.url, { size: 1 });
		const first = await processOf(db);
		pool.once('acquire', (client) => {
			const query = client.query.bind(client) as (asked: { text?: string }, ...values: unknown[]) => Promise<unknown>;
			client.query = (asked: { text?: string }, ...values: unknown[]) =>
				asked.text === 'rollback' ? Promise.reject(new Error('no answer')) : query(asked, ...values);
		});
		const failing = db.transaction(async () => {
			throw new Error('undone');
		});
		await expect(failing).rejects.toMatchObject({ cause: new Error('no answer') });
		expect(pool.totalCount).toBe(0);
		const next = await processOf(db);
		expect(next).toEqual(expect.any(Number));
		expect(next).not.toBe(first);
		await pool.end();
	});

	it('is kept when a transaction on it was undone', async () => {
		const { db, pool } = openDatabase(database.url, { size: 1 });
		const first = await processOf(db);
		const undone = db.transaction(async () => {
			throw new Error('undone');
		});
		await expect(undone).rejects.toThrow('undone');
		expect(await db.transaction((tx) => processOf(tx))).toBe(first);
		await pool.end();
	});

	it('is kept for the next rush when nobody uses it, and closed when none comes for ten minutes', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const { db, pool } = openDatabase(database.url, { size: 2 });
		const [first, second] = await Promise.all([processOf(db), processOf(db)]);
		vi.advanceTimersByTime(599_000);
		expect(await Promise.all([processOf(db), processOf(db)])).toEqual(expect.arrayContaining([first, second]));
		vi.advanceTimersByTime(601_000);
		expect(pool.totalCount).toBe(0);
		await pool.end();
	});
});
