import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AuthSite, startAuthSite } from '#tests/support/sites/auth-site.ts';

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

it('S10, S39: the log of a member’s first day holds no address, no password and no token', async () => {
	const email = 'karin.ekdahl@golf.test';
	const network = '198.51.100.77';
	const headers = { 'X-Forwarded-For': network };
	const signedIn = await auth.member(email);
	const tokens = [signedIn.body.access_token, signedIn.body.refresh_token].map(String);
	await auth.call('/token?grant_type=password', { headers, body: { email, password: 'wrong words for it' } });
	await auth.call('/recover', { headers, body: { email } });
	const link = await auth.link(email, 'reset');
	await auth.call(`/verify?type=recovery&token=${link}`, { headers });
	await auth.call('/user', { token: tokens[0], headers });
	// The database refuses what comes now, and the driver's error has the values of the query in it.
	await auth.database.pool.query('alter table users rename to users_away');
	expect(
		(await auth.call('/token?grant_type=password', { headers, body: { email, password: 'three long irons' } })).status,
	).toBe(500);
	await auth.database.pool.query('alter table users_away rename to users');
	const log = auth.site.lines.join('');
	expect(log).toContain('"path":"/auth/v1/token"');
	expect(log).toContain('Failed query');
	for (const secret of [email, 'karin', network, 'three long irons', 'wrong words', link, ...tokens])
		expect(log).not.toContain(secret);
	expect(log).not.toMatch(/argon2|Bearer|Cookie/i);
});
