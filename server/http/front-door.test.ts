import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { createTraffic } from '../load/traffic.ts';
import { createFigures } from '../metrics/figures.ts';
import type { PageServer } from '../pages/page-server.ts';
import { createFrontDoor } from './front-door.ts';

const ORIGIN = 'https://golf.example';
const lines: { msg: string; requests?: number }[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) });
// Nothing is kept, and everything is too much: only these parts of it are asked.
const pages: Partial<PageServer> = {
	find: () => undefined,
	joins: (url) => url === '/asked-by-many',
	postpone: (url) => url === '/seen-before',
};
const server = createServer(
	createFrontDoor(
		{
			log,
			pages: pages as PageServer,
			findFile: () => undefined,
			methods: { judge: () => ({ kind: 'taken' }) },
			traffic: createTraffic(),
			figures: createFigures(),
			config: { mode: 'production', appOrigins: [], origin: ORIGIN, trustProxy: 0, companyName: 'Fescue' },
			shedding: { refuses: () => true, stop() {} },
		},
		(_, response) => response.end('inside'),
	),
);

beforeEach(async () => {
	lines.length = 0;
	vi.useFakeTimers({ toFake: ['setTimeout'] });
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
});

afterEach(async () => {
	vi.useRealTimers();
	server.close();
});

it('R19: whoever is turned away is told when to come again, readers by a page and programs by a problem; all of them are one line of the log', async () => {
	const address = server.address();
	const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
	for (const path of ['/', '/find-course?q=links', '/api/courses', '/auth/v1/user']) {
		const answer = await fetch(origin + path, { headers: { Connection: 'close' } });
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2']);
		const kind = /^\/(?:api|auth)\//.test(path) ? 'application/problem+json' : 'text/html; charset=utf-8';
		expect(answer.headers.get('content-type')).toBe(kind);
		expect(await answer.text()).toContain('Back in a moment');
	}
	expect(lines).toEqual([]);
	vi.advanceTimersByTime(10_000);
	expect(lines.map(({ requests }) => requests)).toEqual([4]);
});

it('R22: lets in whoever asks for a page that is being made for somebody else, whatever there is to do', async () => {
	const { port } = server.address() as AddressInfo;
	const ask = async (path: string) => {
		const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { Connection: 'close' } });
		return answer.text();
	};
	expect(await ask('/asked-by-many')).toBe('inside');
	expect(await ask('/asked-by-one')).toContain('Back in a moment');
});

it('R19: sends a page that was seen as it was, rather than turning its reader away', async () => {
	const { port } = server.address() as AddressInfo;
	const ask = async (method: string) => {
		const headers = { Connection: 'close' };
		return (await fetch(`http://127.0.0.1:${port}/seen-before`, { method, headers })).status;
	};
	expect(await ask('GET')).toBe(200);
	expect(await ask('POST')).toBe(503);
});

it.each([
	[
		'a body that a read has no use for',
		'GET /nothing HTTP/1.1\r\nHost: golf.test\r\nTransfer-Encoding: chunked\r\n\r\n',
	],
	['ten gigabytes for a page', 'GET / HTTP/1.1\r\nHost: golf.test\r\nContent-Length: 10000000000\r\n\r\n'],
	['another site’s address', 'GET http://evil.test/ HTTP/1.1\r\nHost: golf.test\r\n\r\n'],
	['an address that cannot be read', 'GET /%ff HTTP/1.1\r\nHost: golf.test\r\n\r\n'],
])('R27, R29: closes the connection after %s', async (_, words) => {
	const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
	socket.on('error', () => {});
	onTestFinished(() => void socket.destroy());
	socket.write(words);
	// It ends, though nobody has asked for that.
	expect(await text(socket)).toMatch(/^HTTP\/1\.1 [45]\d\d [\s\S]*connection: close/i);
});
