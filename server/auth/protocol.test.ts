import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { newClient, PASSWORD } from '#tests/support/accounts.ts';
import { type AuthSite, type Reply, startAuthSite } from '#tests/support/auth-site.ts';
import { TINY_ORIGIN } from '#tests/support/tiny-site.ts';

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

	it('have the old form elsewhere', async () => {
		const { body, headers } = await auth.call('/recover', { body: {} });
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

	it.each([
		['what is no JSON', { raw: '{"email":' }, 400, 'bad_json'],
		['more than 16 KiB', { raw: JSON.stringify({ password: 'x'.repeat(20_000) }) }, 413, 'request_entity_too_large'],
		[
			'S22: a form',
			{ raw: 'email=a', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } },
			415,
			'validation_failed',
		],
		['S22: a list for a text', { body: { email: ['a@golf.example'], password: PASSWORD } }, 400, 'validation_failed'],
		['S22: a number for a text', { body: { email: 'a@golf.example', password: 12345678 } }, 400, 'validation_failed'],
		['S22: a text for an object', { raw: '"a"' }, 400, 'validation_failed'],
		['S22: a list for an object', { raw: '[]' }, 400, 'validation_failed'],
	])('%s', async (_, request, status, code) => {
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

	it('S19: no forged header is believed beyond our own proxy', async () => {
		const { network } = newClient();
		const body = { type: 'signup', token_hash: 'x' };
		const statuses = [];
		for (let i = 0; i < 32; i++) {
			const headers = {
				...{ 'X-Forwarded-For': `10.0.0.${i}, ${network}`, 'X-Real-IP': `10.1.0.${i}` },
				Forwarded: `for=10.2.0.${i};proto=https`,
			};
			statuses.push((await auth.call('/verify', { body, headers })).status);
		}
		expect(statuses).toContain(429);
	});
});

describe('calls', () => {
	it('POST /logout comes with a content type and no body', async () => {
		const token = tokenOf(await auth.member(newAddress()));
		expect((await auth.call('/logout?scope=elsewhere', { method: 'POST', token })).body.error_code).toBe(
			'validation_failed',
		);
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

	it('S17: GET /verify spends nothing, and leads only to pages of ours', async () => {
		const email = newAddress();
		await auth.call('/signup', { body: { email, password: PASSWORD } });
		const token = await auth.link(email, 'confirm');
		const follow = (query: string) => auth.call(`/verify?${query}`, { headers: { 'Sec-Fetch-Site': 'cross-site' } });
		for (let i = 0; i < 2; i++) {
			const { status, headers } = await follow(`type=signup&token=${token}&redirect_to=https://evil.test`);
			expect(status).toBe(303);
			expect(headers.get('location')).toBe(`${TINY_ORIGIN}/auth/confirm?token_hash=${token}&type=signup`);
		}
		const bad = await follow('type=recovery&token=x&redirect_to=/account/settings');
		expect(bad.headers.get('location')).toMatch(
			/^https:\/\/golf\.test\/account\/settings#error=access_denied&error_code=otp_expired/,
		);
		expect((await auth.call('/verify', { body: { type: 'signup', token_hash: token } })).status).toBe(200);
	});

	it('S18: a forged Host changes neither the letter of a reset nor where its link leads', async () => {
		const email = newAddress();
		await auth.member(email);
		const forged = { Host: 'evil.test', 'X-Forwarded-Host': 'evil.test', Forwarded: 'host=evil.test' };
		const { text } = await auth.call('/recover', { body: { email }, headers: forged });
		const token = await auth.link(email, 'reset');
		const read = async (path: string) => (await auth.site.get(path)).text();
		const address = await vi.waitFor(
			async () => {
				const own = new RegExp(`href="(/dev/mail/[^"/]+)">[^<]*password[^<]*</a> <small>to ${email},`);
				const found = own.exec(await read('/dev/mail'))?.[1];
				if (!found) throw new Error('no letter yet');
				return found;
			},
			{ timeout: 10_000 },
		);
		const letter = await read(`${address}/text`);
		expect(letter).toContain(`${TINY_ORIGIN}/auth/reset-password?token_hash=${token}&type=recovery`);
		expect(letter + text).not.toContain('evil');
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

	it('S21: nobody gives himself a role, a confirmation or an id', async () => {
		const email = newAddress();
		const wish = { role: 'chief', confirmed_at: '2020-01-01', email_confirmed_at: '2020-01-01', id: 1 };
		const raw = JSON.stringify({ email, password: PASSWORD, ...wish, data: { ...wish, sub: 'x' } });
		const poisoned = raw.replace(
			'"data":{',
			'"__proto__":{"role":"chief"},"data":{"__proto__":{"role":"chief"},"constructor":{"prototype":{"a":1}},',
		);
		const { status, body } = await auth.call('/signup', { raw: poisoned });
		expect(status).toBe(200);
		expect(body.role).toBe('authenticated');
		const [row] = await auth.database.db.select().from(users).where(eq(users.email, email));
		expect(row).toMatchObject({ role: 'member', confirmedAt: null });
		expect(({} as { a?: number }).a).toBeUndefined();
		const member = await auth.member(newAddress());
		const change = await auth.call('/user', {
			method: 'PUT',
			body: { app_metadata: { role: 'chief' } },
			token: tokenOf(member),
		});
		expect([change.status, change.body.error_code]).toEqual([403, 'not_admin']);
	});
});
