import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
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

const FORM = { Origin: TINY_ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' };
const PROTECTIONS = [
	['x-content-type-options', 'nosniff'],
	['referrer-policy', 'same-origin'],
	['x-frame-options', 'DENY'],
	['cross-origin-opener-policy', 'same-origin'],
	['cross-origin-resource-policy', 'same-origin'],
	['strict-transport-security', 'max-age=63072000; includeSubDomains'],
] as const;

describe('S34: every answer carries the protections', () => {
	it('and pictures the same, which pages of other sites may show', async () => {
		const answer = await site.get('/covers/v1/scene/hero.svg');
		expect(answer.status).toBe(200);
		for (const [name, value] of PROTECTIONS) {
			const own = name === 'cross-origin-resource-policy' ? 'cross-origin' : value;
			expect([name, answer.headers.get(name)]).toEqual([name, own]);
		}
	});

	it.each([
		['/paper', 200],
		['/paper?q=free', 200],
		['/form', 200],
		['/old', 301],
		['/Paper/', 308],
		['/nothing', 404],
		['/broken', 500],
		['/.env', 404],
		['/%ff', 404],
		['/assets/tiny.css', 200],
		['/assets/gone.css', 404],
		['/healthz', 200],
		['/readyz', 200],
		['/robots.txt', 200],
		['/api/stamp', 200],
		['/api/nothing', 404],
		['/api/suggestions?q=a&q=b', 400],
		['/covers/v1/nothing.svg', 404],
	])('%s', async (path, status) => {
		const answer = await site.get(path);
		expect(answer.status).toBe(status);
		for (const [name, value] of PROTECTIONS) expect([name, answer.headers.get(name)]).toEqual([name, value]);
		expect(answer.headers.get('permissions-policy')).toContain('camera=()');
		expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
		for (const name of ['server', 'x-powered-by']) expect(answer.headers.get(name)).toBeNull();
	});

	it.each([
		['nonsense', 'nonsense\r\n\r\n', 400],
		['no host', 'GET /paper HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
		['a wish', 'GET /paper HTTP/1.1\r\nHost: x\r\nExpect: a-miracle\r\n\r\n', 417],
	])('also what Node itself would refuse: %s', async (_, words, status) => {
		const answer = await site.raw(words);
		expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
		for (const [name, value] of PROTECTIONS) expect(answer.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase());
	});
});

describe('R27: what is too long', () => {
	it.each([
		['an address of 20 KB', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 414],
		[
			'an address of 20 KB with headers of 10 KB',
			`GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(10_000)}\r\n\r\n`,
			414,
		],
		// Nobody looks into what is longer than both together may be.
		['an address of 40 KB', `GET /${'a'.repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`, 431],
		['headers of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
		['cookies of 20 KB', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(4_000)}\r\n\r\n`, 431],
		[
			'headers of 20 KB to a page that is kept',
			`GET /paper HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
			431,
		],
	])('%s is refused, and the connection closed', async (_, bytes, status) => {
		await site.get('/paper');
		expect(await site.raw(bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
	});

	it('an address of 20 KB is called one however it is cut on its way', async () => {
		const socket = connect(Number(new URL(site.address).port), '127.0.0.1').setNoDelay();
		const answer = text(socket);
		const bytes = `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`;
		for (let at = 0; at < bytes.length; at += 1_400) {
			socket.write(bytes.slice(at, at + 1_400));
			await sleep(2);
		}
		expect(await answer).toMatch(/^HTTP\/1.1 414 /);
	});

	it('a form one byte above 64 KB gets a page that says so; one of 64 KB is taken', async () => {
		expect((await site.post('/form', `word=${'a'.repeat(65_536 - 5)}`)).status).toBe(303);
		const answer = await site.post('/form', `word=${'a'.repeat(65_536 - 4)}`);
		expect(answer.status).toBe(413);
		expect(await answer.text()).toContain('That is too much at once');
	});

	it('an endless chunked form is ended at the limit', async () => {
		const head = `POST /form HTTP/1.1\r\nHost: x\r\nOrigin: ${TINY_ORIGIN}\r\nContent-Type: ${FORM['Content-Type']}\r\nTransfer-Encoding: chunked\r\n\r\n`;
		const chunk = `4000\r\n${'a'.repeat(0x4000)}\r\n`;
		expect(await site.raw(head + chunk.repeat(6))).toMatch(/^HTTP\/1.1 413 /);
	});

	it.each([
		['packed forms', { ...FORM, 'Content-Encoding': 'gzip' }],
		['JSON', { ...FORM, 'Content-Type': 'application/json' }],
		['text', { ...FORM, 'Content-Type': 'text/plain' }],
		['multipart', { ...FORM, 'Content-Type': 'multipart/form-data; boundary=x' }],
		['nothing named', { Origin: TINY_ORIGIN, 'Content-Type': 'x' }],
	])('S22, R28: %s are not taken', async (_, headers) => {
		expect((await site.post('/form', `${'['.repeat(10_000)}`, headers)).status).toBe(415);
	});

	it.each([
		['as a plain form', 'List-Unsubscribe=One-Click', 'application/x-www-form-urlencoded'],
		[
			'in parts',
			'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--',
			'multipart/form-data; boundary=x',
		],
	])('S32: a signed address takes the post of a mail program, %s, and no other address does', async (_, body, type) => {
		const headers = { 'Content-Type': type } as never;
		expect((await site.post('/signed', body, headers)).status).toBe(303);
		expect((await site.post('/form', body, headers)).status).toBe(403);
	});
});

it('S63: says once that forms of the site’s own pages are refused, where they come from another address than ORIGIN', async () => {
	const known = () => site.lines.filter((line) => line.includes('is ORIGIN the address that readers use?'));
	const elsewhere = { Origin: 'https://www.elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };
	expect((await site.post('/form', 'word=x', elsewhere as never)).status).toBe(403);
	expect(known()).toEqual([]);
	const own = { ...elsewhere, 'Sec-Fetch-Site': 'same-origin' };
	for (let time = 0; time < 2; time++) expect((await site.post('/form', 'word=x', own as never)).status).toBe(403);
	expect(known().map((line) => JSON.parse(line))).toMatchObject([{ level: 40, from: 'https://www.elsewhere.example' }]);
});

describe('R29: what is no HTTP as it should be', () => {
	const get = (rest: string) => `GET /paper HTTP/1.1\r\n${rest}\r\n\r\n`;
	it.each([
		['two lengths', get('Host: x\r\nContent-Length: 1\r\nContent-Length: 2')],
		[
			'a length and chunks',
			`POST /form HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
		],
		['an unknown transfer encoding', 'GET /paper HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: xchunked\r\n\r\nabc'],
		['a bare line feed', 'GET /paper HTTP/1.1\nHost: x\n\n'],
		['no host', 'GET /elsewhere HTTP/1.1\r\nConnection: close\r\n\r\n'],
		['HTTP/0.9', 'GET /paper\r\n\r\n'],
		['an absolute address', 'GET http://evil.test/paper HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
		['a NUL in a header', get('Host: x\r\nX: a\0b')],
		['an unknown method', 'BREW /paper HTTP/1.1\r\nHost: x\r\n\r\n'],
		['a control character in the address', 'GET /pa\u001bper HTTP/1.1\r\nHost: x\r\n\r\n'],
	])('%s: refused, and the connection closed', async (_, bytes) => {
		const answer = await site.raw(bytes);
		expect(answer).toMatch(/^HTTP\/1.1 400 /);
		expect(answer.match(/HTTP\/1.1/g)).toHaveLength(1);
	});

	it('a refused post is answered once, whatever its body is', async () => {
		const answer = await site.raw('POST /form HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nnonsense');
		expect(answer.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 403']);
	});

	it('CONNECT leads nowhere', async () => {
		expect(await site.raw('CONNECT evil.test:80 HTTP/1.1\r\nHost: evil.test\r\n\r\n')).toBe('');
	});

	const pipelined = (count: number) => {
		const asked = Array.from({ length: count }, (_, page) => `GET /paper?page=${page} HTTP/1.1\r\nHost: x\r\n\r\n`);
		return site.raw(`${asked.join('')}GET /form HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
	};

	it('many requests at once on one connection are answered in their order', async () => {
		const pages = [...(await pipelined(20)).matchAll(/first \?page=(\d+)/g)].map(([, page]) => Number(page));
		expect(pages).toEqual(Array.from({ length: 20 }, (_, index) => index));
	});

	it('of 1,000 requests at once on one connection each is answered in its place, or turned away', async () => {
		const [, ...answers] = (await pipelined(1_000)).split('HTTP/1.1 ');
		expect(answers).toHaveLength(1_001);
		const others = answers.slice(0, 1_000).filter((answer, page) => {
			const own = /first \?page=(\d+)/.exec(answer)?.[1];
			return !(answer.startsWith('200 ') ? own === String(page) : answer.startsWith('503 '));
		});
		expect(others).toEqual([]);
		expect((await site.get('/paper')).status).toBe(200);
	});

	it.each([
		'evil.test',
		'evil.test:99999',
		'evil.test/x',
		'evil.test" onload="x',
		'<evil.test>',
		'[::evil.test',
		'evil.test, x',
	])('the host %s is in no answer', async (host) => {
		for (const path of ['/paper', '/old', '/Paper/', '/nothing', '/api/nothing']) {
			const answer = await site.raw(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
			expect(answer).toMatch(/^HTTP\/1.1 (200|301|308|400|404) /);
			expect(answer).not.toContain('evil');
		}
	});
});

describe('S38: a path that climbs, or that cannot be read, is where nothing lives', () => {
	const paths = [
		'/%c0%ae',
		'/%c0%ae%c0%ae/%c0%ae%c0%ae/.env',
		'/Paper/%ff/',
		'/%',
		'/%zz?page=1',
		'/%E0%A4%A',
		'/\\',
		'/..\\..\\package.json',
		'/x%00.css',
		'/../.env',
		'/.git/config',
		'/uploads/../../',
		'/assets/..%2f..%2fpackage.json',
	];
	const ask = async (method: string, path: string) => {
		const head = `Host: x\r\nOrigin: ${TINY_ORIGIN}\r\nContent-Type: ${FORM['Content-Type']}\r\nContent-Length: 6`;
		const answer = await site.raw(
			`${method} ${path} HTTP/1.1\r\n${method === 'POST' ? head : 'Host: x'}\r\n\r\nword=x`,
		);
		const at = answer.indexOf('\r\n\r\n');
		return { head: answer.slice(0, at), body: answer.slice(at + 4) };
	};

	it.each(paths)('%j', async (path) => {
		const since = site.lines.length;
		for (const method of ['GET', 'HEAD', 'POST']) {
			const { head, body } = await ask(method, path);
			expect([method, head]).toEqual([method, expect.stringMatching(/^HTTP\/1\.1 404 /)]);
			expect(head).toMatch(/^cache-control: no-store\r?$/im);
			expect(head).not.toMatch(/^location:/im);
			if (method === 'HEAD') expect(body).toBe('');
			else expect(body).toMatch(/<p>404<\/p><h1>Oops! Page not found<\/h1>.*<a href="\/">/);
		}
		const lines = site.lines.slice(since).map((line) => JSON.parse(line));
		expect(lines).toMatchObject(Array(3).fill({ level: 30, status: 404, msg: 'answered' }));
	});

	it('for programs in their words, and an address that is no path is still none', async () => {
		const answer = await site.get('/api/%c0%ae');
		expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
		expect((await ask('GET', 'http://evil.test/%c0%ae')).head).toMatch(/^HTTP\/1\.1 400 /);
	});
});

describe('R30: cookies and queries nobody meant', () => {
	it.each(['\u0001\u0002', 'a'.repeat(8_000), 'session=1; session=2', '=;=;=', '%%%'])(
		'a cookie changes no public page: %j',
		async (cookie) => {
			const answer = await site.raw(`GET /paper HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\nConnection: close\r\n\r\n`);
			expect(answer).toMatch(/^HTTP\/1.1 (200|400) /);
		},
	);

	it.each([
		'page=-1',
		'page=NaN',
		'page=1&page=2',
		'a[b]=c',
		'page=%ED%A0%80',
		'page=%',
		'q=%25_%25',
		'page=\u202e',
		`q=${'x'.repeat(7_000)}`,
	])('a query never breaks a page: %s', async (query) => {
		expect((await site.get(`/paper?${query}`)).status).toBe(200);
	});
});

describe('S35: nothing that is sent becomes a header of the answer', () => {
	const SPLIT = '%0d%0aSet-Cookie:%20a=b%0d%0a%0d%0a<script>';
	it.each([
		`/paper?q=${SPLIT}`,
		`/Paper${SPLIT}/`,
		`/old?to=${SPLIT}`,
		`/covers/v1/x${SPLIT}.svg`,
		`/api/suggestions?q=${SPLIT}`,
		`/nothing${SPLIT}`,
	])('%s', async (path) => {
		const answer = await site.raw(
			`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Language: sv\tX\r\nConnection: close\r\n\r\n`,
		);
		const head = answer.slice(0, answer.indexOf('\r\n\r\n'));
		expect(head).toMatch(/^HTTP\/1.1 \d{3}/);
		expect(head.toLowerCase()).not.toMatch(/^set-cookie:/m);
	});
});

describe('S40, S10: what is said to whom', () => {
	it('health says nothing but itself', async () => {
		expect(await (await site.get('/healthz')).text()).toBe('alive\n');
		expect(await (await site.get('/readyz')).text()).toBe('ready\n');
	});

	it('a log line is one line, without the query and without control characters', async () => {
		await site.get('/nothing-at-all%0a2026%20INFO%20admin%1b[31m?email=a@b.example');
		const [line = '', ...others] = site.lines.filter((one) => one.includes('/nothing-at-all'));
		expect(others).toEqual([]);
		expect(JSON.parse(line)).toMatchObject({ path: '/nothing-at-all%0a2026%20INFO%20admin%1b[31m' });
		expect(line.trimEnd()).toMatch(/^[ -~]+$/);
	});

	it('a name of a browser that holds control characters is refused, and is in no log', async () => {
		const bytes = 'GET /coloured HTTP/1.1\r\nHost: x\r\nUser-Agent: \u001b[31madmin\r\nConnection: close\r\n\r\n';
		expect(await site.raw(bytes)).toMatch(/^HTTP\/1.1 400 /);
		await site.get('/nothing-more', { headers: { 'user-agent': 'x 2026 INFO admin' } });
		expect(site.lines.filter((one) => one.includes('/nothing-more'))).toHaveLength(1);
		expect(site.lines.filter((one) => /coloured|INFO admin/.test(one))).toEqual([]);
	});
});

describe('S55: whoever reads page after page', () => {
	let scraped: TinySite;
	beforeAll(async () => {
		scraped = await startTinySite(database.url, { TRUST_PROXY: '1' }, undefined, {
			allowances: { page: { points: 20, duration: 3_600 } },
		});
	});
	afterAll(() => scraped.close());

	const ask = (path: string, network: string, agent = 'Mozilla/5.0 (compatible; Googlebot/2.1)') =>
		scraped.get(path, { headers: { 'x-forwarded-for': network, 'user-agent': agent } });

	it('is asked to wait, by network and whatever the program calls itself; readers and kept pages are not', async () => {
		for (let page = 1; page <= 20; page += 1)
			expect((await ask(`/paper?page=${page}`, '198.51.100.7')).status).toBe(200);
		const refused = await ask('/paper?page=21', '198.51.100.7');
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		expect(await refused.text()).not.toMatch(/captcha/i);
		expect((await ask('/paper?page=1', '198.51.100.7')).status).toBe(200);
		expect((await ask('/paper?page=21', '198.51.100.8')).status).toBe(200);
	});
});

describe('S11: what is endless is not read to its end', () => {
	const endless = 'a!'.repeat(25_000);
	it.each([
		['a slug', `/paper/${endless}`, ''],
		['a search', `/paper?q=${endless}`, ''],
		['a user agent', '/paper', `User-Agent: ${endless}\r\n`],
	])('%s of 50,000 letters is refused by its length', async (_, path, header) => {
		const answer = await site.raw(`GET ${path} HTTP/1.1\r\nHost: x\r\n${header}Connection: close\r\n\r\n`);
		expect(answer).toMatch(/^HTTP\/1.1 4(14|31) /);
	});
});

describe('limits of a network', () => {
	it('R19: pages that are made for one reader alone are asked for so often, and another network is let in', async () => {
		const personal = { points: 5, duration: 60 };
		const limited = await startTinySite(database.url, { TRUST_PROXY: '1' }, undefined, { allowances: { personal } });
		onTestFinished(() => limited.close());
		const ask = (path: string, network: string) => limited.get(path, { headers: { 'x-forwarded-for': network } });
		for (let time = 0; time < personal.points; time += 1)
			expect((await ask(time % 2 === 0 ? '/form' : '/mine', '198.51.100.7')).status).toBe(200);
		for (const path of ['/form', '/mine']) {
			const refused = await ask(path, '198.51.100.7');
			expect(refused.status).toBe(429);
			expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		}
		expect((await ask('/paper', '198.51.100.7')).status).toBe(200);
		expect((await ask('/form', '198.51.100.8')).status).toBe(200);
	});

	it('posts above them are asked to wait, and are told how long', async () => {
		const answers: Response[] = [];
		for (let count = 0; count < 40; count += 1) answers.push(await site.post('/form', 'word=x'));
		const last = answers.at(-1);
		expect(last?.status).toBe(429);
		expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
	});
});
