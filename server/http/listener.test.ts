import { once } from 'node:events';
import { Agent, get, type RequestListener } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { createListener } from './listener.ts';

/** More than any limit on the requests of one connection that servers are commonly given. */
const MANY = 1_100;
const MEGABYTE = 1_048_576;

it('answers on one connection however many requests come over it', async () => {
	const server = createListener((_, response) => response.end('fine'), 'http://127.0.0.1').listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	const connections = new Set<number | undefined>();
	const ask = () =>
		new Promise<number | undefined>((resolve, reject) => {
			get({ host: '127.0.0.1', port, agent }, (answer) => {
				connections.add(answer.socket.localPort);
				answer.resume().once('end', () => resolve(answer.statusCode));
			}).once('error', reject);
		});
	try {
		const statuses = await Promise.all(Array.from({ length: MANY }, ask));
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect(connections.size).toBe(1);
	} finally {
		agent.destroy();
		server.close();
	}
});

/** A server that answers so, on whose answers a reader may take nothing for a tenth of a second; its port. */
async function serve(answer: RequestListener) {
	const server = createListener(answer, 'http://127.0.0.1', { unreadTimeout: 100 }).listen(0, '127.0.0.1');
	onTestFinished(async () => {
		server.closeAllConnections();
		await server[Symbol.asyncDispose]();
	});
	await once(server, 'listening');
	return (server.address() as AddressInfo).port;
}

const GET = 'GET / HTTP/1.1\r\nHost: golf.test\r\n';

it('R25: closes the connection of a reader who takes nothing of the answer', async () => {
	const closed = Promise.withResolvers<boolean>();
	const port = await serve((_, response) => {
		response.once('close', () => closed.resolve(response.writableFinished));
		// More than the buffers of both ends hold.
		response.end(Buffer.alloc(MEGABYTE * 64));
	});
	const socket = connect(port, '127.0.0.1').pause();
	onTestFinished(() => void socket.destroy());
	socket.write(`${GET}\r\n`);
	expect(await closed.promise).toBe(false);
});

it.each([
	['headers that are none', 'GET / HTTP/1.1\r\nno header\r\n\r\n'],
	['what follows an answer', `${GET}\r\nno request`],
])('R23, R24: is rid of whoever sends %s, keeps their half open and sends on', async (_, words) => {
	const port = await serve((__, response) => response.end('fine'));
	const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).resume();
	socket.on('error', () => {});
	const sending = setInterval(() => socket.write('x'), 20);
	onTestFinished(() => {
		clearInterval(sending);
		socket.destroy();
	});
	const closed = new Promise((resolve) => socket.once('close', resolve));
	socket.write(words);
	await closed;
});

it('waits for an answer that takes longer to be made than a reader may take nothing', async () => {
	const port = await serve(async (_, response) => {
		await sleep(500);
		response.end('made at last');
	});
	const socket = connect(port, '127.0.0.1');
	socket.write(`${GET}Connection: close\r\n\r\n`);
	expect(await text(socket)).toContain('made at last');
});
