import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { openDatabase } from './client.ts';

const PATIENCE = { timeout: 15_000 };

let database: TestDatabase;
let opened: ReturnType<typeof openDatabase>;
beforeAll(async () => {
	database = await openTestDatabase();
	opened = openDatabase(database.url, { size: 2 });
});
afterAll(async () => {
	await opened.pool.end();
	await database.close();
});

/** Ends the connection on which a statement with such a word runs, as often as is said. Returns how often it has begun. */
async function breakUnder(word: string, times: number): Promise<number> {
	const ended = new Set<number>();
	const running = `select pid from pg_stat_activity
		where state = 'active' and pid <> pg_backend_pid() and query like $1 and pid <> all($2)`;
	while (ended.size < times) {
		const pid = await vi.waitFor(async () => {
			const { rows } = await database.pool.query<{ pid: number }>(running, [`%${word}%`, [...ended]]);
			return rows[0]?.pid ?? Promise.reject(new Error('it does not run'));
		}, PATIENCE);
		await database.pool.query('select pg_terminate_backend($1)', [pid]);
		ended.add(pid);
	}
	return ended.size;
}

it('R13: a read whose connection is ended under it is asked again on another one', async () => {
	const reading = Promise.resolve(opened.db.execute<{ said: string }>(sql`select 'once broken' as said, pg_sleep(1)`));
	await breakUnder('once broken', 1);
	expect((await reading).rows).toMatchObject([{ said: 'once broken' }]);
});

it('R13: a read that breaks twice is not asked a third time', async () => {
	const reading = opened.db.execute(sql`select 'twice broken', pg_sleep(1)`);
	const failing = expect(reading).rejects.toMatchObject({ cause: { code: '57P01' } });
	await breakUnder('twice broken', 2);
	await failing;
});

it.each([
	['an insert', sql`insert into allowances select 'a write', 1, now() from pg_sleep(1)`],
	[
		'one behind a read',
		sql`with it as (delete from allowances where key = 'a write' returning key) select key, pg_sleep(1) from it`,
	],
])('R13: a write is not repeated: %s', async (_what, statement) => {
	await database.db.execute(sql`insert into allowances values ('a write', 1, now()) on conflict do nothing`);
	const writing = opened.db.execute(statement);
	const failing = expect(writing).rejects.toMatchObject({ cause: { code: '57P01' } });
	await breakUnder('a write', 1);
	await failing;
});

it('R13: a read inside a transaction is not repeated: what came before it is lost', async () => {
	const reading = opened.db.transaction((tx) => tx.execute(sql`select 'in a transaction', pg_sleep(1)`));
	const failing = expect(reading).rejects.toThrow();
	await breakUnder('in a transaction', 1);
	await failing;
});
