import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect as connectHttp2, type OutgoingHttpHeaders } from 'node:http2';
import { connect } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Nginx, startNginx } from '#tests/faults/support/nginx.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { findNginx } from '#tests/support/servers/nginx.ts';
import { freePort } from '#tests/support/sites/site.ts';
import { startTinySite, TINY_FORM, type TinySite } from '#tests/support/sites/tiny-site.ts';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';

const nginx = findNginx();

/** Requests that a proxy and a server might read differently; the word after each would be a second request smuggled in. */
const HIDDEN = 'GET /smuggled HTTP/1.1\r\nHost: golf.test\r\n\r\n';
const SMUGGLED: [name: string, bytes: string][] = [
	[
		'a length and chunks',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nContent-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`,
	],
	[
		'chunks written as " chunked"',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nTransfer-Encoding : chunked\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
	],
	[
		'two lengths',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nContent-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
	],
	['a body on a GET', `GET /paper HTTP/1.1\r\nHost: golf.test\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
	[
		'chunks under another name',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nTransfer-Encoding: xchunked\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
	],
	[
		'two codings',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`,
	],
	[
		'a length with a sign',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nContent-Length: +${HIDDEN.length}\r\n\r\n${HIDDEN}`,
	],
	[
		'a chunk of a size that no number holds',
		`POST /form HTTP/1.1\r\nHost: golf.test\r\nTransfer-Encoding: chunked\r\n\r\n10000000000000000\r\n${HIDDEN}`,
	],
];

/** In HTTP/2 frames say how long a body is, and a header may say otherwise: nginx has to make HTTP/1.1 of it. */
const SMUGGLED_BY_FRAMES: [name: string, headers: OutgoingHttpHeaders][] = [
	['no length, of a body', { 'content-length': '0' }],
	['a length shorter than the body', { 'content-length': '1' }],
	['a length longer than the body', { 'content-length': String(2 * HIDDEN.length) }],
];

describe.skipIf(nginx === null)('R29, S37: behind nginx as operators run it (skipped where there is no nginx)', () => {
	let folder: string;
	let database: TestDatabase;
	let site: TinySite;
	let proxy: Nginx;

	beforeAll(async () => {
		folder = await makeTemporaryFolder();
		database = await openTestDatabase();
		site = await startTinySite(database.url, { TRUST_PROXY: '1' });
		// Both nodes of the configuration are the one site.
		const node = Number(new URL(site.address).port);
		proxy = await startNginx(nginx ?? '', folder, { port: await freePort(), ports: [node, node] });
	});

	afterAll(async () => {
		await proxy.stop();
		await site.close();
		await database.close();
		rmSync(folder, { recursive: true, force: true });
	});

	/** How often the site was asked for the hidden page. */
	const asked = () => site.lines.filter((line) => line.includes('/smuggled')).length;

	async function expectOrder() {
		const after = await exchange(proxy.origin, 'GET /paper HTTP/1.1\r\nHost: golf.test\r\nConnection: close\r\n\r\n');
		expect(after).toMatch(/^HTTP\/1.1 200/);
		expect(after.match(/HTTP\/1.1 \d+/g)).toHaveLength(1);
	}

	it('an ordinary page comes through', expectOrder);

	it('the hidden request, sent openly, is seen at the site', async () => {
		const before = asked();
		await exchange(proxy.origin, HIDDEN);
		expect(asked()).toBe(before + 1);
	});

	it('a form comes through by HTTP/2', async () => {
		expect(await sendFrames(proxy.origin, { 'content-length': String(HIDDEN.length) })).toBe(303);
	});

	it.each(SMUGGLED)('%s: no hidden request ever reaches the site', async (_, bytes) => {
		const before = asked();
		const answer = await exchange(proxy.origin, bytes);
		expect(answer).toMatch(/^HTTP\/1.1 (200|400|501) /);
		expect(answer.match(/HTTP\/1.1 \d+/g)).toHaveLength(1);
		await expectOrder();
		expect(asked()).toBe(before);
	});

	it.each(SMUGGLED_BY_FRAMES)('%s, by HTTP/2: no hidden request ever reaches the site', async (_, headers) => {
		const before = asked();
		expect(await sendFrames(proxy.origin, headers)).toBe(400);
		await expectOrder();
		expect(asked()).toBe(before);
	});
});

/** Sends bytes as they are, and gives what comes back within a second or until the connection ends. */
async function exchange(origin: string, bytes: string): Promise<string> {
	const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port) });
	let said = '';
	socket.setEncoding('latin1').on('data', (part: string) => {
		said += part;
	});
	socket.setTimeout(1_000, () => socket.destroy());
	socket.on('error', () => {}).write(bytes);
	await once(socket, 'close');
	return said;
}

/** Posts the hidden request as the body of a form, and gives the status within a second, or null. */
async function sendFrames(origin: string, headers: OutgoingHttpHeaders): Promise<number | null> {
	const session = connectHttp2(origin).on('error', () => {});
	const { promise, resolve } = Promise.withResolvers<number | null>();
	const stream = session.request({
		':method': 'POST',
		':path': '/form',
		':authority': 'golf.test',
		...TINY_FORM,
		...headers,
	});
	stream.on('response', (answer) => resolve(Number(answer[':status']))).on('error', () => resolve(null));
	stream.setTimeout(1_000, () => resolve(null));
	stream.end(HIDDEN);
	const status = await promise;
	session.destroy();
	return status;
}
