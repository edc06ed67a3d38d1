import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newClient } from '#tests/support/accounts.ts';
import { type AuthSite, callerOf, type Reply, startAuthSite } from '#tests/support/auth-site.ts';
import { startTinySite } from '#tests/support/tiny-site.ts';

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
});

describe('R37, S16: two nodes on one database', () => {
	it('know each other’s sessions and limits at once', async () => {
		const other = await startTinySite(auth.database.url, { TRUST_PROXY: '1', AUTH_SIGNING_KEY: auth.key });
		const callOther = callerOf(`${other.address}/auth/v1`);
		try {
			const token = tokenOf(await auth.member(newAddress()));
			expect((await callOther('/user', { token })).status).toBe(200);
			await auth.call('/logout', { method: 'POST', token });
			expect((await callOther('/user', { token })).body.error_code).toBe('session_not_found');
			const headers = { 'X-Forwarded-For': newClient().network };
			const body = { type: 'signup', token_hash: 'x' };
			for (let i = 0; i < 15; i++)
				await Promise.all([auth.call('/verify', { body, headers }), callOther('/verify', { body, headers })]);
			expect((await callOther('/verify', { body, headers })).status).toBe(429);
		} finally {
			await other.close();
		}
	});
});
