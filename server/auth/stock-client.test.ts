import { createClient } from '@supabase/supabase-js';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

const NEW_PASSWORD = 'a calm morning round';

/** A key of the old kind: a JWT of its project with the role "anon", signed with a secret that is not ours. */
const legacyKey = await new SignJWT({ role: 'anon', iss: 'supabase', ref: 'fescue' })
	.setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
	.setIssuedAt()
	.setExpirationTime('10 years')
	.sign(new TextEncoder().encode('a secret of some project, not of this site'));

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

let count = 0;

/** The package as an app uses it: with the address of the site and a key, nothing else said. */
describe.each([
	['plain text', 'anonymous'],
	['a publishable key', 'sb_publishable_ACJWlzQHlZjBrEguHvfOxg_3BJgxAaH'],
	['a legacy JWT', legacyKey],
])('A1: the stock @supabase/supabase-js with %s for its anonymous key', (_, key) => {
	const newAddress = () => `app${++count}@golf.example`;
	const device = () =>
		createClient(auth.site.address, key, {
			auth: { persistSession: false, autoRefreshToken: false },
			global: { fetch: auth.fetchFromAfar() },
		}).auth;

	async function member() {
		const email = newAddress();
		const client = device();
		const signedUp = await client.signUp({ email, password: PASSWORD });
		expect(signedUp.error).toBeNull();
		const confirmed = await client.verifyOtp({ type: 'signup', token_hash: await auth.link(email, 'confirm') });
		expect(confirmed.error).toBeNull();
		// The id that signing up answers is the one of the member that comes of it.
		expect(confirmed.data.user?.id).toBe(signedUp.data.user?.id);
		return { email, client };
	}

	it('signs up, confirms, reads and changes its member, and signs out', async () => {
		const { email, client } = await member();
		expect((await client.getUser()).data.user).toMatchObject({ email, aud: 'authenticated' });
		const changed = await client.updateUser({ data: { first_name: 'Ada' } });
		expect(changed.data.user?.user_metadata).toMatchObject({ first_name: 'Ada' });
		const jwt = (await client.getSession()).data.session?.access_token;
		expect((await client.signOut()).error).toBeNull();
		expect((await device().getUser(jwt)).error).toMatchObject({ name: 'AuthSessionMissingError' });
	});

	it('signs in, is told of a wrong password, and renews its session', async () => {
		const { email } = await member();
		const client = device();
		const wrong = await client.signInWithPassword({ email, password: 'wrong words' });
		expect(wrong.error).toMatchObject({ code: 'invalid_credentials', status: 400 });
		expect((await client.signInWithPassword({ email, password: PASSWORD })).data.user).toMatchObject({ email });
		expect((await client.refreshSession()).error).toBeNull();
		expect((await client.getUser()).data.user).toMatchObject({ email });
	});

	it('recovers a password, and has a confirmation sent again', async () => {
		const { email } = await member();
		const client = device();
		const asked = await client.resetPasswordForEmail(email, { redirectTo: `${TINY_ORIGIN}/auth/reset-password` });
		expect(asked.error).toBeNull();
		const opened = await client.verifyOtp({ type: 'recovery', token_hash: await auth.link(email, 'reset') });
		expect(opened.error).toBeNull();
		expect((await client.updateUser({ password: NEW_PASSWORD })).error).toBeNull();
		expect((await device().signInWithPassword({ email, password: NEW_PASSWORD })).error).toBeNull();
		expect((await device().resend({ type: 'signup', email: newAddress() })).error).toBeNull();
	});

	it('is refused where a member is asked for: its key is none, and neither is a token that is no good', async () => {
		for (const token of [key, 'not.a.token']) {
			const bearer = await auth.call('/user', { token });
			expect([bearer.status, bearer.body.error_code]).toEqual([403, 'bad_jwt']);
		}
		const put = await auth.call('/user', { method: 'PUT', body: { data: {} }, token: key });
		expect(put.body.error_code).toBe('bad_jwt');
	});
});

it('A1: looks at no credentials in a call that is open to anyone, whatever they are', async () => {
	const ended = await auth.member('ended@golf.example');
	const token = String(ended.body.access_token);
	await auth.call('/logout', { method: 'POST', token });
	for (const [path, body] of [
		['/signup', { email: 'open@golf.example', password: PASSWORD }],
		['/token?grant_type=password', { email: 'ended@golf.example', password: PASSWORD }],
		['/recover', { email: 'ended@golf.example' }],
		['/resend', { type: 'signup', email: 'ended@golf.example' }],
	] as const) {
		expect([path, (await auth.call(path, { body, token })).status]).toEqual([path, 200]);
	}
	const verified = await auth.call('/verify', {
		body: { type: 'signup', token_hash: await auth.link('open@golf.example', 'confirm') },
		token,
	});
	expect(verified.status).toBe(200);
});
