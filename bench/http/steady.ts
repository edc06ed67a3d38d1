/**
 * `node bench/http/steady.ts ADDRESS SECONDS REQUESTS_A_SECOND`: asks for one address at even times, whether or not the last is
 * answered, over 32 kept connections, and prints as JSON the milliseconds from the time of each to the last byte of its answer. A
 * request waits for a free connection, and the wait counts. A process of its own, so that it has a core of its own.
 *
 * Written by hand: `autocannon` at a rate sends what is due in a second as fast as it is answered, and then nothing for the rest of
 * it, and clients that take an answer apart cost more than the kept page does.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { share } from '../process.ts';

const CONNECTIONS = 32;
/** Whoever asks is a new process, which is slow at first. */
const FIRST_SECONDS = 1;

const [given = '', seconds = '4', rate = '1000'] = process.argv.slice(2);
const address = new URL(given);
const pause = 1000 / Number(rate);
const first = Math.round(FIRST_SECONDS * Number(rate));
const count = first + Math.round(Number(seconds) * Number(rate));
const REQUEST = `GET ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n\r\n`;

const free: Socket[] = [];
const due: number[] = [];
const waited: number[] = [];

/** A connection that tells `onAnswer` of the last byte of each answer, whose length it reads from its head. */
async function open(onAnswer: (socket: Socket) => void): Promise<Socket> {
	const socket = connect(Number(address.port), address.hostname);
	let head = '';
	let left = 0;
	socket.setNoDelay(true).on('data', (chunk) => {
		if (left > 0) left -= chunk.length;
		else {
			head += chunk.toString('latin1');
			const end = head.indexOf('\r\n\r\n');
			if (end < 0) return;
			const length = /^content-length: (\d+)/im.exec(head)?.[1];
			if (!head.startsWith('HTTP/1.1 200') || length === undefined) throw new Error(head.slice(0, end));
			left = Number(length) - (head.length - end - 4);
			head = '';
		}
		if (left === 0) onAnswer(socket);
	});
	socket.on('close', () => {
		throw new Error('a connection was closed');
	});
	await once(socket, 'connect');
	return socket;
}

const asked = new Map<Socket, number>();
function send() {
	while (free.length > 0 && due.length > 0) {
		const [socket, time] = [free.pop(), due.shift()];
		if (!socket || time === undefined) return;
		asked.set(socket, time);
		socket.write(REQUEST);
	}
}
for (let at = 0; at < CONNECTIONS; at += 1) {
	const socket = await open((answered) => {
		waited.push(performance.now() - (asked.get(answered) ?? 0));
		free.push(answered);
		send();
	});
	free.push(socket);
}
const began = performance.now();
for (let at = 0; at < count; at += 1) {
	const time = began + at * pause;
	while (performance.now() < time) await turn();
	due.push(time);
	send();
}
while (waited.length < count) await turn();
const aSecond = (1000 * count) / (performance.now() - began);
const counted = waited.slice(first);
console.log(JSON.stringify({ aSecond, median: share(counted, 0.5), p99: share(counted, 0.99) }));
process.exit();
