import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { oneTimeTokens, users } from '#database/schema/accounts.ts';
import { newClient, PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, type Reply, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

let count = 0;
const newAddress = () => `forger${++count}@golf.example`;
const tokenOf = ({ body }: Reply) => String(body.access_token);

it('S19: no forged header is believed beyond our own proxy', async () => {
	const { network } = newClient();
	const body = { type: 'signup', token_hash: 'x' };
	const statuses = [];
	for (let i = 0; i < 32; i++) {
		const headers = {
			'X-Forwarded-For': `10.0.0.${i}, ${network}`,
			'X-Real-IP': `10.1.0.${i}`,
			Forwarded: `for=10.2.0.${i};proto=https`,
		};
		statuses.push((await auth.call('/verify', { body, headers })).status);
	}
	expect(statuses).toContain(429);
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

it('S33: a link leads on to a page of ours alone, whatever was asked for', async () => {
	for (const [wanted, kept] of [
		['/account/courses', '/account/courses'],
		[`${TINY_ORIGIN}/guides`, '/guides'],
		['https://evil.test/account', null],
		['//evil.test', null],
	] as const) {
		const email = newAddress();
		await auth.call(`/signup?redirect_to=${encodeURIComponent(wanted)}`, { body: { email, password: PASSWORD } });
		const [link] = await auth.database.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.address, email));
		expect(link?.redirectTo).toBe(kept);
	}
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

it('S21: nobody gives themselves a role, a confirmation or an id', async () => {
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
