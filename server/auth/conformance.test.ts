import * as newest from '@supabase/auth-js';
import * as older from 'auth-js-2103';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { codeOf } from '#domain/shared/secrets.ts';
import { testAccountServices } from '#tests/support/account-services.ts';
import { lettersTo, PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { TINY_ORIGIN, TINY_SECRET } from '#tests/support/sites/tiny-site.ts';

const NEW_PASSWORD = 'a calm morning round';

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

let count = 0;

describe.each([
	['the newest', newest],
	['2.103.0', older],
])('the stock client, %s', (_, library) => {
	const newAddress = () => `golfer${++count}@golf.example`;
	/** A client with its own memory, as each device has. */
	function device() {
		return new library.GoTrueClient({
			url: auth.root,
			fetch: auth.fetchFromAfar(),
			autoRefreshToken: false,
			persistSession: true,
			storageKey: `device-${++count}`,
			storage: memory(),
		});
	}
	async function member() {
		const email = newAddress();
		const client = device();
		await client.signUp({ email, password: PASSWORD, options: { data: { first_name: 'Ada', last_name: 'Green' } } });
		const confirmed = await client.verifyOtp({ type: 'signup', token_hash: await auth.link(email, 'confirm') });
		expect(confirmed.error).toBeNull();
		return { email, client };
	}
	const signIn = async (email: string, password = PASSWORD) => {
		const client = device();
		return { client, ...(await client.signInWithPassword({ email, password })) };
	};

	it('signs up, is asked to confirm, confirms by the mailed link and has a session', async () => {
		const email = newAddress();
		const client = device();
		const signedUp = await client.signUp({ email, password: PASSWORD, options: { data: { first_name: 'Ada' } } });
		expect(signedUp).toMatchObject({ error: null, data: { session: null, user: { email, aud: 'authenticated' } } });
		expect(signedUp.data.user?.identities).toHaveLength(1);
		const early = await signIn(email);
		expect(early.error).toMatchObject({ name: 'AuthApiError', code: 'email_not_confirmed', status: 400 });
		const token_hash = await auth.link(email, 'confirm');
		const confirmed = await client.verifyOtp({ type: 'signup', token_hash });
		expect(confirmed.data.session?.user.user_metadata).toMatchObject({ first_name: 'Ada', email_verified: true });
		const again = await device().verifyOtp({ type: 'signup', token_hash });
		expect(again.error).toMatchObject({ code: 'otp_expired', status: 403 });
	});

	it('signs in with the claims and the user that it expects, signed with a published key', async () => {
		const { email } = await member();
		const { client, data } = await signIn(email);
		expect(data.session).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
		const claims = await client.getClaims();
		expect(claims.data?.header).toMatchObject({ alg: 'ES256', typ: 'JWT', kid: expect.any(String) });
		expect(claims.data?.claims).toMatchObject({
			iss: `${TINY_ORIGIN}/auth/v1`,
			aud: 'authenticated',
			role: 'authenticated',
			aal: 'aal1',
			email,
			phone: '',
			is_anonymous: false,
			sub: data.user?.id,
			session_id: expect.any(String),
			amr: [{ method: 'password', timestamp: expect.any(Number) }],
		});
		const read = await client.getUser();
		expect(read.data.user).toMatchObject({
			email,
			phone: '',
			role: 'authenticated',
			is_anonymous: false,
			app_metadata: { provider: 'email', providers: ['email'] },
			identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
			email_confirmed_at: expect.any(String),
			last_sign_in_at: expect.any(String),
		});
	});

	it.each([
		['a wrong password', { password: 'wrong words' }],
		['an unknown address', { email: 'nobody@golf.example' }],
		['an address that is none', { email: 'nobody' }],
	])('is refused with invalid_credentials for %s', async (__, wrong) => {
		const { email } = await member();
		const refused = await device().signInWithPassword({ email, password: PASSWORD, ...wrong });
		expect(refused.error).toMatchObject({ name: 'AuthApiError', code: 'invalid_credentials', status: 400 });
		expect(refused.error?.message).toBe('Invalid login credentials');
	});

	it('tells its program what is missing before anything is asked', async () => {
		// Its types leave no call without an address; programs in plain JavaScript make one.
		const refused = await device().signInWithPassword({ password: PASSWORD } as never);
		expect(refused.error?.message).toBe('You must provide either an email or phone number and a password');
	});

	it('hears why a password is weak', async () => {
		const email = newAddress();
		const refused = await device().signUp({ email, password: 'golf' });
		expect(refused.error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: ['length'] });
		const common = await device().signUp({ email, password: 'golf1234' });
		expect(common.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['pwned'] });
	});

	it('signs in with a password that would no longer be taken, and hears so', async () => {
		const { email } = await member();
		const passwordHash = await testAccountServices.passwords.hash('golf1234');
		await auth.database.db.update(users).set({ passwordHash }).where(eq(users.email, email));
		const { data, error } = await signIn(email, 'golf1234');
		expect(error).toBeNull();
		expect(data).toMatchObject({ session: expect.anything(), weakPassword: { reasons: ['pwned'] } });
	});

	it('refreshes, and is told of a token that was used before', async () => {
		const { email } = await member();
		const { client, data } = await signIn(email);
		const refresh_token = data.session?.refresh_token ?? '';
		for (let i = 0; i < 2; i++) expect((await client.refreshSession()).error).toBeNull();
		const reused = await device().refreshSession({ refresh_token });
		expect(reused.error).toMatchObject({ code: 'refresh_token_already_used', status: 400 });
		const ended = await client.refreshSession();
		expect(ended.error).toMatchObject({ code: 'refresh_token_not_found' });
		const broken = await device().refreshSession({ refresh_token: 'abcdefghijkl' });
		expect(broken.error).toMatchObject({ code: 'validation_failed' });
	});

	it('forty of them refresh one session at once and agree', async () => {
		const { email } = await member();
		const { data } = await signIn(email);
		const refresh_token = data.session?.refresh_token ?? '';
		const all = await Promise.all(Array.from({ length: 40 }, () => device().refreshSession({ refresh_token })));
		expect(all.map(({ error }) => error?.message).filter(Boolean)).toEqual([]);
		expect(new Set(all.map((one) => one.data.session?.refresh_token)).size).toBe(1);
	});

	it.each(['global', 'local', 'others'] as const)('signs out: %s', async (scope) => {
		const { email } = await member();
		const [here, there] = [await signIn(email), await signIn(email)];
		expect((await here.client.signOut({ scope })).error).toBeNull();
		const lives = async (who: typeof here) => (await who.client.getUser(who.data.session?.access_token)).error === null;
		expect([await lives(here), await lives(there)]).toEqual([scope === 'others', scope === 'local']);
	});

	it('takes a session that is gone for a missing one', async () => {
		const { email } = await member();
		const { client, data } = await signIn(email);
		const jwt = data.session?.access_token;
		await device().signInWithPassword({ email, password: PASSWORD });
		await client.signOut();
		const gone = await device().getUser(jwt);
		expect(gone.error).toMatchObject({ name: 'AuthSessionMissingError' });
		expect((await device().getUser('not.a.token')).error).toMatchObject({ code: 'bad_jwt', status: 403 });
	});

	it('recovers a password by the mailed link', async () => {
		const { email } = await member();
		const client = device();
		const asked = await client.resetPasswordForEmail(email, { redirectTo: `${TINY_ORIGIN}/auth/reset-password` });
		expect(asked.error).toBeNull();
		const opened = await client.verifyOtp({ type: 'recovery', token_hash: await auth.link(email, 'reset') });
		expect(opened.error).toBeNull();
		expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
		expect((await signIn(email)).error).toMatchObject({ code: 'invalid_credentials' });
		expect((await signIn(email, NEW_PASSWORD)).error).toBeNull();
		const unknown = await client.resetPasswordForEmail('nobody@golf.example');
		expect(unknown.error).toBeNull();
	});

	it('changes data, and deletes a key by null', async () => {
		const { client } = await member();
		await client.updateUser({ data: { handicap: '12.4' } });
		const changed = await client.updateUser({ data: { last_name: null } });
		expect(changed.data.user?.user_metadata).toMatchObject({ first_name: 'Ada', handicap: '12.4' });
		expect(changed.data.user?.user_metadata).not.toHaveProperty('last_name');
	});

	it('changes the password with a mailed nonce, which is good once', async () => {
		const { client, email } = await member();
		expect((await client.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
			code: 'current_password_required',
		});
		expect((await client.reauthenticate()).error).toBeNull();
		expect((await client.reauthenticate()).error).toMatchObject({ code: 'over_email_send_rate_limit', status: 429 });
		const [letter] = await lettersTo({ db: auth.database.db }, email, 'reauthentication');
		const nonce = codeOf(TINY_SECRET, letter?.tokenId ?? '');
		expect((await client.updateUser({ password: NEW_PASSWORD, nonce: 'WRONG000' })).error).toMatchObject({
			code: 'reauthentication_not_valid',
			status: 422,
		});
		expect((await client.updateUser({ password: NEW_PASSWORD, nonce })).error).toBeNull();
		expect((await client.updateUser({ password: PASSWORD, nonce })).error).toMatchObject({
			code: 'reauthentication_not_valid',
		});
	});

	it('changes the address once the new one is confirmed', async () => {
		const { client, email } = await member();
		const next = `new.${email}`;
		await client.resetPasswordForEmail(email);
		await client.verifyOtp({ type: 'recovery', token_hash: await auth.link(email, 'reset') });
		const asked = await client.updateUser({ email: next });
		expect(asked.data.user).toMatchObject({ email, new_email: next });
		const token_hash = await auth.link(next, 'email-change-new');
		expect((await client.verifyOtp({ type: 'email_change', token_hash })).data.user?.email).toBe(next);
	});

	it('has letters sent again, and is told nothing by it', async () => {
		const email = newAddress();
		await device().signUp({ email, password: PASSWORD });
		for (const who of [email, 'nobody@golf.example']) {
			expect((await device().resend({ type: 'signup', email: who })).error).toBeNull();
			expect((await device().resend({ type: 'email_change', email: who })).error).toBeNull();
		}
		expect(await lettersTo({ db: auth.database.db }, email, 'confirm')).toHaveLength(1);
	});

	it('verifies by token and address as well, and only for that address', async () => {
		const email = newAddress();
		await device().signUp({ email, password: PASSWORD });
		const token = await auth.link(email, 'confirm');
		const other = await device().verifyOtp({ type: 'email', token, email: 'other@golf.example' });
		expect(other.error).toMatchObject({ code: 'otp_expired' });
		expect((await device().verifyOtp({ type: 'email', token, email })).error).toBeNull();
	});
});

function memory() {
	const kept = new Map<string, string>();
	return {
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	};
}
