import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#database/schema/accounts.ts';
import { newClient, PASSWORD } from '#tests/support/facts/accounts.ts';
import { type AuthSite, callerOf, OWN_PAGE, type Reply, startAuthSite } from '#tests/support/sites/auth-site.ts';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';

let auth: AuthSite;
beforeAll(async () => {
	auth = await startAuthSite();
});
afterAll(() => auth.close());

let count = 0;
const newAddress = () => `double${++count}@golf.example`;
const tokenOf = ({ body }: Reply) => String(body.access_token);

describe('S12: known and unknown addresses', () => {
	/** An answer with what differs between any two of them blotted out: times, ids and the address itself. */
	const shape = ({ status, headers, text }: Reply, email: string) => ({
		status,
		text: text
			.replaceAll(email, '<address>')
			.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
			.replace(/[\da-f]{8}-[\da-f-]{27}/g, '<id>')
			.replace(/"error_id":"[^"]+"/, '<reference>'),
		headers: [...headers].filter(([name]) => !['date', 'x-request-id', 'content-length'].includes(name)),
	});

	it.each([
		['/signup', (email: string) => ({ email, password: 'another password', data: { first_name: 'Ada' } })],
		['/recover', (email: string) => ({ email })],
		['/resend', (email: string) => ({ email, type: 'signup' })],
		['/token?grant_type=password', (email: string) => ({ email, password: 'wrong words' })],
	])('get the same from %s', async (path, bodyFor) => {
		const known = newAddress();
		await auth.member(known);
		const unknown = newAddress();
		const [one, other] = [known, unknown].map((email) => auth.call(path, { body: bodyFor(email) }));
		const [first, second] = [await one, await other];
		if (!first || !second) throw new Error('no answer');
		expect(shape(first, known)).toEqual(shape(second, unknown));
	});

	it('get the same from a change of address', async () => {
		const taken = newAddress();
		await auth.member(taken);
		const ask = async (email: string) => {
			const own = newAddress();
			const body = { email, current_password: PASSWORD };
			const reply = await auth.call('/user', { method: 'PUT', token: tokenOf(await auth.member(own)), body });
			return shape({ ...reply, text: reply.text.replaceAll(own, '<own>') }, email);
		};
		const answers = [await ask(taken), await ask(newAddress())];
		expect(answers[0]).toMatchObject({ status: 200 });
		expect(answers[0]).toEqual(answers[1]);
	});
});

describe('two nodes on one database', () => {
	let other: TinySite;
	let callOther: AuthSite['call'];
	beforeAll(async () => {
		other = await startTinySite(auth.database.url, { TRUST_PROXY: '1', AUTH_SIGNING_KEY: auth.key });
		callOther = callerOf(`${other.address}/auth/v1`);
	});
	afterAll(() => other.close());

	it('R37, S16: know each other’s sessions and limits at once', async () => {
		const token = tokenOf(await auth.member(newAddress()));
		expect((await callOther('/user', { token })).status).toBe(200);
		await auth.call('/logout', { method: 'POST', token });
		expect((await callOther('/user', { token })).body.error_code).toBe('session_not_found');
		const headers = { 'X-Forwarded-For': newClient().network };
		const body = { type: 'signup', token_hash: 'x' };
		for (let i = 0; i < 15; i++)
			await Promise.all([auth.call('/verify', { body, headers }), callOther('/verify', { body, headers })]);
		expect((await callOther('/verify', { body, headers })).status).toBe(429);
	});

	it('R37, S13: count the wrong passwords of one network for one account together', async () => {
		const email = newAddress();
		await auth.member(email);
		const headers = { 'X-Forwarded-For': newClient().network };
		const guess = (at: number) => {
			const call = at % 2 === 0 ? auth.call : callOther;
			return call('/token?grant_type=password', { body: { email, password: `wrong words ${at}` }, headers });
		};
		const statuses: number[] = [];
		for (let at = 0; at < 12; at++) statuses.push((await guess(at)).status);
		expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
	});

	const signIn = async (email: string) =>
		tokenOf(await auth.call('/token?grant_type=password', { body: { email, password: PASSWORD } }));
	const change = (token: string, body: object) => auth.call('/user', { method: 'PUT', token, body });

	it.each<[string, string, (email: string) => Promise<unknown>]>([
		[
			'a sign-out on another device',
			'session_not_found',
			async (email) => auth.call('/logout', { method: 'POST', token: await signIn(email) }),
		],
		[
			'a reset by the mailed link',
			'session_not_found',
			async (email) => {
				await auth.call('/recover', { body: { email } });
				const token_hash = await auth.link(email, 'reset');
				const opened = await auth.call('/verify', { body: { type: 'recovery', token_hash } });
				await change(tokenOf(opened), { password: 'four short putts' });
			},
		],
		[
			'a change of the password on another device',
			'session_not_found',
			async (email) => {
				await change(await signIn(email), { password: 'four short putts', current_password: PASSWORD });
			},
		],
		[
			'the end of the account',
			'user_not_found',
			async (email) =>
				auth.call('/user', { method: 'DELETE', token: await signIn(email), body: { current_password: PASSWORD } }),
		],
		[
			'a ban',
			'user_banned',
			(email) =>
				auth.database.db
					.update(users)
					.set({ bannedUntil: new Date('2999-01-01') })
					.where(eq(users.email, email)),
		],
	])('S16: an old cookie and an old token are dead on both from %s on', async (_, code, end) => {
		const email = newAddress();
		const cookies = { ...OWN_PAGE, Cookie: await auth.signedIn(email) };
		const token = await signIn(email);
		const seenOn = async (call: AuthSite['call']) => ({
			byCookie: (await call('/user', { headers: cookies })).text,
			byToken: (await call('/user', { token })).body.error_code,
		});
		const seen = () => Promise.all([seenOn(auth.call), seenOn(callOther)]);
		const alive = { byCookie: expect.stringContaining(email), byToken: undefined };
		expect(await seen()).toEqual([alive, alive]);
		await end(email);
		const dead = { byCookie: 'null', byToken: code };
		expect(await seen()).toEqual([dead, dead]);
	});

	it('R10: make one account of fifty sign-ups at once, however the address is written, and refuse none', async () => {
		const spellings = [
			'race@bücher.example',
			'RACE@BÜCHER.example',
			' Race@xn--bcher-kva.example',
			'race@bu\u0308cher.example',
		];
		const replies = await Promise.all(
			Array.from({ length: 50 }, (_, index) => {
				const body = { email: spellings[index % spellings.length], password: PASSWORD };
				return (index % 2 === 0 ? auth.call : callOther)('/signup', { body });
			}),
		);
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
		const made = await auth.database.db.select({ email: users.email }).from(users).where(like(users.email, 'race@%'));
		expect(made).toEqual([{ email: 'race@xn--bcher-kva.example' }]);
	});
});
