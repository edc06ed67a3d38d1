import { once } from 'node:events';
import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createListener } from './listener.ts';

/** More than any limit on the requests of one connection that servers are commonly given. */
const MANY = 1_100;

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
