import { setImmediate } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { openDatabase } from './client.ts';

const SIZE = 2;
const TOO_LONG = 'timeout exceeded when trying to connect';
const SO_MANY = `${TOO_LONG}, and as many wait already as there are connections`;

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

/** A pool all of whose connections are taken. */
async function takeAll(): Promise<{ pool: pg.Pool; taken: pg.PoolClient[] }> {
	const { pool } = openDatabase(database.url, { size: SIZE, waitTimeout: 200 });
	const taken = await Promise.all(Array.from({ length: SIZE }, () => pool.connect()));
	onTestFinished(async () => {
		for (const client of taken) client.release();
		await pool.end();
	});
	return { pool, taken };
}

/** Many statements at once: how many of them wait for a connection, and how often each thing was said in the end. */
async function askMany(pool: pg.Pool, many = 50): Promise<{ waiting: number; said: Record<string, number> }> {
	const asked = Array.from({ length: many }, () =>
		pool.query('select 1').then(
			() => 'answered',
			(error: Error) => error.message,
		),
	);
	await setImmediate();
	const waiting = pool.waitingCount;
	const said = Object.groupBy(await Promise.all(asked), (words) => words);
	return { waiting, said: Object.fromEntries(Object.entries(said).map(([words, all]) => [words, all?.length ?? 0])) };
}

it('R12: while nobody gets a connection, as many wait as there are connections, and the others are refused at once', async () => {
	const { pool } = await takeAll();
	expect(await askMany(pool)).toEqual({ waiting: 50, said: { [TOO_LONG]: 50 } });
	expect(await askMany(pool)).toEqual({ waiting: SIZE, said: { [TOO_LONG]: SIZE, [SO_MANY]: 50 - SIZE } });
});

it('R12: whoever wants a connection for a transaction is refused likewise', async () => {
	const { pool } = await takeAll();
	await askMany(pool);
	const waiting = [pool.connect(), pool.connect()].map((connecting) => expect(connecting).rejects.toThrow(TOO_LONG));
	await expect(pool.connect()).rejects.toThrow(SO_MANY);
	await Promise.all(waiting);
});

it('R12: once a connection is given back, everybody may wait again, however many they are', async () => {
	const { pool, taken } = await takeAll();
	await askMany(pool);
	taken.pop()?.release();
	expect((await askMany(pool, 3 * SIZE)).said).toEqual({ answered: 3 * SIZE });
});

it.each([
	['a statement that is refused shows', Object.assign(new Error('duplicate key'), { code: '23505' }), 50 - 1],
	['one that had no answer does not show', new Error('Query read timeout'), SIZE],
	['a transaction that could not be undone does not show', true, SIZE],
])('R12: %s that the database answers', async (_what, fault, waiting) => {
	const { pool, taken } = await takeAll();
	await askMany(pool);
	// In its place the first to ask has another connection made, which is not there yet when the others are judged.
	taken.pop()?.release(fault);
	expect((await askMany(pool)).waiting).toBe(waiting);
});
