import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { startTinySite, TINY_ORIGIN, type TinySite } from '#tests/support/sites/tiny-site.ts';

let database: TestDatabase;
let site: TinySite;

beforeAll(async () => {
	database = await openTestDatabase();
	site = await startTinySite(database.url);
});

afterAll(async () => {
	await site.close();
	await database.close();
});

afterEach(() => {
	Object.assign(site.state, { failure: null, gate: Promise.resolve(), word: 'first' });
});

/** Times a page was made. */
const timesMade = (path: string) => site.state.made.get(path) ?? 0;
const unreachable = () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });

describe('a page that is the same for everyone', () => {
	it('is made once, also for addresses that differ in nothing it depends on', async () => {
		for (const path of ['/paper?page=2', '/paper?page=2&utm_source=a', '/paper?cb=1&page=2', '/paper?page=2']) {
			expect((await site.get(path)).status).toBe(200);
		}
		expect(timesMade('/paper?page=2')).toBe(1);
	});

	it('R22: is made once for 500 who ask at the same time', async () => {
		let open = () => {};
		site.state.gate = new Promise((resolve) => {
			open = resolve;
		});
		const asked = Array.from({ length: 500 }, () => site.get('/paper/stampede'));
		setTimeout(open, 50);
		const answers = await Promise.all(asked);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect(timesMade('/paper/stampede')).toBe(1);
	});

	it('S30: knows no cookie, sets none, and is marked as the same for everyone', async () => {
		const answer = await site.get('/paper/cookie', {
			headers: { cookie: 'session=secret', 'x-forwarded-host': 'evil.test' },
		});
		expect(await answer.text()).toContain('no cookie');
		expect(answer.headers.get('set-cookie')).toBeNull();
		expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
		expect(answer.headers.get('vary')).toBe('Accept-Encoding');
	});

	it.each([
		['br', 'br'],
		['gzip, deflate, br, zstd', 'br'],
		['gzip', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['deflate', null],
		['identity', null],
	])('comes in the encoding the reader takes: %s gives %s', async (accepted, encoding) => {
		const answer = await site.get('/paper/long', { headers: { 'accept-encoding': accepted } });
		expect(answer.headers.get('content-encoding')).toBe(encoding);
		expect(await answer.text()).toContain('</html>');
	});

	it('S34: is not sent again to whoever has it, and the 304 carries every protection', async () => {
		const first = await site.get('/paper');
		const etag = first.headers.get('etag') ?? '';
		for (const known of [etag, `"other", ${etag}`, etag.replace('W/', ''), '*']) {
			const again = await site.get('/paper', { headers: { 'if-none-match': known } });
			expect(again.status).toBe(304);
			expect(again.headers.get('content-type')).toBeNull();
			const protections = [...first.headers].filter(([name]) =>
				/^(?:x-|referrer|cross-|strict|permissions|content-sec)/.test(name),
			);
			expect(protections.length).toBeGreaterThan(6);
			for (const [name, value] of protections)
				if (name !== 'x-request-id') expect([name, again.headers.get(name)]).toEqual([name, value]);
		}
		expect((await site.get('/paper', { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
	});

	it('answers HEAD with its headers alone', async () => {
		const whole = await site.get('/paper', { headers: { 'accept-encoding': 'identity' } });
		const head = await site.get('/paper', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
		expect(await head.text()).toBe('');
		expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
		expect(head.headers.get('etag')).toBe(whole.headers.get('etag'));
	});

	it('holds its style sheet and a policy with the hash of every inline script and style', async () => {
		const answer = await site.get('/paper');
		const policy = answer.headers.get('content-security-policy');
		expect(await answer.text()).toContain('<style>body{color:green}</style>');
		expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='; style-src 'self' 'sha256-[\w+/]{43}='/);
		expect(policy).not.toContain('unsafe');
	});

	it('is made anew after a post that has changed what it read', async () => {
		expect(await (await site.get('/paper/news')).text()).toContain('first');
		site.state.word = 'second';
		expect(await (await site.get('/paper/news')).text()).toContain('first');
		expect((await site.post('/form', 'word=x')).status).toBe(303);
		expect(await (await site.get('/paper/news')).text()).toContain('second');
	});

	it('may not ask who is there', async () => {
		expect((await site.get('/nosy')).status).toBe(500);
	});

	it('is kept as a lasting redirect too', async () => {
		const answer = await site.get('/old');
		expect([answer.status, answer.headers.get('location')]).toEqual([301, '/paper']);
	});

	it('gives its data to pages that navigate on the client', async () => {
		for (let time = 0; time < 3; time += 1) {
			const answer = await site.get('/paper/data.data?_routes=routes%2Fpaper%2F%3Aslug');
			expect(answer.headers.get('content-type')).toContain('text/x-script');
			expect(await answer.text()).toContain('first');
		}
		expect(timesMade('/paper/data.data?_routes=routes%2Fpaper%2F%3Aslug')).toBe(1);
	});
});

describe('what is not kept', () => {
	it('pages with free text are made anew each time', async () => {
		for (let time = 0; time < 2; time += 1) await site.get('/paper?q=links');
		expect(timesMade('/paper?q=links')).toBe(2);
	});

	it.each([
		['/form', 'no-store'],
		['/mine', 'private, no-store'],
	])('S30: %s knows its reader and says %s', async (path, keeping) => {
		const answer = await site.get(path, { headers: { cookie: 'name=Alva' } });
		expect(await answer.text()).toContain('name=Alva');
		expect(answer.headers.get('cache-control')).toBe(keeping);
		expect(await (await site.get(`${path}?cb=1`)).text()).toContain('no cookie');
	});

	it('R47: places where nothing lives share one page', async () => {
		for (const path of ['/nothing', '/deep/er/than/any/page', '/assets/old-hash.js']) {
			const answer = await site.get(path);
			expect(answer.status).toBe(404);
			expect(answer.headers.get('cache-control')).toBe('no-store');
		}
	});

	it('X3: a page of which a part failed', async () => {
		expect((await site.get('/partly')).status).toBe(200);
		const answer = await site.get('/partly');
		expect(answer.headers.get('age')).toBeNull();
		expect(site.lines.filter((line) => line.includes('a part of the page failed')).length).toBeGreaterThanOrEqual(2);
	});
});

describe('X3: while the database cannot be reached', () => {
	it('a page that was kept stands in, with its age', async () => {
		await site.get('/paper/lost');
		await site.post('/form', 'word=x');
		site.state.failure = unreachable();
		const answer = await site.get('/paper/lost');
		expect(answer.status).toBe(200);
		expect(answer.headers.get('age')).toMatch(/^\d+$/);
		site.state.failure = null;
	});

	it('a page that was not is answered with 503 and when to come back', async () => {
		site.state.failure = unreachable();
		const answer = await site.get('/paper/never-seen');
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
		expect(answer.headers.get('content-type')).toContain('text/html');
	});
});

it('who hangs up before the answer is one line of the log, as one who did', async () => {
	const release = await site.hangUp('/paper/too-slow');
	const linesOf499 = () =>
		site.lines.filter((line) => line.includes('/paper/too-slow') && line.includes('"status":499'));
	await expect.poll(() => linesOf499().length).toBe(1);
	release();
	expect((await site.get('/paper/too-slow')).status).toBe(200);
	expect(linesOf499()).toHaveLength(1);
});

describe('R36, S39: a page that breaks', () => {
	it('shows and logs the name of the request, and nothing of the error', async () => {
		const answer = await site.get('/broken');
		const page = await answer.text();
		expect(answer.status).toBe(500);
		expect(page).not.toMatch(/secret|\/work|select|at /);
		const id = answer.headers.get('x-request-id') ?? 'none';
		expect(site.lines.some((line) => line.includes(id) && line.includes('select secret'))).toBe(true);
	});
});

describe('S36: methods', () => {
	it.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'TRACE'])(
		'%s is refused with those that are allowed',
		async (method) => {
			const answer = await site.raw(`${method} /paper HTTP/1.1\r\nHost: golf.test\r\nConnection: close\r\n\r\n`);
			expect(answer).toMatch(/^HTTP\/1.1 405 /);
			expect(answer).toContain('Allow: GET, HEAD\r\n');
		},
	);

	it.each([
		['get', '/paper', 'GET, HEAD'],
		['put', '/form', 'GET, HEAD, POST'],
		['Post', '/form', 'GET, HEAD, POST'],
		['delete', '/api/courses', 'GET, HEAD, OPTIONS'],
		['get', '/%zz', 'GET, HEAD'],
	])('%s of %s is in no capitals, and refused with those that are allowed', async (method, path, allowed) => {
		const answer = await site.raw(`${method} ${path} HTTP/1.1\r\nHost: golf.test\r\nConnection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1.1 405 /);
		expect(answer).toContain(`\r\nAllow: ${allowed}\r\n`);
	});

	it('what begins like none of them is malformed', async () => {
		const two = 'GET /asleep HTTP/1.1\r\nHost: golf.test\r\n\r\nB@D / HTTP/1.1\r\n\r\n';
		expect(await site.raw(two)).toMatch(/^HTTP\/1.1 400 /);
		expect(await site.raw('GET\t/ HTTP/1.1\r\nHost: golf.test\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
		expect(await site.raw('\x16\x03\x01 get / HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
	});

	it.each(['/closed', '/paper', '/'])('a post is refused where no route says who may write: %s', async (path) => {
		const answer = await site.post(path, 'word=x');
		expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
	});

	it('a header or field that names another method changes nothing', async () => {
		const answer = await site.get('/paper', {
			headers: { 'x-http-method-override': 'POST', 'x-method-override': 'DELETE' },
		});
		expect(answer.status).toBe(200);
		expect((await site.get('/form?_method=delete')).status).toBe(200);
	});
});

describe('S32: posts to pages', () => {
	it.each([
		[{}],
		[{ Origin: 'null' }],
		[{ Origin: 'https://evil.test' }],
		[{ Origin: TINY_ORIGIN, 'Sec-Fetch-Site': 'cross-site' }],
		[{ Origin: TINY_ORIGIN, 'Sec-Fetch-Site': 'same-site' }],
	])('from elsewhere are refused and change nothing: %j', async (headers) => {
		await site.get('/paper/steady');
		const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
		expect((await site.post('/form', 'word=x', { ...type, ...headers })).status).toBe(403);
		await site.get('/paper/steady');
		expect(timesMade('/paper/steady')).toBe(1);
	});

	it('from a page of ours without JavaScript pass', async () => {
		const answer = await site.post('/form', 'word=blue');
		expect([answer.status, answer.headers.get('location')]).toEqual([303, '/paper?saved=blue']);
		expect(answer.headers.get('cache-control')).toBe('no-store');
	});
});
