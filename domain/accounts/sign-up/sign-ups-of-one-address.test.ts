import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainContext } from '#domain/shared/context.ts';
import { linkTokenOf } from '#domain/shared/secrets.ts';
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
import { recoverPassword, redeemLink, verifyLink } from '../links/link-commands.ts';
import { findLink, lockAccount } from '../queries.ts';
import { signIn } from '../sessions/sign-in-commands.ts';
import { confirmSignUp } from './confirm-commands.ts';
import { resendConfirmation } from './sign-up-commands.ts';

const STRANGERS = 'the words of a stranger';

let test: TestDatabase;
beforeAll(async () => {
	test = await openTestDatabase();
});
afterAll(() => test.close());

let count = 0;

/** Two people who sign up with one address, the stranger first, each in a browser of their own. */
async function twoSignUps() {
	const email = `shared${++count}@golf.example`;
	const clock = standingClock();
	const browser = () => test.context({ now: clock.now, client: newClient() });
	const [theirs, own] = [browser(), browser()];
	await signUpAs(theirs, email, STRANGERS, 'Stranger');
	clock.advance(10_000);
	await signUpAs(own, email, PASSWORD, 'Owner');
	const letters = (await lettersTo(own, email, 'confirm')).toReversed();
	const [theirLink = '', ownLink = ''] = letters.map(({ tokenId }) => linkTokenOf(own.secret, tokenId ?? ''));
	const tryIt = (password: string, ctx = browser()) => signIn(ctx, { email, password, remember: false });
	return { email, clock, browser, theirs: knowing(theirs), own: knowing(own), letters, theirLink, ownLink, tryIt };
}

/** The next request of the same browser, with the cookie that it was given. */
const knowing = (ctx: DomainContext): DomainContext => ({
	...ctx,
	client: { ...ctx.client, signUps: ctx.signUpsChange ?? [] },
	ends: [],
	sessionChange: null,
});

const confirm = (ctx: DomainContext, token: string, password: string | null = null) =>
	confirmSignUp(ctx, { token, password, remember: false });

describe('P1: several sign-ups with one address that waits', () => {
	it('have a letter each, a minute apart, and void nothing of each other', async () => {
		const { browser, letters, theirLink, ownLink } = await twoSignUps();
		expect(letters.map(({ nextAttemptAt }) => nextAttemptAt.toISOString())).toEqual([
			'2026-06-15T12:00:00.000Z',
			'2026-06-15T12:01:00.000Z',
		]);
		expect(letters.map(({ data }) => data.firstName)).toEqual(['Stranger', 'Owner']);
		for (const link of [theirLink, ownLink]) expect(await findLink(browser(), link, 'signup')).not.toBeNull();
	});

	it.each([
		['first', 'theirLink', STRANGERS, 'Stranger'],
		['second', 'ownLink', PASSWORD, 'Owner'],
	] as const)(
		'the %s: whichever is confirmed first wins, with its password and names',
		async (_, pressed, right, name) => {
			const { email, browser, tryIt, ...links } = await twoSignUps();
			const wrong = right === PASSWORD ? STRANGERS : PASSWORD;
			expect((await confirm(browser(), links[pressed], right)).ok).toBe(true);
			for (const link of [links.theirLink, links.ownLink]) {
				expect(await redeemLink(browser(), { token: link, kinds: ['signup'] })).toMatchObject({ kind: 'link-void' });
			}
			expect(await tryIt(wrong)).toMatchObject({ kind: 'invalid-credentials' });
			expect((await tryIt(right)).ok).toBe(true);
			expect(await lockAccount(test.db, { email })).toMatchObject({ metadata: { first_name: name } });
		},
	);

	it('pressed at the same moment, one of them wins', async () => {
		const { browser, theirLink, ownLink } = await twoSignUps();
		const verify = (token: string) => verifyLink(browser(), { token, kinds: ['signup'], remember: false });
		const outcomes = await Promise.all([verify(theirLink), verify(ownLink)]);
		expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
	});

	it('each is told by its own password that it waits, and by no other', async () => {
		const { tryIt } = await twoSignUps();
		for (const password of [STRANGERS, PASSWORD]) {
			expect(await tryIt(password)).toEqual({ ok: false, kind: 'email-not-confirmed' });
		}
		expect(await tryIt('something else')).toEqual({ ok: false, kind: 'invalid-credentials' });
	});

	it('the letter of the one made in this browser, or whose password was shown in it, is sent again', async () => {
		const { email, clock, browser, theirs, letters, tryIt } = await twoSignUps();
		const [first, second] = letters.map(({ tokenId }) => tokenId);
		const signedIn = browser();
		await tryIt(STRANGERS, signedIn);
		for (const [ctx, expected] of [
			[theirs, first],
			[knowing(signedIn), first],
			[browser(), second],
		] as const) {
			clock.advance(120_000);
			await resendConfirmation(ctx, email);
			expect((await lettersTo(ctx, email, 'confirm'))[0]?.tokenId).toBe(expected);
		}
	});

	it('end where a link for a new password confirms the address', async () => {
		const { email, own, theirs, theirLink, ownLink } = await twoSignUps();
		await recoverPassword(own, { email, redirectTo: null });
		await redeemLink(own, { token: await linkTo(own, email, 'reset'), kinds: ['recovery'] });
		expect(await confirm(theirs, theirLink)).toMatchObject({ kind: 'link-void' });
		expect(await confirm(own, ownLink)).toMatchObject({ kind: 'link-void' });
	});
});

