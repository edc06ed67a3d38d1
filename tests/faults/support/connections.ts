import { connect, type Socket } from 'node:net';

/** The status of an answer, and whether it says when to come again. */
export type Answered = { status: number; saysWhen: boolean };

/** Connections to a site that are kept for the next request. Opens as many as there are answers to be waited for at once. */
export type Connections = {
	/** Asks for a path from a network. Throws where the connection fails or ends before the whole answer is there. */
	ask: (path: string, network: string) => Promise<Answered>;
	close: () => void;
};

type Waiting = { resolve: (answer: Answered) => void; reject: (error: Error) => void };
type Connection = { socket: Socket; idleSince: number; waiting: Waiting | null };

/** Sooner than the site ends an idle connection: a request that meets its end would be counted as a fault. */
const MOST_IDLE_MILLISECONDS = 5_000;
const END_OF_HEAD = '\r\n\r\n';
/** What browsers take over https. */
const ENCODINGS = 'gzip, deflate, br, zstd';

/**
 * Reads what is needed of an answer and no more. The client of Node takes seven times the work of the site that turns it
 * away: on the same machine a flood that is sent with it measures itself.
 */
export function openConnections(origin: string): Connections {
	const { hostname, port, host } = new URL(origin);
	const open = new Set<Connection>();
	const free: Connection[] = [];
	const add = () => {
		const socket = connect({ host: hostname, port: Number(port), noDelay: true });
		const connection: Connection = { socket, idleSince: 0, waiting: null };
		open.add(connection);
		socket.on('data', readAnswers(connection, free));
		socket.on('error', (error) => connection.waiting?.reject(error));
		socket.on('close', () => {
			open.delete(connection);
			connection.waiting?.reject(new Error('broken off'));
		});
		return connection;
	};
	return {
		ask: (path, network) =>
			new Promise((resolve, reject) => {
				const connection = takeFree(free) ?? add();
				connection.waiting = { resolve, reject };
				const head = [
					`GET ${path} HTTP/1.1`,
					`Host: ${host}`,
					`Accept-Encoding: ${ENCODINGS}`,
					`X-Forwarded-For: ${network}`,
				];
				connection.socket.write(head.join('\r\n') + END_OF_HEAD);
			}),
		close() {
			for (const { socket } of open) socket.destroy();
		},
	};
}

/** The one that was used last: the others may rest, and end. */
function takeFree(free: Connection[]): Connection | null {
	for (let last = free.pop(); last; last = free.pop()) {
		const isFresh = performance.now() - last.idleSince < MOST_IDLE_MILLISECONDS;
		if (isFresh && last.socket.writable && !last.socket.readableEnded) return last;
		last.socket.destroy();
	}
	return null;
}

/** Takes the bytes that come for a connection, and sets it free when the whole answer is there. */
function readAnswers(connection: Connection, free: Connection[]): (bytes: Buffer) => void {
	let head = '';
	let missing = 0;
	const end = () => {
		const { waiting } = connection;
		const answer = { status: Number(head.slice(9, 12)), saysWhen: /^retry-after:/im.test(head) };
		head = '';
		connection.waiting = null;
		connection.idleSince = performance.now();
		free.push(connection);
		waiting?.resolve(answer);
	};
	return (bytes) => {
		if (missing > 0) missing -= bytes.length;
		else {
			head += bytes.toString('latin1');
			const at = head.indexOf(END_OF_HEAD);
			if (at < 0) return;
			const came = head.length - at - END_OF_HEAD.length;
			head = head.slice(0, at);
			const [, length] = /^content-length: (\d+)/im.exec(head) ?? [];
			if (length === undefined) connection.socket.destroy(new Error(`an answer of unknown length: ${head}`));
			missing = Number(length) - came;
		}
		if (missing === 0) end();
	};
}
