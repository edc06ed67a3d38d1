import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { residentMegabytes } from '#tests/support/process-memory.ts';
import { noteFigure } from './support/figures.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { lastingFolder } from './support/trial-folder.ts';

let folder: { path: string; remove: () => void };
let site: SiteProcess;
beforeAll(async () => {
	folder = lastingFolder();
	site = await startSiteProcess({ dataDirectory: folder.path });
	await home();
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

async function home(): Promise<number> {
	const began = performance.now();
	const answer = await fetch(site.origin);
	expect(answer.status).toBe(200);
	await answer.text();
	return performance.now() - began;
}

/** Sockets that send `bytes` again and again, one piece every `pause` milliseconds. */
async function openSlow(count: number, first: string, piece: string, pause: number) {
	const sockets: Socket[] = [];
	let closed = 0;
	for (let at = 0; at < count; at++) {
		const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
		socket.on('error', () => {}).on('close', () => closed++);
		socket.resume();
		sockets.push(socket);
		await once(socket, 'connect');
		socket.write(first);
	}
	const timer = setInterval(() => {
		for (const socket of sockets) if (socket.writable) socket.write(piece);
	}, pause);
	return {
		closed: () => closed,
		end: () => {
			clearInterval(timer);
			for (const socket of sockets) socket.destroy();
		},
	};
}

it('R23: five hundred sockets whose headers never end are closed, and readers notice nothing', async () => {
	const slow = await openSlow(500, 'GET / HTTP/1.1\r\nHost: golf.test\r\n', 'x', 5_000);
	const meanwhile: number[] = [];
	const began = performance.now();
	while (slow.closed() < 500 && performance.now() - began < 40_000) {
		meanwhile.push(await home());
		await sleep(50);
	}
	const took = (performance.now() - began) / 1000;
	slow.end();
	expect(slow.closed()).toBe(500);
	noteFigure(
		'R23',
		`500 sockets closed after ${took.toFixed(0)} s; the slowest home page meanwhile took ${Math.max(...meanwhile).toFixed(0)} ms`,
	);
	expect(took).toBeLessThan(25);
});

it('R24: two hundred bodies that come a byte at a time are given up', async () => {
	const head =
		'POST /support/contact HTTP/1.1\r\nOrigin: ORIGIN\r\nHost: golf.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n';
	const slow = await openSlow(200, head.replace('ORIGIN', site.origin), 'x', 1_000);
	const began = performance.now();
	while (slow.closed() < 200 && performance.now() - began < 60_000) await sleep(100);
	const took = (performance.now() - began) / 1000;
	slow.end();
	expect(slow.closed()).toBe(200);
	await home();
	noteFigure('R24', `200 slow bodies given up after ${took.toFixed(0)} s`);
});

it('R25: five hundred readers who take nothing of what they asked for cost little memory', async () => {
	const before = residentMegabytes(site.pid);
	const sockets: Socket[] = [];
	for (let at = 0; at < 500; at++) {
		const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
		socket.on('error', () => {}).pause();
		await once(socket, 'connect');
		// Asks for more than the kernel's buffers hold, and reads none of it.
		socket.write('GET /top-rated-courses HTTP/1.1\r\nHost: golf.test\r\n\r\n'.repeat(10));
		sockets.push(socket);
	}
	await sleep(3_000);
	await home();
	const grown = residentMegabytes(site.pid) - before;
	for (const socket of sockets) socket.destroy();
	noteFigure('R25', `memory grew by ${grown.toFixed(0)} MB for 500 readers who read nothing`);
	expect(grown).toBeLessThan(150);
});

it('R26: five thousand idle connections keep nobody out', async () => {
	const sockets: Socket[] = [];
	for (let at = 0; at < 5_000; at++) {
		const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
		socket.on('error', () => {});
		sockets.push(socket);
		if (at % 100 === 99) await sleep(1);
	}
	const took = await home();
	for (const socket of sockets) socket.destroy();
	noteFigure('R26', `the home page took ${took.toFixed(0)} ms beside 5,000 idle connections`);
	await home();
});

it('R31: ten thousand who hang up in the middle leave nothing behind', async () => {
	const before = residentMegabytes(site.pid);
	for (let round = 0; round < 100; round++) {
		const hangUps = Array.from({ length: 100 }, async (_, at) => {
			const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
			socket.on('error', () => {});
			await once(socket, 'connect');
			socket.write(
				`GET /courses?turn=${round}-${at} HTTP/1.1\r\nHost: golf.test\r\nX-Forwarded-For: 10.${round}.${at}.1\r\n\r\n`,
			);
			await sleep(at % 10);
			socket.destroy();
		});
		await Promise.all(hangUps);
	}
	await home();
	const grown = residentMegabytes(site.pid) - before;
	expect(site.output()).not.toMatch(/unhandled|nobody caught/i);
	noteFigure(
		'R31',
		`10,000 hang-ups: memory ${grown >= 0 ? 'grew' : 'shrank'} by ${Math.abs(grown).toFixed(0)} MB, no error was logged as uncaught`,
	);
	expect(grown).toBeLessThan(150);
});
