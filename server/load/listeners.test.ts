import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { expectFree, openListeners, SHARES_PORT } from './listeners.ts';
import { createTraffic, type Traffic } from './traffic.ts';

const HOST = '127.0.0.1';
const open: Traffic[] = [];
afterEach(() => Promise.all(open.splice(0).map((traffic) => traffic.end(1_000))));

/** A server with all its listeners; `came` counts who came by each of the further ones. */
async function serverWithDoors() {
	const own = createTraffic();
	const came = new Map<object, number>();
	const traffic: Traffic = {
		...own,
		addListener: (listener) => {
			listener.on('connection', () => came.set(listener, (came.get(listener) ?? 0) + 1));
			own.addListener(listener);
		},
	};
	const server = own.addServer(createServer((request, response) => response.end(request.url)));
	open.push(own);
	await new Promise<void>((resolve) => server.listen({ host: HOST, port: 0, reusePort: true }, resolve));
	await openListeners(server, traffic);
	return { server, came, traffic: own };
}

const originOf = (server: Server) => {
	const address = server.address();
	return `http://${HOST}:${typeof address === 'object' ? address?.port : ''}`;
};

const ask = (server: Server, path: string) => fetch(originOf(server) + path, { headers: { Connection: 'close' } });

describe.runIf(SHARES_PORT)('the listeners of a server', () => {
	it('R19: readers who come at once come in by many listeners, and each is answered', async () => {
		const { server, came } = await serverWithDoors();
		const paths = Array.from({ length: 80 }, (_, index) => `/${index}`);
		const answers = await Promise.all(paths.map(async (path) => (await ask(server, path)).text()));
		expect(answers).toEqual(paths);
		expect(came.size).toBeGreaterThan(8);
	});

	it('R32: all of them are closed with the server', async () => {
		const { server, traffic } = await serverWithDoors();
		const origin = originOf(server);
		await traffic.end(1_000);
		await expect(fetch(origin)).rejects.toThrow('fetch failed');
	});

	it('a port that something listens at is not free, though it is shared', async () => {
		const { server } = await serverWithDoors();
		const { port } = new URL(originOf(server));
		await expect(expectFree(HOST, Number(port))).rejects.toThrow('EADDRINUSE');
	});
});
