import { rm } from 'node:fs/promises';
import { createServer, request as plainRequest } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { securityHeaders } from '#server/security/headers.ts';
import { type Nginx, startNginx } from '#tests/faults/support/nginx.ts';
import { findNginx } from '#tests/support/servers/nginx.ts';
import { freePort } from '#tests/support/sites/site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const nginx = findNginx();
const PROTECTIONS = securityHeaders('https://golf.example');
/** What the site says of itself, another policy than that of an answer that is no page. */
const OF_THE_SITE = [
	...securityHeaders('https://golf.example', "default-src 'self'"),
	['Cache-Control', 'public, max-age=0'],
];

type Answer = { status: number; headers: Record<string, string[] | undefined>; body: string };

describe.runIf(nginx)('S34: what nginx answers', () => {
	const node = createServer(({ url }, answer) => {
		// How an address is spelt is told without a word of how long that may be kept.
		if (url === '/Courses') answer.writeHead(308, [...PROTECTIONS.flat(), 'Location', '/courses']).end();
		else answer.writeHead(200, OF_THE_SITE.flat()).end('page');
	});
	let folder: string;
	let front: Nginx | undefined;
	let port: number;
	beforeAll(async () => {
		folder = await makeTemporaryFolder();
		port = await freePort();
		await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
		const { port: ofNode } = node.address() as AddressInfo;
		front = await startNginx(nginx ?? '', folder, { port, ports: [ofNode, ofNode] });
	});
	afterAll(async () => {
		await front?.stop();
		node.close();
		node.closeAllConnections();
		await rm(folder, { recursive: true });
	});

	const ask = (path: string, more: { headers?: Record<string, string>; method?: string } = {}) =>
		new Promise<Answer>((resolve, reject) => {
			const asked = request((front?.origin ?? '') + path, { agent: false, ...more }, async (answer) => {
				const { statusCode: status = 0, headersDistinct: headers } = answer;
				resolve({ status, headers, body: await text(answer) });
			});
			asked.on('error', reject).end();
		});
	const expectProtected = ({ headers }: Answer) => {
		for (const [name, value] of PROTECTIONS) expect(headers[name.toLowerCase()], name).toEqual([value]);
	};

	it('for the site has what the site says, and nothing twice', async () => {
		const { status, headers, body } = await ask('/');
		expect([status, body]).toEqual([200, 'page']);
		for (const [name = '', value] of OF_THE_SITE) expect(headers[name.toLowerCase()], name).toEqual([value]);
		expect(headers).not.toHaveProperty('retry-after');
		const moved = await ask('/Courses');
		expect([moved.status, moved.headers.location]).toEqual([308, ['/courses']]);
		expect(moved.headers).not.toHaveProperty('cache-control');
	});

	it('to more than it takes, and to what is no request, carries every protection', async () => {
		const long = await ask('/', { method: 'POST', headers: { 'Content-Length': String(96 * 1_048_576) } });
		expect(long.status).toBe(413);
		expectProtected(long);
		const headers = await ask('/', { headers: { Cookie: 'x'.repeat(40_000) } });
		expect(headers.status).toBe(400);
		expectProtected(headers);
		const socket = connect({ port, host: '127.0.0.1' });
		socket.end('PUTT\r\n\r\n');
		const said = await text(socket);
		expect(said).toMatch(/^HTTP\/1\.1 400 /);
		for (const [name, value] of PROTECTIONS) expect(said).toContain(`${name}: ${value}\r\n`);
	});

	it('to whoever comes without TLS says where to go, and carries what counts there', async () => {
		const answer = await new Promise<Answer>((resolve, reject) => {
			const asked = plainRequest({ host: '127.0.0.2', port, agent: false }, async (plain) => {
				resolve({ status: plain.statusCode ?? 0, headers: plain.headersDistinct, body: await text(plain) });
			});
			asked.on('error', reject).end();
		});
		expect([answer.status, answer.headers.location]).toEqual([308, ['https://golf.example/']]);
		for (const [name, value] of securityHeaders('http://golf.example'))
			expect(answer.headers[name.toLowerCase()], name).toEqual([value]);
	});

	it('while no node is there says so to a reader, carries every protection and is kept by nobody', async () => {
		await new Promise((resolve) => {
			node.close(resolve);
			node.closeAllConnections();
		});
		for (const path of ['/', '/assets/styles.css', '/api/courses']) {
			const answer = await ask(path);
			expect([answer.status, answer.headers['retry-after']], path).toEqual([503, ['30']]);
			expect(answer.headers['cache-control'], path).toEqual(['no-store']);
			expect(answer.body, path).toContain('<h1>Back in a moment</h1>');
			expectProtected(answer);
		}
	});

	it('to a program that reads too much carries every protection', async () => {
		const calls = await Promise.all(Array.from({ length: 320 }, () => ask('/api/courses')));
		const refused = calls.find(({ status }) => status === 429);
		expect(refused?.headers).toMatchObject({ 'retry-after': ['60'], 'access-control-allow-origin': ['*'] });
		if (refused) expectProtected(refused);
	});
});
