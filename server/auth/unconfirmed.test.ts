import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sessions, users } from '#database/schema/accounts.ts';
import { newClient, PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, cookiesOf, OWN_PAGE, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { TINY_ORIGIN } from '#tests/support/sites/tiny-site.ts';

let auth: AuthSite;

beforeAll(async () => {
	auth = await startAuthSite();
});

afterAll(() => auth.close());

describe('S24: an account whose address is not confirmed', () => {
	const email = 'unconfirmed@golf.example';

	it('has no session, neither by its sign-up nor by its right password, and is a visitor wherever it writes', async () => {
		const signedUp = await auth.call('/signup', { body: { email, password: PASSWORD }, headers: OWN_PAGE });
		const signedIn = await auth.call('/token?grant_type=password', {
			body: { email, password: PASSWORD },
			headers: OWN_PAGE,
		});
		expect([signedUp.status, signedIn.status]).toEqual([200, 400]);
		expect(signedIn.headers.get('x-sb-error-code')).toBe('email_not_confirmed');
		// Which browser signed up is remembered, and signs nobody in.
		for (const reply of [signedUp, signedIn]) expect(cookiesOf(reply)).toMatch(/^__Host-su=[^;]+$/);
		const [account] = await auth.database.db.select().from(users).where(eq(users.email, email));
		expect(account?.confirmedAt).toBeNull();
		expect(await auth.database.db.$count(sessions, eq(sessions.userId, account?.id ?? ''))).toBe(0);
		const posted = await auth.site.post('/mine', '', {
			Origin: TINY_ORIGIN,
			'Content-Type': 'application/x-www-form-urlencoded',
			'X-Forwarded-For': newClient().network,
		});
		expect(posted.headers.get('location')).toContain('/auth/login');
	});

	it('learns only with the right password that it waits to be confirmed', async () => {
		const wrong = await auth.call('/token?grant_type=password', { body: { email, password: 'not this one' } });
		expect(wrong.headers.get('x-sb-error-code')).toBe('invalid_credentials');
	});

	it('has its member’s rights from its confirmation on', async () => {
		await auth.call('/verify', { body: { type: 'signup', token_hash: await auth.link(email, 'confirm') } });
		const signedIn = await auth.call('/token?grant_type=password', {
			body: { email, password: PASSWORD },
			headers: OWN_PAGE,
		});
		const posted = await auth.site.post('/mine', `word=heard&stamp=${await auth.stampOf(email)}`, {
			Origin: TINY_ORIGIN,
			'Content-Type': 'application/x-www-form-urlencoded',
			cookie: cookiesOf(signedIn),
		});
		expect(posted.headers.get('location')).toBe('/paper?saved=heard');
	});
});
