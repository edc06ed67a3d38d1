import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courses } from '#database/schema/catalogue.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { failure, success } from './result.ts';
import { inTransaction } from './transaction.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

/** As the database says it, behind the words of a library. */
const refusal = (code: string) => new Error('query failed', { cause: Object.assign(new Error('refused'), { code }) });

describe('R09: work in a transaction', () => {
	it.each(['40001', '40P01'])(
		'is tried three times when the database undoes it with %s, and then told',
		async (code) => {
			let tries = 0;
			const unlucky = (times: number) =>
				inTransaction(test.context(), async () => {
					tries += 1;
					if (tries <= times) throw refusal(code);
					return success(tries);
				});
			expect(await unlucky(2)).toEqual({ ok: true, value: 3 });
			tries = 0;
			await expect(unlucky(9)).rejects.toThrow();
			expect(tries).toBe(3);
		},
	);

	it('is not tried again after any other error', async () => {
		let tries = 0;
		const broken = inTransaction(test.context(), async () => {
			tries += 1;
			throw refusal('23505');
		});
		await expect(broken).rejects.toThrow();
		expect(tries).toBe(1);
	});

	it('ends well for both when two take the same rows in opposite order', async () => {
		const rows = [await courseRow(test), await courseRow(test)];
		let waiting = 2;
		const both = Promise.withResolvers<void>();
		const takeIn = (order: typeof rows) =>
			inTransaction(test.context(), async (tx) => {
				for (const [place, { id }] of order.entries()) {
					await tx.update(courses).set({ par: 70 }).where(eq(courses.id, id));
					if (place > 0) continue;
					waiting -= 1;
					if (waiting <= 0) both.resolve();
					await both.promise;
				}
				return success(null);
			});
		expect(await Promise.all([takeIn(rows), takeIn(rows.toReversed())])).toMatchObject([{ ok: true }, { ok: true }]);
	});

	it('leaves nothing behind where it answers with a failure', async () => {
		const { id } = await courseRow(test, { par: 72 });
		const outcome = await inTransaction(test.context(), async (tx) => {
			await tx.update(courses).set({ par: 68 }).where(eq(courses.id, id));
			return failure({ kind: 'no' });
		});
		expect(outcome).toEqual({ ok: false, kind: 'no' });
		expect(await test.db.select({ par: courses.par }).from(courses).where(eq(courses.id, id))).toEqual([{ par: 72 }]);
	});
});
