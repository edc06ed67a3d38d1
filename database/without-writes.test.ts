import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { takeAllowance } from '#domain/shared/allowance.ts';
import { isDatabaseFailing } from '#domain/shared/database-failing.ts';
import { inTransaction } from '#domain/shared/transaction.ts';
import { openTestDatabase } from '#tests/support/databases/database.ts';
import { allowances } from './schema/accounts.ts';
import { withoutWrites } from './without-writes.ts';

it('S64: reads as before, and refuses to write as a database that only reads', async () => {
	const { db, close } = await openTestDatabase();
	onTestFinished(close);
	const key = { key: 'kept', remaining: 1, refilledAt: new Date() };
	await db.insert(allowances).values(key);
	const reader = withoutWrites(db);
	expect(await reader.select({ key: allowances.key }).from(allowances)).toEqual([{ key: 'kept' }]);
	expect((await reader.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
	const ctx = { db: reader, now: () => new Date() };
	for (const write of [
		async () => reader.update(allowances).set({ remaining: 0 }),
		async () => reader.delete(allowances),
		async () => takeAllowance(ctx, { name: 'post', burst: 1, perSecond: 1 }, 'somebody'),
		async () => inTransaction(ctx as Parameters<typeof inTransaction>[0], async () => ({ ok: true })),
	]) {
		expect(await write().catch(isDatabaseFailing)).toBe(true);
	}
	expect(await db.select({ remaining: allowances.remaining }).from(allowances)).toEqual([{ remaining: 1 }]);
});
