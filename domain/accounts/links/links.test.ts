import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneTimeTokens } from '#database/schema/accounts.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import {
	lettersTo,
	linkTo,
	newClient,
	newMember,
	PASSWORD,
	signUpAs,
	standingClock,
} from '#tests/support/facts/accounts.ts';
import { resetPassword } from '../passwords/password-commands.ts';
import { findLink, findSession } from '../queries.ts';
import { signIn } from '../sessions/sign-in-commands.ts';
import { updateUser } from '../user-commands.ts';
import { recoverPassword, redeemLink, verifyLink } from './link-commands.ts';

const HOUR = 3_600_000;
const NEW_PASSWORD = 'a calm morning round';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

let count = 0;
async function recovering() {
	const clock = standingClock();
	const email = `lost${++count}@golf.example`;
	const member = await newMember(test, email, { now: clock.now });
	await recoverPassword(member.ctx, { email, redirectTo: null });
	return { clock, email, ...member, token: await linkTo(member.ctx, email, 'reset') };
}

describe('a link for a new password', () => {
	it('P3, S17: works once, ends all sessions and signs nobody in', async () => {
		const { ctx, email, token, viewer } = await recovering();
		expect((await resetPassword(ctx, { token, password: NEW_PASSWORD })).ok).toBe(true);
		expect(ctx.sessionChange).toEqual({ kind: 'ended' });
		expect(await findSession(test.db, viewer.sessionId, ctx.now())).toBeNull();
		expect(await resetPassword(ctx, { token, password: NEW_PASSWORD })).toEqual({ ok: false, kind: 'link-void' });
		const visitor = test.context({ now: ctx.now, client: newClient() });
		const tryIt = (password: string) => signIn(visitor, { email, password, remember: false });
		expect(await tryIt(PASSWORD)).toMatchObject({ kind: 'invalid-credentials' });
		expect((await tryIt(NEW_PASSWORD)).ok).toBe(true);
		expect(await lettersTo(ctx, email, 'password-changed')).toHaveLength(1);
	});

	it('R38: that was made while the clock was a year ahead is good for nothing once it is put right', async () => {
		const { ctx, clock, email } = await recovering();
		const year = 365 * 24 * HOUR;
		clock.advance(year);
		await recoverPassword(ctx, { email, redirectTo: null });
		const token = await linkTo(ctx, email, 'reset');
		expect(await findLink(ctx, token, 'recovery')).not.toBeNull();
		clock.advance(-year);
		expect(await findLink(ctx, token, 'recovery')).toBeNull();
		expect(await resetPassword(ctx, { token, password: NEW_PASSWORD })).toEqual({ ok: false, kind: 'link-void' });
	});

	it('R38: is not asked for in vain because of a letter that went out while the clock was ahead', async () => {
		const { ctx, clock, email } = await recovering();
		for (const ahead of [2 * HOUR, 365 * 24 * HOUR]) {
			clock.advance(ahead);
			await recoverPassword(ctx, { email, redirectTo: null });
			clock.advance(-ahead);
			await test.db.delete(mailOutbox);
			// Nor is that a way around the minute between two letters.
			for (let asked = 0; asked < 2; asked++) await recoverPassword(ctx, { email, redirectTo: null });
			expect(await lettersTo(ctx, email, 'reset')).toHaveLength(1);
			expect(await findLink(ctx, await linkTo(ctx, email, 'reset'), 'recovery')).toMatchObject({ address: email });
		}
	});

	it('S17: goes to one of two who use it at once', async () => {
		const { ctx, token } = await recovering();
		const both = await Promise.all([1, 2].map((n) => resetPassword(ctx, { token, password: `${NEW_PASSWORD} ${n}` })));
		expect(both.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
	});

	it('S17: is void once there is a newer one, and after an hour', async () => {
		const { ctx, email, token, clock } = await recovering();
		clock.advance(60_000);
		await recoverPassword(ctx, { email, redirectTo: null });
		const newer = await linkTo(ctx, email, 'reset');
		expect(await findLink(ctx, token, 'recovery')).toBeNull();
		expect(await findLink(ctx, newer, 'recovery')).toMatchObject({ address: email });
		clock.advance(HOUR);
		expect(await resetPassword(ctx, { token: newer, password: NEW_PASSWORD })).toMatchObject({ kind: 'link-void' });
	});

	it('S17: looked at, refused for its password or used for another end it stays good', async () => {
		const { ctx, token } = await recovering();
		for (let i = 0; i < 3; i++) expect(await findLink(ctx, token, 'recovery')).not.toBeNull();
		expect(await resetPassword(ctx, { token, password: 'golf1234' })).toMatchObject({ kind: 'weak-password' });
		expect(await redeemLink(ctx, { token, kinds: ['signup', 'email_change'] })).toMatchObject({ kind: 'link-void' });
		expect(await redeemLink(ctx, { token, kinds: ['recovery'], address: 'other@golf.example' })).toMatchObject({
			kind: 'link-void',
		});
		expect((await resetPassword(ctx, { token, password: NEW_PASSWORD })).ok).toBe(true);
	});

	it('S17: is none when it is cut short, and of ten thousand guesses in its hour a network is heard 390 times', async () => {
		const { ctx, token, clock } = await recovering();
		expect(await findLink(ctx, token.slice(0, -1), 'recovery')).toBeNull();
		const guesser = { ...ctx, client: newClient() };
		const guess = (n: number) => redeemLink(guesser, { token: `guess ${n}`, kinds: ['recovery'] });
		const heard = [];
		// Thirty at once, and thirty more in each five minutes: whatever else is tried meanwhile is refused unread.
		for (let minute = 0; minute <= 60; minute += 5) {
			const guesses = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(n)));
			heard.push(...guesses.filter((guessed) => !guessed.ok && guessed.kind === 'link-void'));
			clock.advance(5 * 60_000);
		}
		expect(heard).toHaveLength(390);
	});

	it('S23: of the old address voids a change of address that somebody else has asked for', async () => {
		const { ctx, email, token } = await recovering();
		const next = `next.${email}`;
		expect((await updateUser(ctx, { email: next, currentPassword: PASSWORD })).ok).toBe(true);
		const change = await linkTo(ctx, next, 'email-change-new');
		expect((await resetPassword(ctx, { token, password: NEW_PASSWORD })).ok).toBe(true);
		expect(await redeemLink(ctx, { token: change, kinds: ['email_change'] })).toMatchObject({ kind: 'link-void' });
	});

	it('S17: stands in no table', async () => {
		const { token } = await recovering();
		const rows = [...(await test.db.select().from(oneTimeTokens)), ...(await test.db.select().from(mailOutbox))];
		expect(JSON.stringify(rows)).not.toContain(token);
	});

	it('S12: is asked for with the same answer for an unknown address, and silently within a minute', async () => {
		const { ctx, email } = await recovering();
		const ask = (who: string) => recoverPassword(ctx, { email: who, redirectTo: null });
		expect(await ask('nobody@golf.example')).toEqual({ ok: true, value: {} });
		expect(await ask(email)).toEqual({ ok: true, value: {} });
		expect(await lettersTo(ctx, email, 'reset')).toHaveLength(1);
	});

	it('confirms the address it was sent to and opens a session where the protocol asks for one', async () => {
		const ctx = test.context({ client: newClient() });
		await signUpAs(ctx, 'unconfirmed@golf.example');
		await recoverPassword(ctx, { email: 'unconfirmed@golf.example', redirectTo: null });
		const token = await linkTo(ctx, 'unconfirmed@golf.example', 'reset');
		const verified = await verifyLink(ctx, { token, kinds: ['recovery'], remember: false });
		if (!verified.ok) throw new Error(verified.kind);
		expect(verified.value.account).toMatchObject({ hasPassword: false });
		expect(verified.value.account.confirmedAt).not.toBeNull();
		expect(ctx.sessionChange).toMatchObject({ kind: 'begun', grant: { remember: false } });
		expect(
			await test.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.userId, verified.value.account.id)),
		).toEqual([]);
	});
});
