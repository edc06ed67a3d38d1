import type { Server } from 'node:http';
import { createServer } from 'node:net';
import type { Traffic } from './traffic.ts';

/**
 * Node takes one connection from each listening socket in a turn of its work, and a turn in which a page is made lasts
 * some ten milliseconds: behind a single socket four hundred readers who come at once would wait four seconds before
 * anything is read of what they ask (R19). Behind so many they wait a quarter of one.
 */
const LISTENERS = 16;

/** Linux alone shares the connections out among sockets that listen on one port; elsewhere there is one listener. */
export const SHARES_PORT = process.platform === 'linux';

/**
 * Throws the system's error when something else listens there. Once the port is shared nothing would say so: the two
 * would take each other's readers.
 */
export async function expectFree(host: string, port: number): Promise<void> {
	const probe = createServer();
	await new Promise<void>((resolve, reject) => {
		probe.once('error', reject).listen({ host, port }, resolve);
	});
	await new Promise((resolve) => probe.close(resolve));
}

/** Opens the other listeners of a server that listens with `reusePort`; whoever comes in by one is the server's own. */
export async function openListeners(server: Server, traffic: Traffic): Promise<void> {
	const address = server.address();
	if (address === null || typeof address === 'string') return;
	const { address: host, port } = address;
	const open = () =>
		new Promise<void>((resolve, reject) => {
			// As the server makes its own sockets: what is half closed may still be answered, and no packet waits for another.
			const listener = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
				server.emit('connection', socket),
			);
			traffic.addListener(listener);
			listener.once('error', reject).listen({ host, port, reusePort: true }, resolve);
		});
	await Promise.all(Array.from({ length: LISTENERS - 1 }, open));
}
