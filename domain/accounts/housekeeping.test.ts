import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { allowances, oneTimeTokens, sessions, users } from '#database/schema/accounts.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { noteSent, sweepOutbox } from '#domain/mail/delivery-commands.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { newClient, newMember, PASSWORD, signUpAs, standingClock } from '#tests/support/facts/accounts.ts';
import { sweepAccounts } from './housekeeping-commands.ts';
import { recoverPassword } from './links/link-commands.ts';
import { updateUser } from './user-commands.ts';

const DAY = 86_400_000;

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

it('sweeps out what has run out, and nothing else', async () => {
	const clock = standingClock();
	const { ctx } = await newMember(test, 'member@golf.example', { now: clock.now });
	await recoverPassword(ctx, { email: 'member@golf.example', redirectTo: null });
	await signUpAs({ ...ctx, client: newClient() }, 'waiting@golf.example');
	const counts = async () => ({
		sessions: await test.db.$count(sessions),
		links: await test.db.$count(oneTimeTokens),
		accounts: await test.db.$count(users),
		buckets: await test.db.$count(allowances),
	});
	const before = await counts();
	await sweepAccounts(test.db, clock.now());
	expect(await counts()).toEqual(before);
	clock.advance(2 * DAY);
	await sweepAccounts(test.db, clock.now());
	expect(await counts()).toEqual({ sessions: 1, links: 1, accounts: 2, buckets: 0 });
	clock.advance(29 * DAY);
	await sweepAccounts(test.db, clock.now());
	expect(await counts()).toEqual({ sessions: 0, links: 0, accounts: 1, buckets: 0 });
});

it('S12: forgets a change that nobody confirmed after a day, whether its address is taken or free', async () => {
	const clock = standingClock();
	const asked = ['free@golf.example', 'member@golf.example'];
	const changing: string[] = [];
	for (const email of asked) {
		const { ctx, account } = await newMember(test, `changes-to-${email}`, { now: clock.now });
		await updateUser(ctx, { email, currentPassword: PASSWORD });
		changing.push(account.id);
	}
	const known = async () => {
		const rows = await test.db.select().from(users).where(inArray(users.id, changing));
		return rows.flatMap(({ newEmail }) => newEmail ?? []).toSorted();
	};
	clock.advance(DAY - 1_000);
	await sweepAccounts(test.db, clock.now());
	expect(await known()).toEqual(asked);
	clock.advance(2_000);
	await sweepAccounts(test.db, clock.now());
	expect(await known()).toEqual([]);
});

it('keeps letters that wait, sent ones for two weeks, failed ones for a month', async () => {
	const now = new Date('2026-06-15T12:00:00Z');
	await test.db.delete(mailOutbox);
	const row = { message: 'confirm', recipient: 'a@golf.example', data: {}, nextAttemptAt: now, createdAt: now };
	await test.db.insert(mailOutbox).values([row, row, { ...row, status: 'failed' }, { ...row, status: 'void' }]);
	const [first] = await test.db.select().from(mailOutbox);
	await noteSent(test.db, first?.id ?? '', now);
	const left = async (days: number) => {
		await sweepOutbox(test.db, new Date(now.getTime() + days * DAY + 1));
		return (await test.db.select().from(mailOutbox)).map(({ status }) => status).toSorted();
	};
	expect(await left(0)).toEqual(['failed', 'sent', 'void', 'waiting']);
	expect(await left(1)).toEqual(['failed', 'sent', 'waiting']);
	expect(await left(14)).toEqual(['failed', 'waiting']);
	expect(await left(30)).toEqual(['waiting']);
});
