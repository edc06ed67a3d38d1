import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { mailOutbox } from '#database/schema/mail.ts';
import { lettersTo, linkTo, newClient, newMember, PASSWORD, signUpAs, standingClock } from '#tests/support/accounts.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { recoverPassword, redeemLink } from './link-commands.ts';
import { lockAccount } from './queries.ts';
import { linkTokenOf } from './secrets.ts';
import { signIn } from './sign-in-commands.ts';
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
		// Each waits for its minute; all but the newest carry links that are void by then.
		const token = await newestLive('race@golf.example');
		expect((await confirm(trial().ctx, token)).ok).toBe(true);
	});

	it('S12: answers a known address as it does an unknown one, and writes to its owner', async () => {
		const { ctx, clock } = trial();
		await newMember(test, 'known@golf.example', { now: clock.now });
		const [known, unknown] = await Promise.all([
			signUp(ctx, input('known@golf.example', 'another password')),
			signUp(ctx, input('unknown@golf.example', 'another password')),
		]);
		expect(known).toEqual(unknown);
		expect(await lettersTo(ctx, 'known@golf.example', 'already-registered')).toHaveLength(1);
		const old = await signIn(ctx, { email: 'known@golf.example', password: PASSWORD, remember: false });
		expect(old.ok).toBe(true);
		await signUp(ctx, input('known@golf.example'));
		expect(await lettersTo(ctx, 'known@golf.example', 'already-registered')).toHaveLength(1);
	});

	it('lays no stranger’s password under an address: what was typed goes with its own link', async () => {
		const { ctx, clock } = trial();
		await signUp(ctx, input('owner@golf.example', 'the stranger’s words'));
		clock.advance(10_000);
		await signUp(ctx, { ...input('owner@golf.example'), metadata: { first_name: 'Owner' } });
		const letters = await lettersTo(ctx, 'owner@golf.example', 'confirm');
		expect(letters.map(({ nextAttemptAt }) => nextAttemptAt.toISOString())).toEqual([
			'2026-06-15T12:01:00.000Z',
			'2026-06-15T12:00:00.000Z',
		]);
		await confirm(ctx, await linkTo(ctx, 'owner@golf.example', 'confirm'));
		const tryIt = (password: string) => signIn(ctx, { email: 'owner@golf.example', password, remember: false });
		expect((await tryIt('the stranger’s words')).ok).toBe(false);
		expect(await tryIt(PASSWORD)).toMatchObject({
			ok: true,
			value: { account: { metadata: { first_name: 'Owner' } } },
		});
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
	it('waits a minute, then sends a new link that still carries the password', async () => {
		const { ctx, clock } = trial();
		await signUpAs(ctx, 'again@golf.example');
		const first = await linkTo(ctx, 'again@golf.example', 'confirm');
		clock.advance(59_000);
		expect(await resendConfirmation(ctx, 'again@golf.example')).toEqual({ ok: true, value: {} });
		expect(await linkTo(ctx, 'again@golf.example', 'confirm')).toBe(first);
		clock.advance(1_000);
		await resendConfirmation(ctx, 'again@golf.example');
		expect(await confirm(ctx, first)).toMatchObject({ kind: 'link-void' });
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

/** The link of the sign-up that won: the only one whose row is still there. */
async function newestLive(email: string): Promise<string> {
	const { ctx } = trial();
	const link = await test.db.query.oneTimeTokens.findFirst({ where: (row, { eq: is }) => is(row.address, email) });
	const letters = await lettersTo(ctx, email, 'confirm');
	expect(letters).toHaveLength(50);
	const letter = letters.find(({ tokenId }) => tokenId === link?.id);
	if (!letter?.tokenId) throw new Error('no letter carries the link that lives');
	return linkTokenOf(ctx.secret, letter.tokenId);
}
