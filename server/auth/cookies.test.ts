import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, cookiesOf, OWN_PAGE, type Reply, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';
import { changedCookies, readSessionCookies } from './cookies.ts';

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

let count = 0;
/** A browser that has signed in on a page of ours. */
async function browser({ remember = false } = {}) {
	const email = `reader${++count}@golf.example`;
	await auth.member(email);
	const signedIn = await auth.call('/token?grant_type=password', {
		body: { email, password: PASSWORD, remember },
		headers: OWN_PAGE,
	});
	const cookie = cookiesOf(signedIn);
	const own = { ...OWN_PAGE, Cookie: cookie };
	return { email, signedIn, cookie, own };
}
const flagsOf = ({ headers }: Reply) => headers.getSetCookie().map((cookie) => cookie.replace(/=[^;]{20,}/, '=…'));
const ENDED = [
	'__Host-at=; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=0',
	'__Host-rt=; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=0',
	'signed_in=; Path=/; SameSite=Lax; Secure; Max-Age=0',
];

describe('a browser signed in on our pages', () => {
	it('S63: has cookies that scripts cannot read, for our host and https alone, until it closes', async () => {
		const { signedIn } = await browser();
		expect(flagsOf(signedIn)).toEqual([
			'__Host-at=…; Path=/; SameSite=Lax; Secure; HttpOnly',
			'__Host-rt=…; Path=/; SameSite=Lax; Secure; HttpOnly',
			'signed_in=1; Path=/; SameSite=Lax; Secure',
		]);
	});

	it('P2: keeps them for 30 days with "Remember me", the access token for its hour', async () => {
		const { signedIn } = await browser({ remember: true });
		const ages = signedIn.headers.getSetCookie().map((cookie) => Number(/Max-Age=(\d+)/.exec(cookie)?.[1]));
		expect(ages).toEqual([3600, 30 * 86_400, 30 * 86_400]);
	});

	it('is told no token in any answer', async () => {
		const { signedIn, own, cookie } = await browser();
		const user = await auth.call('/user', { headers: own });
		const refreshed = await auth.call('/token?grant_type=refresh_token', { method: 'POST', headers: own });
		for (const { status, text, body } of [signedIn, user, refreshed]) {
			expect(status).toBe(200);
			expect(text).not.toMatch(/access_token|refresh_token|eyJ/);
			expect(body).toMatchObject({
				token_type: 'cookie',
				expires_in: expect.any(Number),
				user: { aud: 'authenticated' },
			});
		}
		expect(cookiesOf(refreshed)).not.toBe(cookie);
	});

	it('S15: stays signed in by the refresh token alone, and by none of two', async () => {
		const { own, cookie } = await browser();
		const refresh = cookie.split('; ').find((pair) => pair.startsWith('__Host-rt')) ?? '';
		const user = await auth.call('/user', { headers: { ...own, Cookie: refresh } });
		expect(user.body).toMatchObject({ expires_in: 0 });
		const twice = await auth.call('/user', { headers: { ...own, Cookie: `${refresh}; ${refresh}` } });
		expect(twice.text).toBe('null');
	});

	it('S16: is signed out everywhere by its sign-out, and its cookies go with the flags they came with', async () => {
		const { own } = await browser();
		const out = await auth.call('/logout', { method: 'POST', headers: own });
		expect(out.status).toBe(204);
		expect(flagsOf(out)).toEqual(ENDED);
		const after = await auth.call('/user', { headers: own });
		expect([after.status, after.text]).toEqual([200, 'null']);
		expect(flagsOf(after)).toEqual(ENDED);
	});

	it('S15: has another session after signing in again, and the old one is dead', async () => {
		const { email, own } = await browser();
		const again = await auth.call('/token?grant_type=password', { body: { email, password: PASSWORD }, headers: own });
		expect(again.status).toBe(200);
		expect((await auth.call('/user', { headers: own })).text).toBe('null');
	});

	it('loses its cookies when its refresh token was used by another', async () => {
		const { own } = await browser();
		const refresh = (headers: Record<string, string>) =>
			auth.call('/token?grant_type=refresh_token', { method: 'POST', headers });
		const first = await refresh(own);
		await refresh({ ...own, Cookie: cookiesOf(first) });
		const stolen = await refresh(own);
		expect([stolen.status, stolen.text]).toEqual([200, 'null']);
		expect(flagsOf(stolen)).toEqual(ENDED);
	});

	it('S30: is known on private pages and nowhere else', async () => {
		const { cookie } = await browser();
		const page = async (path: string) => (await auth.site.get(path, { headers: { Cookie: cookie } })).text();
		expect(await page('/who')).toContain('reader');
		expect(await page('/paper/with-cookie')).toContain('no cookie');
	});
});

