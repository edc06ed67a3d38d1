import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviews } from '#database/schema/reviews.ts';
import { type DataSite, startDataSite } from '#tests/support/data-calls.ts';
import { courseRow } from '#tests/support/databases/rows.ts';
import { PASSWORD } from '#tests/support/facts/accounts.ts';

const APP = 'https://app.golf.test';
const PACKED = 'capacitor://localhost';
const ELSEWHERE = 'https://elsewhere.test';

let data: DataSite;
beforeAll(async () => {
	data = await startDataSite(undefined, { APP_ORIGINS: `${APP}, ${PACKED}` });
});
afterAll(() => data.close());

/** What a browser says of a call from a page. */
const from = (origin: string) => ({ Origin: origin, 'Sec-Fetch-Site': 'cross-site' });

/** What it asks before it makes a call that no form could. */
const ask = (path: string, origin: string, method = 'POST', headers = 'authorization,content-type') =>
	data.call(path, {
		method: 'OPTIONS',
		headers: {
			...from(origin),
			'Access-Control-Request-Method': method,
			'Access-Control-Request-Headers': headers,
		},
	});

const post = (path: string, body: unknown, headers: Record<string, string>) =>
	data.call(path, {
		method: 'POST',
		body: typeof body === 'string' ? body : JSON.stringify(body),
		headers: { 'Content-Type': 'application/json', ...headers },
	});

const signIn = (headers: Record<string, string>) =>
	post('/auth/v1/token?grant_type=password', { email: 'nobody@golf.example', password: PASSWORD }, headers);

describe.each([APP, PACKED])('A4: the page of an app that the operator has named: %s', (origin) => {
	it.each(['/auth/v1/token', '/auth/v1/user', '/api/reviews'])('may call %s, and is told so ahead', async (path) => {
		const answer = await ask(path, origin);
		expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
		expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
		expect(answer.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
		expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
		expect(answer.headers.get('vary')).toContain('Origin');
	});

	it('signs in with a token, and reads why it may not', async () => {
		const answer = await signIn(from(origin));
		expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'invalid_credentials']);
		expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
		expect(answer.headers.get('access-control-expose-headers')).toContain('X-Supabase-Api-Version');
	});

	it('sends a review, and reads what was wrong with one', async () => {
		const { id } = await courseRow(data.database);
		const review = { course_id: id, rating: 9, content: `Seven holes along the water, seen from ${origin}.` };
		const taken = await post('/api/reviews', review, from(origin));
		expect([taken.status, taken.headers.get('access-control-allow-origin')]).toEqual([201, origin]);
		for (const [body, headers, status] of [
			['{', {}, 400],
			['x'.repeat(70_000), {}, 413],
			[review, { 'Content-Type': 'text/plain' }, 415],
			[review, { Authorization: 'Bearer not.a.token' }, 401],
		] as const) {
			const refused = await post('/api/reviews', body, { ...from(origin), ...headers });
			expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([status, origin]);
			expect(refused.headers.get('content-type')).toBe('application/problem+json');
		}
	});

	it('inserts by the stock client', async () => {
		const preflight = await ask('/rest/v1/reviews', origin);
		expect(preflight.headers.get('access-control-allow-methods')).toBe('GET, HEAD, POST');
		const { id } = await courseRow(data.database);
		const content = `Bunkers like quarries; bring a ladder and a rope to ${origin}.`;
		const taken = await post('/rest/v1/reviews', { course_id: id, rating: 8, content }, from(origin));
		expect([taken.status, taken.headers.get('access-control-allow-origin')]).toEqual([201, '*']);
	});
});

describe.each([ELSEWHERE, 'null', `${APP}.evil.test`, `${APP}:8443`, 'http://app.golf.test'])(
	'S32: a page of any other site: %s',
	(origin) => {
		it('is allowed nothing ahead, and gets nothing if it calls all the same', async () => {
			for (const path of ['/auth/v1/token', '/api/reviews']) {
				const answer = await ask(path, origin);
				expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, null]);
				expect(answer.headers.get('access-control-allow-methods')).toBeNull();
			}
			const signedIn = await signIn(from(origin));
			expect([signedIn.status, signedIn.headers.get('access-control-allow-origin')]).toEqual([403, null]);
			const before = await data.database.db.$count(reviews);
			const { id } = await courseRow(data.database);
			const sent = await post('/api/reviews', { course_id: id, rating: 9, content: 'A fine day out.' }, from(origin));
			expect([sent.status, sent.headers.get('access-control-allow-origin')]).toEqual([403, null]);
			expect(await data.database.db.$count(reviews)).toBe(before);
		});
	},
);

it('S32: a cookie in such a page is nobody’s session', async () => {
	const answer = await data.call('/auth/v1/user', { headers: { ...from(APP), Cookie: '__Host-at=x' } });
	expect(answer.status).toBe(403);
	const asked = await data.call('/auth/v1/user', { headers: { ...from(APP), 'X-Auth-Mode': 'cookie' } });
	expect([asked.status, (await asked.json()).error_code]).toEqual([403, 'cross_site_refused']);
});

it('S36: without such an app nothing is asked ahead of a call that writes', async () => {
	const without = await startDataSite();
	try {
		for (const path of ['/auth/v1/token', '/api/reviews'])
			expect((await without.call(path, { method: 'OPTIONS', headers: from(APP) })).status, path).toBe(405);
	} finally {
		await without.close();
	}
});
