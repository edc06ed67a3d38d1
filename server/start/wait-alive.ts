import { createServer } from 'node:http';

/**
 * Answers on the site's port while there is no site yet, so that whoever watches the process does not take it for dead while it
 * waits for its database (R18): `/healthz` as ever, `/readyz` that it is not ready. Any other connection is closed, so that a proxy
 * turns to another node. Where the port is taken it does nothing: the site itself will say so. Returns how to make room for it.
 */
export async function waitAlive({ host, port }: { host: string; port: number }): Promise<() => Promise<void>> {
	const server = createServer((request, response) => {
		const isAlive = request.url === '/healthz';
		if (!isAlive && request.url !== '/readyz') return request.socket.destroy();
		response.writeHead(isAlive ? 200 : 503, { 'Cache-Control': 'no-store', Connection: 'close' });
		return response.end(isAlive ? 'alive\n' : 'not ready\n');
	});
	await new Promise<void>((resolve) => {
		server.once('error', () => resolve());
		server.listen({ host, port }, resolve);
	});
	return async () => {
		server.closeAllConnections();
		await new Promise<void>((resolve) => server.close(() => resolve()));
	};
}