describe('nobody', () => {
	it('is no error to our own pages', async () => {
		for (const [path, method] of [
			['/user', 'GET'],
			['/token?grant_type=refresh_token', 'POST'],
		] as const) {
			const reply = await auth.call(path, { method, headers: OWN_PAGE });
			expect([reply.status, reply.text]).toEqual([200, 'null']);
		}
	});
});

describe('S32: what does not come from our own pages', () => {
	it.each([
		['cookies without the header', { 'X-Auth-Mode': '', 'Sec-Fetch-Site': '', Origin: '' }],
		['another site', { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'cross-site' }],
		['a neighbour on the same site', { Origin: 'https://blog.golf.test', 'Sec-Fetch-Site': 'same-site' }],
		['an origin that is hidden', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
		['the header, and nothing that says where from', { 'Sec-Fetch-Site': '', Origin: '' }],
	])('is refused: %s', async (_, headers) => {
		const { own } = await browser();
		const sent = Object.entries({ ...own, ...headers }).filter(([, value]) => value !== '');
		for (const [path, method] of [
			['/logout', 'POST'],
			['/user', 'DELETE'],
			['/user', 'PUT'],
			['/token?grant_type=password', 'POST'],
		] as const) {
			const reply = await auth.call(path, { method, headers: Object.fromEntries(sent), raw: '{}' });
			expect(reply.status).toBe(403);
			expect(reply.headers.getSetCookie()).toEqual([]);
		}
		expect((await auth.call('/user', { headers: own })).text).not.toBe('null');
	});

	it('is not taken as plain text, which the form of another site can send without asking', async () => {
		const { own } = await browser();
		const headers = { Cookie: own.Cookie, 'Content-Type': 'text/plain', Origin: 'https://evil.test' };
		const reply = await auth.call('/user', { method: 'PUT', headers, raw: '{"password":"the thief’s own"}' });
		expect(reply.status).toBe(415);
		expect((await auth.call('/user', { headers: own })).text).not.toBe('null');
	});

	it('changes nothing by GET', async () => {
		const { own } = await browser();
		for (const path of ['/logout', '/user?_method=DELETE', '/token?grant_type=refresh_token']) {
			const reply = await auth.call(path, { headers: own });
			expect(reply.headers.getSetCookie()).toEqual([]);
		}
		expect((await auth.call('/user', { headers: own })).text).not.toBe('null');
	});

	it('is refused when it reads, too', async () => {
		const { own } = await browser();
		const reply = await auth.call('/user', { headers: { ...own, 'Sec-Fetch-Site': 'cross-site' } });
		expect(reply.status).toBe(403);
	});

	it.each([
		['Origin', TINY_ORIGIN],
		['Sec-Fetch-Site', 'same-origin'],
	])('tokens are for apps: a browser, known by %s, is not offered them', async (name, value) => {
		const email = `reader${++count}@golf.example`;
		await auth.member(email);
		const headers = { [name]: value };
		const reply = await auth.call('/token?grant_type=password', { body: { email, password: PASSWORD }, headers });
		expect([reply.status, reply.body.error_code]).toEqual([403, 'browser_refused']);
	});
});

describe('cookies over plain http, in development', () => {
	it('have plain names, because browsers refuse the prefix there', () => {
		const grant = {
			accessToken: 'a',
			refreshToken: 'r',
			expiresAt: new Date(),
			seconds: 1,
			sessionSeconds: 2,
			remember: false,
		};
		const written = changedCookies(
			{ sessionChange: { kind: 'begun', grant }, signUpsChange: null },
			'http://localhost:3000',
		);
		expect(written[0]).toBe('at=a; Path=/; SameSite=Lax; HttpOnly');
		expect(readSessionCookies('at=a; rt=r', 'http://localhost:3000')).toEqual({ accessToken: 'a', refreshToken: 'r' });
		expect(readSessionCookies('at=a; rt=r', 'https://golf.test')).toEqual({ accessToken: null, refreshToken: null });
	});
});