describe('P1: the page of a sign-up’s letter', () => {
	it('confirms at a press where the sign-up was made, and signs in', async () => {
		const { own, ownLink } = await twoSignUps();
		expect(await confirm(own, ownLink)).toMatchObject({
			ok: true,
			value: { account: { metadata: { first_name: 'Owner' } } },
		});
		expect(own.sessionChange).toMatchObject({ kind: 'begun', grant: { remember: false } });
	});

	it('asks for that sign-up’s password anywhere else: nobody confirms a stranger’s', async () => {
		const { own, browser, theirLink } = await twoSignUps();
		for (const ctx of [own, browser()]) {
			expect(await confirm(ctx, theirLink)).toEqual({ ok: false, kind: 'sign-up-password-missing' });
			expect(await confirm(ctx, theirLink, PASSWORD)).toEqual({ ok: false, kind: 'sign-up-password-wrong' });
			expect(ctx.sessionChange).toBeNull();
		}
		expect(await findLink(own, theirLink, 'signup')).not.toBeNull();
	});

	it('takes that password, spelt in any of Unicode’s ways, and signs in', async () => {
		const email = `accent${++count}@golf.example`;
		const ctx = test.context({ client: newClient() });
		await signUpAs(ctx, email, 'café on the ninth'.normalize('NFC'));
		const [letter] = await lettersTo(ctx, email, 'confirm');
		const other = test.context({ client: newClient() });
		const token = linkTokenOf(ctx.secret, letter?.tokenId ?? '');
		expect((await confirm(other, token, 'café on the ninth'.normalize('NFD'))).ok).toBe(true);
		expect(other.sessionChange?.kind).toBe('begun');
	});

	it('hears ten wrong passwords of a network, and no more', async () => {
		const { browser, theirLink } = await twoSignUps();
		const ctx = browser();
		for (let i = 0; i < 10; i++) await confirm(ctx, theirLink, `guess ${i}`);
		expect(await confirm(ctx, theirLink, STRANGERS)).toMatchObject({ kind: 'too-often' });
	});

	it('leaves whoever is signed in as they are', async () => {
		const { own, ownLink, tryIt } = await twoSignUps();
		const member = await newMember(test, `member${++count}@golf.example`, { now: own.now });
		const ctx = { ...member.ctx, client: own.client };
		expect(await confirm(ctx, ownLink)).toMatchObject({ ok: true, value: { grant: null } });
		expect(ctx.sessionChange).toBeNull();
		expect((await tryIt(PASSWORD)).ok).toBe(true);
	});
});
