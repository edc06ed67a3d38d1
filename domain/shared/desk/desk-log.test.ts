import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deskLog } from '#database/schema/desk.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow } from '#tests/support/databases/rows.ts';
import { recordDecision } from './desk-log.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

const decision = { action: 'review approved', thing: { kind: 'review', id: 7 } } as const;

describe('the log of the desk', () => {
	it('says who, when, what, on which thing, why, and how it was before and after', async () => {
		const { ctx, userId } = await memberRow(test);
		const told = {
			ground: 'harm',
			words: 'It names a child.',
			before: { status: 'held' },
			after: { status: 'rejected' },
		};
		const id = await recordDecision(test.db, ctx, { ...decision, ...told });
		const entries = await test.db.select().from(deskLog);
		expect(entries.find((entry) => entry.id === id)).toMatchObject({
			actorId: userId,
			action: 'review approved',
			thingKind: 'review',
			thingId: '7',
			...told,
		});
	});

	it('is kept with its decision or not at all', async () => {
		const { ctx } = await memberRow(test);
		const before = await test.db.$count(deskLog);
		const undone = test.db.transaction(async (tx) => {
			await recordDecision(tx as unknown as typeof test.db, ctx, decision);
			throw new Error('undone');
		});
		await expect(undone).rejects.toThrow('undone');
		expect(await test.db.$count(deskLog)).toBe(before);
	});

	it.each(['update desk_log set words = $$other$$', 'delete from desk_log', 'truncate desk_log cascade'])(
		'refuses «%s», even to the owner of the tables',
		async (statement) => {
			const { ctx } = await memberRow(test);
			await recordDecision(test.db, ctx, decision);
			const before = await test.db.select().from(deskLog);
			const tried = test.db.transaction(async (tx) => {
				// As a replica would, which skips ordinary triggers; only a superuser may try.
				await tx.execute(sql`select set_config('session_replication_role', 'replica', true)`).catch(() => {});
				await tx.execute(sql.raw(statement));
			});
			await expect(tried).rejects.toMatchObject({ cause: { message: 'the log of the desk is never changed' } });
			expect(await test.db.select().from(deskLog)).toEqual(before);
		},
	);
});
