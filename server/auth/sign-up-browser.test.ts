import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, cookiesOf, OWN_PAGE, startAuthSite } from '#tests/support/sites/auth-site.ts';

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

let count = 0;
const newAddress = () => `browser${++count}@golf.example`;
const signUp = (email: string, headers: Record<string, string> = OWN_PAGE) =>
	auth.call('/signup', { body: { email, password: PASSWORD }, headers });
const verify = async (email: string, cookie = '', more = {}) =>
	auth.call('/verify', {
		body: { type: 'signup', token_hash: await auth.link(email, 'confirm'), ...more },
		headers: { ...OWN_PAGE, cookie },
	});

describe('P1: the browser that signed up', () => {
	it('is known by a cookie of our server’s alone, which is no credential', async () => {
		const reply = await signUp(newAddress());
		expect(reply.headers.getSetCookie()).toEqual([
			`__Host-su=${reply.body.id}; Path=/; SameSite=Lax; Secure; HttpOnly; Max-Age=86400`,
		]);
		const read = await auth.call('/user', { headers: { ...OWN_PAGE, cookie: cookiesOf(reply) } });
		expect(read.body).toBeNull();
	});

	it('confirms without another word; any other is asked for the password of that sign-up', async () => {
		const email = newAddress();
		const cookie = cookiesOf(await signUp(email));
		const other = await verify(email);
		expect([other.status, other.body.error_code]).toEqual([400, 'current_password_required']);
		const wrong = await verify(email, cookiesOf(await signUp(newAddress())), { password: 'wrong words' });
		expect([wrong.status, wrong.body.error_code]).toEqual([400, 'current_password_invalid']);
		const here = await verify(email, cookie);
		expect([here.status, cookiesOf(here)]).toEqual([200, expect.stringContaining('__Host-at=')]);
	});

	it('is another one with the right password, and is signed in', async () => {
		const email = newAddress();
		await signUp(email);
		const shown = await verify(email, '', { password: PASSWORD });
		expect([shown.status, cookiesOf(shown)]).toEqual([200, expect.stringContaining('__Host-at=')]);
	});

	it('is known for several sign-ups, whatever else stands in the cookie’s place', async () => {
		const [first, second] = [newAddress(), newAddress()];
		const one = cookiesOf(await signUp(first));
		const both = cookiesOf(await signUp(second, { ...OWN_PAGE, cookie: one }));
		for (const email of [first, second]) expect((await verify(email, both)).status).toBe(200);
		const third = newAddress();
		const own = await signUp(third);
		for (const broken of [
			'__Host-su=',
			'__Host-su=x',
			`__Host-su=${own.body.id}.x`,
			`${cookiesOf(own)}; __Host-su=a`,
		]) {
			expect((await verify(third, broken)).status).toBe(400);
		}
	});

	it('S12: is given the like of it for a known address', async () => {
		const email = newAddress();
		await auth.member(email);
		const [known, unknown] = [await signUp(email), await signUp(newAddress())];
		const withoutIds = ({ headers }: typeof known) =>
			headers.getSetCookie().map((each) => each.replace(/=[\da-f-]{36}/, '='));
		expect(withoutIds(known)).toEqual(withoutIds(unknown));
		expect(known.headers.getSetCookie()[0]).toContain(String(known.body.id));
	});

	it('is no app: apps get no cookie, and confirm with the link alone, as the protocol has it', async () => {
		const email = newAddress();
		expect((await signUp(email, {})).headers.getSetCookie()).toEqual([]);
		const body = { type: 'signup', token_hash: await auth.link(email, 'confirm') };
		expect((await auth.call('/verify', { body })).status).toBe(200);
	});
});
