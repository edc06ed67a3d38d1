import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Server as Listener } from 'node:net';

/** The servers of this process and the answers they owe: what has to be known to stop without breaking any. */
export type Traffic = {
	readonly draining: boolean;
	readonly servers: readonly Server[];
	/**
	 * How many GET and HEAD requests have no byte of their answer yet, each of which is work of its own. A post does not count: its
	 * sender may be the slow one.
	 */
	readonly waiting: number;
	/** How many answers, each of which was work of its own, have ended since the start. */
	readonly ended: number;
	addServer: (server: Server) => Server;
	/** Notes a further way into one of the servers. */
	addListener: (listener: Listener) => void;
	/** Notes an answer that takes a while; it `joins` where it is no work but its sending. */
	addAnswer: (request: IncomingMessage, response: ServerResponse, joins: boolean) => void;
	/** From now on readiness is red, and every answer asks for its connection to be closed. */
	drain: () => void;
	/** Takes no more connections; resolves when every answer is sent, at the latest after `patience` milliseconds. */
	end: (patience: number) => Promise<void>;
};

/** The traffic of a process that has no server and owes no answer yet. */
export function createTraffic(): Traffic {
	const servers: Server[] = [];
	const listeners: Listener[] = [];
	const owed = new Set<ServerResponse>();
	const reading = new Set<ServerResponse>();
	let ended = 0;
	let draining = false;
	return {
		servers,
		get draining() {
			return draining;
		},
		get waiting() {
			let count = 0;
			for (const { headersSent } of reading) if (!headersSent) count += 1;
			return count;
		},
		get ended() {
			return ended;
		},
		addServer(server) {
			servers.push(server);
			return server;
		},
		addListener: (listener) => listeners.push(listener),
		addAnswer({ method }, response, joins) {
			owed.add(response);
			if (!joins && (method === 'GET' || method === 'HEAD')) reading.add(response);
			response.once('close', () => {
				owed.delete(response);
				reading.delete(response);
				if (!joins) ended += 1;
			});
		},
		drain() {
			draining = true;
			for (const response of owed) if (!response.headersSent) response.shouldKeepAlive = false;
		},
		async end(patience) {
			const ends = [...servers, ...listeners].filter((each) => each.listening).map(endOf);
			const impatience = setTimeout(() => {
				for (const server of servers) server.closeAllConnections();
			}, patience);
			await Promise.all(ends);
			clearTimeout(impatience);
		},
	};
}

/** Closing a server closes its idle connections too; it is closed when the others have ended. */
const endOf = (server: Server | Listener) => new Promise<void>((resolve) => server.close(() => resolve()));
