import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { openEmbedded } from '#database/embedded/embedded.ts';
import { SOCKET_PORT } from '#database/embedded/settings.ts';

/** What becomes of the way to a database: it is open, refuses, swallows everything, or takes its time. */
type Way = { kind: 'open' } | { kind: 'refuses' } | { kind: 'hangs' } | { kind: 'slow'; milliseconds: number };

export type DatabaseBehindProxy = {
	/** For DATABASE_URL. */
	url: string;
	become: (way: Way) => void;
	/** How often the site has sent something and waited, which a slow way makes dear. */
	sent: () => number;
	close: () => Promise<void>;
};

/** A database of its own in `dataDirectory` that is reached over TCP, through a proxy that can be made to fail. */
export async function startDatabaseBehindProxy(dataDirectory: string): Promise<DatabaseBehindProxy> {
	const database = await openEmbedded({ dataDirectory, role: 'site', progress: () => {} });
	const folder = new URL(database.url).searchParams.get('host') ?? '';
	let way: Way = { kind: 'open' };
	let sent = 0;
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		if (way.kind === 'refuses') return socket.destroy();
		const behind = connect(`${folder}/.s.PGSQL.${SOCKET_PORT}`);
		for (const [from, to] of [
			[socket, behind],
			[behind, socket],
		] as const) {
			sockets.add(from);
			let isFull = false;
			from.on('error', ({ code }: NodeJS.ErrnoException) => {
				isFull = code === 'EAGAIN';
			});
			// Where too many wait before a server that hangs, one beyond the machine refuses nobody: it lets them wait.
			from.on('close', () => isFull || to.destroy());
		}
		behind.on('data', (bytes) => way.kind !== 'hangs' && socket.write(bytes));
		socket.on('data', (bytes) => {
			sent += 1;
			if (way.kind === 'hangs') return;
			if (way.kind !== 'slow') return behind.write(bytes);
			return setTimeout(() => behind.writable && behind.write(bytes), way.milliseconds);
		});
		return socket;
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on an address of the internet has one of this shape.
	const { port } = server.address() as AddressInfo;
	const drop = () => {
		for (const socket of sockets) socket.destroy();
		sockets.clear();
	};
	return {
		url: `postgresql://fescue@127.0.0.1:${port}/fescue`,
		become(next) {
			// What was swallowed never comes back, so whoever hung is let go when the way opens.
			if (next.kind === 'refuses' || way.kind === 'hangs') drop();
			way = next;
		},
		sent: () => sent,
		async close() {
			drop();
			server.close();
			await database.stop();
		},
	};
}
