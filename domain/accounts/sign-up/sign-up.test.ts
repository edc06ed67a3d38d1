import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
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
import { recoverPassword, redeemLink } from '../links/link-commands.ts';
import { findLink, lockAccount } from '../queries.ts';
import { signIn } from '../sessions/sign-in-commands.ts';
import { resendConfirmation, signUp } from './sign-up-commands.ts';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

function trial() {
	const clock = standingClock();
	return { clock, ctx: test.context({ now: clock.now, client: newClient() }) };
}

const input = (email: string, password = PASSWORD) => ({
	email,
	password,
	metadata: {},
	termsVersion: null,
	redirectTo: null,
});
const confirm = (ctx: ReturnType<typeof trial>['ctx'], token: string) => redeemLink(ctx, { token, kinds: ['signup'] });

describe('signing up', () => {
	it('P1: makes an account that opens once its address is confirmed', async () => {
		const { ctx } = trial();
		await signUpAs(ctx, 'ada@golf.example');
		const tryIt = (password: string) => signIn(ctx, { email: 'ada@golf.example', password, remember: false });
		expect(await tryIt(PASSWORD)).toEqual({ ok: false, kind: 'email-not-confirmed' });
		expect(await tryIt('not the password')).toEqual({ ok: false, kind: 'invalid-credentials' });
		expect((await confirm(ctx, await linkTo(ctx, 'ada@golf.example', 'confirm'))).ok).toBe(true);
		expect((await tryIt(PASSWORD)).ok).toBe(true);
	});

	it('S25: keeps which terms were accepted, and when', async () => {
		const { ctx, clock } = trial();
		await signUpAs(ctx, 'terms@golf.example');
		await confirm(ctx, await linkTo(ctx, 'terms@golf.example', 'confirm'));
		expect(await lockAccount(test.db, { email: 'terms@golf.example' })).toMatchObject({
			termsVersion: '2025-05-07',
			termsAcceptedAt: clock.now(),
			metadata: { first_name: 'Ada', last_name: 'Green' },
			role: 'member',
		});
	});

	it('R10: makes one account of fifty sign-ups at once', async () => {
		const outcomes = await Promise.all(
			Array.from({ length: 50 }, () => signUp({ ...trial().ctx, client: newClient() }, input('race@golf.example'))),
		);
		expect(new Set(outcomes.map(({ ok }) => ok))).toEqual(new Set([true]));
		expect(await test.db.select().from(users).where(eq(users.email, 'race@golf.example'))).toHaveLength(1);
		// One a minute for ten minutes; whoever has none can ask for it.
		expect(await lettersTo(trial().ctx, 'race@golf.example', 'confirm')).toHaveLength(11);
		const token = await linkTo(trial().ctx, 'race@golf.example', 'confirm');
		expect((await confirm(trial().ctx, token)).ok).toBe(true);
	});

	it('S12: answers a known address as it does an unknown one, and writes to its owner', async () => {
		const { ctx, clock } = trial();
		await newMember(test, 'known@golf.example', { now: clock.now });
		const [known, unknown] = await Promise.all([
			signUp(ctx, input('known@golf.example', 'another password')),
			signUp(ctx, input('unknown@golf.example', 'another password')),
		]);
		const id = expect.stringMatching(/^[\da-f-]{36}$/);
		expect([known, unknown]).toEqual(Array(2).fill({ ok: true, value: { memberId: id } }));
		const owner = await lockAccount(test.db, { email: 'known@golf.example' });
		expect(known).not.toMatchObject({ value: { memberId: owner?.id } });
		expect(await lettersTo(ctx, 'known@golf.example', 'already-registered')).toHaveLength(1);
		const old = await signIn(ctx, { email: 'known@golf.example', password: PASSWORD, remember: false });
		expect(old.ok).toBe(true);
		await signUp(ctx, input('known@golf.example'));
		expect(await lettersTo(ctx, 'known@golf.example', 'already-registered')).toHaveLength(1);
	});

	it('P1: answers the id of the member that comes of it, another for each', async () => {
		const { ctx } = trial();
		const [first, second] = [await signUpAs(ctx, 'ids@golf.example'), await signUpAs(ctx, 'ids@golf.example')];
		expect(first.memberId).not.toBe(second.memberId);
		const redeemed = await confirm(ctx, await linkTo(ctx, 'ids@golf.example', 'confirm'));
		expect(redeemed).toMatchObject({ value: { account: { id: second.memberId } } });
		expect(await lockAccount(test.db, { email: 'ids@golf.example' })).toMatchObject({ id: second.memberId });
	});

	it('leaves a stranger’s password out when the owner recovers the address', async () => {
		const { ctx } = trial();
		await signUp(ctx, input('recovered@golf.example', 'the stranger’s words'));
		const signUpLink = await linkTo(ctx, 'recovered@golf.example', 'confirm');
		await recoverPassword(ctx, { email: 'recovered@golf.example', redirectTo: null });
		const token = await linkTo(ctx, 'recovered@golf.example', 'reset');
		expect((await redeemLink(ctx, { token, kinds: ['recovery'] })).ok).toBe(true);
		expect(await confirm(ctx, signUpLink)).toMatchObject({ kind: 'link-void' });
		const tryIt = await signIn(ctx, {
			email: 'recovered@golf.example',
			password: 'the stranger’s words',
			remember: false,
		});
		expect(tryIt).toEqual({ ok: false, kind: 'invalid-credentials' });
	});

	it('S13: hears thirty sign-ups of a network at once, and no more', async () => {
		const { ctx } = trial();
		for (let i = 0; i < 30; i++) await signUp(ctx, input(`many${i}@golf.example`, 'short'));
		expect(await signUp(ctx, input('many@golf.example'))).toEqual({ ok: false, kind: 'too-often', seconds: 10 });
	});
});

describe('sending the confirmation again', () => {
	it('waits a minute, then sends the link again, which is good for another day', async () => {
		const { ctx, clock } = trial();
		await signUpAs(ctx, 'again@golf.example');
		const first = await linkTo(ctx, 'again@golf.example', 'confirm');
		clock.advance(59_000);
		expect(await resendConfirmation(ctx, 'again@golf.example')).toEqual({ ok: true, value: {} });
		expect(await lettersTo(ctx, 'again@golf.example', 'confirm')).toHaveLength(1);
		clock.advance(24 * 3_600_000);
		expect(await findLink(ctx, first, 'signup')).toBeNull();
		await resendConfirmation(ctx, 'again@golf.example');
		expect(await lettersTo(ctx, 'again@golf.example', 'confirm')).toHaveLength(2);
		clock.advance(23 * 3_600_000);
		expect((await confirm(ctx, await linkTo(ctx, 'again@golf.example', 'confirm'))).ok).toBe(true);
		const signedIn = await signIn(ctx, { email: 'again@golf.example', password: PASSWORD, remember: false });
		expect(signedIn.ok).toBe(true);
	});

	it('S12: answers the same for an address it does not know or has confirmed, after writing as much', async () => {
		const { ctx, clock } = trial();
		await newMember(test, 'done@golf.example', { now: clock.now });
		clock.advance(3_600_000);
		for (const email of ['done@golf.example', 'nobody@golf.example']) {
			expect(await resendConfirmation(ctx, email)).toEqual({ ok: true, value: {} });
		}
		const voids = await test.db.select().from(mailOutbox).where(eq(mailOutbox.status, 'void'));
		expect(voids.filter(({ createdAt }) => createdAt.getTime() === clock.now().getTime())).toHaveLength(2);
	});
});
