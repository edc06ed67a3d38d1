import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** One purge, and what it was answered with. */
type Call = { headers: IncomingHttpHeaders; body: string; status: number };

/** What takes a CDN's purges on this machine. `status` is what it answers with, and may be changed. */
export async function startCdnServer() {
	const calls: Call[] = [];
	const state = { status: 200 };
	const server = createServer(async (request, response) => {
		const { status } = state;
		calls.push({ headers: request.headers, body: await text(request), status });
		response.writeHead(status).end('{}');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	// A server that listens on TCP has such an address.
	const { port } = server.address() as AddressInfo;
	const close = () => {
		server.closeAllConnections();
		return new Promise<void>((resolve) => server.close(() => resolve()));
	};
	return { calls, state, url: `http://127.0.0.1:${port}/purge`, close };
}
