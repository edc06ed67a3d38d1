import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { newClient, PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, type Reply, startAuthSite } from '#tests/support/sites/auth-site.ts';

const VERSION = { 'X-Supabase-Api-Version': '2024-01-01' };

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

let count = 0;
const newAddress = () => `caller${++count}@golf.example`;
const tokenOf = ({ body }: Reply) => String(body.access_token);

describe('answers', () => {
	it('are kept nowhere, but for the keys', async () => {
		const { headers } = await auth.call('/recover', { body: { email: newAddress() } });
		expect(headers.get('cache-control')).toBe('no-store');
		const keys = await auth.call('/.well-known/jwks.json');
		expect(keys.headers.get('cache-control')).toBe('public, max-age=600');
		expect(keys.body.keys).toEqual([
			expect.objectContaining({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) }),
		]);
		expect(keys.text).not.toContain('"d":');
	});

	it('carry every protection, and allow no other site anything', async () => {
		const { headers } = await auth.call('/token?grant_type=password', { body: {} });
		expect(headers.get('x-content-type-options')).toBe('nosniff');
		expect(headers.get('access-control-allow-origin')).toBeNull();
		const preflight = await auth.call('/token', { method: 'OPTIONS', headers: { Origin: 'https://evil.test' } });
		expect(preflight.status).toBe(405);
	});

	it('S31: tell no hash of a password', async () => {
		const member = await auth.member(newAddress());
		const user = await auth.call('/user', { token: tokenOf(member) });
		expect(member.text + user.text).not.toMatch(/argon2|hash/i);
	});
});

