import type { Server, ServerResponse } from 'node:http';

/** The servers of this process and the answers they owe: what has to be known to stop without breaking any. */
export type Traffic = {
	readonly draining: boolean;
	/** How many answers are under way. */
	readonly owed: number;
	addServer: (server: Server) => Server;
	/** Notes an answer that takes a while. */
	addAnswer: (response: ServerResponse) => void;
	/** From now on readiness is red, and every answer asks for its connection to be closed. */
	drain: () => void;
	/** Takes no more connections; resolves when every answer is sent, at the latest after `patience` milliseconds. */
	end: (patience: number) => Promise<void>;
};

export function createTraffic(): Traffic {
	const servers = new Set<Server>();
	const owed = new Set<ServerResponse>();
	let draining = false;
	return {
		get draining() {
			return draining;
		},
		get owed() {
			return owed.size;
		},
		addServer(server) {
			servers.add(server);
			return server;
		},
		addAnswer(response) {
			owed.add(response);
			response.once('close', () => owed.delete(response));
		},
		drain() {
			draining = true;
			for (const response of owed) if (!response.headersSent) response.shouldKeepAlive = false;
		},
		async end(patience) {
			const ends = [...servers].filter((server) => server.listening).map(endOf);
			const impatience = setTimeout(() => {
				for (const server of servers) server.closeAllConnections();
			}, patience);
			await Promise.all(ends);
			clearTimeout(impatience);
		},
	};
}

/** Closing a server closes its idle connections too; it is closed when the others have ended. */
const endOf = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));
