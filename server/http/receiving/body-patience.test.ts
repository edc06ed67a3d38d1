import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchBody } from './body-patience.ts';

const HASTY = { every: 20, form: 60, leastRate: 1_000 };
let port: number;
const server = createServer((request, response) => {
	watchBody(request, () => request.socket.end('HTTP/1.1 408 Request Timeout\r\n\r\n'), HASTY);
	request.resume().once('end', () => response.end('received'));
});

beforeAll(async () => {
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	port = (server.address() as AddressInfo).port;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
});

/** What comes back when the rest of a body never comes. */
function dawdle(type: string, begun = 'x') {
	const socket = connect(port, '127.0.0.1');
	socket.on('error', () => {});
	socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\nContent-Length: 1000000\r\n\r\n${begun}`);
	return text(socket);
}

describe('R24: a body that dawdles', () => {
	it.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])('%s is given up', async (type) => {
		expect(await dawdle(type)).toContain('408');
	});

	it('an upload that was quick at the beginning, and no longer is, is given up', async () => {
		expect(await dawdle('multipart/form-data; boundary=x', 'x'.repeat(900_000))).toContain('408');
	});

	it('one that comes is received', async () => {
		const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'words' });
		expect(await answer.text()).toBe('received');
	});
});