describe('errors', () => {
	it('have the new form where the version is named, and echo it', async () => {
		const { status, body, headers } = await auth.call('/recover', { body: {}, headers: VERSION });
		expect(status).toBe(400);
		expect(body).toEqual({ code: 'validation_failed', message: 'Password recovery requires an email' });
		expect(headers.get('x-supabase-api-version')).toBe('2024-01-01');
		expect(headers.get('x-sb-error-code')).toBe('validation_failed');
	});

	it.each([
		['without that header', {}],
		['with an empty one', { 'X-Supabase-Api-Version': '' }],
	])('have the old form %s', async (_, sent) => {
		const { body, headers } = await auth.call('/recover', { body: {}, headers: sent });
		expect(body).toMatchObject({ code: 400, error_code: 'validation_failed', msg: expect.any(String) });
		expect(headers.get('x-supabase-api-version')).toBeNull();
	});

	it.each([
		['/signup', {}, 422, 'anonymous_provider_disabled'],
		['/signup', { phone: '123', password: PASSWORD }, 422, 'phone_provider_disabled'],
		['/signup', { email: 'a@golf.example' }, 400, 'validation_failed'],
		['/signup', { email: 'none', password: PASSWORD }, 400, 'validation_failed'],
		['/signup', { email: 'a@golf.example', password: 'x'.repeat(600) }, 400, 'validation_failed'],
		[
			'/signup',
			{ email: 'a@golf.example', password: PASSWORD, data: { a: 'x'.repeat(5_000) } },
			400,
			'validation_failed',
		],
		['/token?grant_type=password', { password: PASSWORD }, 400, 'validation_failed'],
		['/token?grant_type=pkce', {}, 400, 'invalid_credentials'],
		['/token?grant_type=password&grant_type=password', {}, 400, 'validation_failed'],
		['/token?grant_type=refresh_token', {}, 400, 'validation_failed'],
		['/resend', { type: 'sms', email: 'a@golf.example' }, 400, 'validation_failed'],
		['/verify', { type: 'nothing', token_hash: 'x' }, 400, 'validation_failed'],
		['/verify', { type: 'signup' }, 400, 'validation_failed'],
		['/verify', { type: 'signup', token_hash: 'x', email: 'a@golf.example' }, 400, 'validation_failed'],
		['/verify', { type: 'magiclink', token_hash: 'x' }, 403, 'otp_expired'],
		['/logout', {}, 401, 'no_authorization'],
		['/nowhere', {}, 404, 'not_found'],
	])('%s %j: %i %s', async (path, body, status, code) => {
		const reply = await auth.call(path, { body, headers: VERSION });
		expect([reply.status, reply.body.code]).toEqual([status, code]);
	});

	it('say so where a name has an emoji in it', async () => {
		const body = { email: newAddress(), password: PASSWORD, data: { first_name: 'Karin ⛳' } };
		const reply = await auth.call('/signup', { body, headers: VERSION });
		expect(reply.body).toEqual({
			code: 'validation_failed',
			message: 'Please give a name without emoji and other signs.',
		});
	});

	it.each([
		['no JSON', { raw: '{"email":' }, 400, 'bad_json'],
		['more than 16 KiB', { raw: JSON.stringify({ password: 'x'.repeat(20_000) }) }, 413, 'request_entity_too_large'],
		[
			'a form',
			{ raw: 'email=a', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
			415,
			'validation_failed',
		],
		['a list for a text', { body: { email: ['a@golf.example'], password: PASSWORD } }, 400, 'validation_failed'],
		['a number for a text', { body: { email: 'a@golf.example', password: 12345678 } }, 400, 'validation_failed'],
		['a text for an object', { raw: '"a"' }, 400, 'validation_failed'],
		['a list for an object', { raw: '[]' }, 400, 'validation_failed'],
	])('S22: a sign-up that is %s is refused', async (_, request, status, code) => {
		const { headers, ...rest } = { headers: {}, ...request };
		const reply = await auth.call('/signup', { ...rest, headers: { ...VERSION, ...headers } });
		expect([reply.status, reply.body.code]).toEqual([status, code]);
	});

	it('S13: thirty tries of a network are heard, the next is told when to come back', async () => {
		const headers = { 'X-Forwarded-For': newClient().network };
		const tries = await Promise.all(
			Array.from({ length: 31 }, () => auth.call('/verify', { body: { type: 'signup', token_hash: 'x' }, headers })),
		);
		const refused = tries.filter(({ status }) => status === 429);
		expect(refused.map(({ body }) => body.error_code)).toEqual(['over_request_rate_limit']);
		expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});

describe('calls', () => {
	it('POST /logout comes with a content type and no body', async () => {
		const token = tokenOf(await auth.member(newAddress()));
		expect((await auth.call('/logout?scope=elsewhere', { method: 'POST', token })).body.error_code).toBe(
			'validation_failed',
		);
		const twice = await auth.call('/logout?scope=global&scope=local', { method: 'POST', token });
		expect([twice.status, twice.body.error_code]).toEqual([400, 'validation_failed']);
		expect((await auth.call('/logout', { method: 'POST', token })).status).toBe(204);
		expect((await auth.call('/logout', { method: 'POST', token })).body.error_code).toBe('session_not_found');
	});

	it('S16: a token whose user is gone says so', async () => {
		const email = newAddress();
		const token = tokenOf(await auth.member(email));
		await auth.database.db.delete(users).where(eq(users.email, email));
		expect((await auth.call('/user', { token })).body.error_code).toBe('user_not_found');
	});

	it('S16, S29: a ban holds from the next call on', async () => {
		const email = newAddress();
		const member = await auth.member(email);
		await auth.database.db
			.update(users)
			.set({ bannedUntil: new Date('2999-01-01') })
			.where(eq(users.email, email));
		expect((await auth.call('/user', { token: tokenOf(member) })).body).toMatchObject({
			code: 403,
			error_code: 'user_banned',
		});
		const signIn = await auth.call('/token?grant_type=password', { body: { email, password: PASSWORD } });
		expect(signIn.body).toMatchObject({ code: 400, error_code: 'user_banned' });
	});

	it('P4, S25: DELETE /user asks for the password and ends everything', async () => {
		const email = newAddress();
		const token = tokenOf(await auth.member(email));
		const leave = (body: object) => auth.call('/user', { method: 'DELETE', body, token });
		expect((await leave({})).body.error_code).toBe('current_password_required');
		expect((await leave({ current_password: 'wrong' })).body.error_code).toBe('current_password_invalid');
		expect((await leave({ current_password: PASSWORD })).status).toBe(204);
		expect((await auth.call('/user', { token })).body.error_code).toBe('user_not_found');
	});

	it('S26: sessions are listed and ended by their owner alone', async () => {
		const [one, other] = [await auth.member(newAddress()), await auth.member(newAddress())];
		const { body } = await auth.call('/sessions', { token: tokenOf(one) });
		const sessions = body.sessions as { id: string; current: boolean }[];
		const current = sessions.find((session) => session.current);
		const end = (token: string, id = current?.id) => auth.call(`/sessions/${id}`, { method: 'DELETE', token });
		expect((await end(tokenOf(other))).status).toBe(404);
		expect((await end(tokenOf(one), 'no-id')).status).toBe(404);
		expect((await end(tokenOf(one))).status).toBe(204);
		expect((await auth.call('/sessions', { token: tokenOf(one) })).status).toBe(403);
	});

	it('S20: an address is one account however it is written', async () => {
		await auth.member('written@golf.example');
		for (const email of ['WRITTEN@golf.example', ' written@GOLF.example ']) {
			const signIn = await auth.call('/token?grant_type=password', { body: { email, password: PASSWORD } });
			expect(signIn.status).toBe(200);
		}
		for (const email of ['"a b"@golf.example', `${'x'.repeat(320)}@golf.example`, 'wrіtten@golf.example']) {
			expect((await auth.call('/signup', { body: { email, password: PASSWORD } })).status).toBe(400);
		}
	});
});
