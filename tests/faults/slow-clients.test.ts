import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { residentMegabytes } from '#tests/support/sites/process-memory.ts';
import { freePort } from '#tests/support/sites/site.ts';
import { noteFigure } from './support/figures.ts';
import { openFiles } from './support/open-files.ts';
import { quantile, timeHome, unseenPage } from './support/readers.ts';
import { type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { lastingFolder, trialFolder, withDatabaseOf } from './support/trial-folder.ts';

/** By how much memory may be more at the end of the hang-ups than near their beginning: 4 KB for each. */
const MOST_GROWTH_MEGABYTES = 40;
/** Of the process altogether, whoever hangs up. */
const MOST_MEGABYTES = 400;
const SLOW_READERS = 500;
/** What the slow readers may cost altogether. */
const MOST_FOR_SLOW_READERS_MEGABYTES = 100;
const SLOW_SECONDS = 10;
const CALM_SECONDS = 4;
const MOST_SECONDS_OF_HEADERS = 15;
const MOST_SECONDS_OF_BODIES = 30;
const IDLE = 5_000;
const IDLE_AT_ONCE = 100;
const HANG_UPS = 10_000;
/** After so many V8 has what it takes for such a crowd, and from there on nothing is to grow. */
const HANG_UPS_BEFORE = 2_000;
/** Memory goes up and down: what it is at either end is the median of so many rounds. */
const ROUNDS_OF_AN_END = 100;
const AT_ONCE = 20;
/** The unit of `/proc/<pid>/stat` on Linux. */
const TICKS_PER_SECOND = 100;

let folder: { path: string; remove: () => void };
let site: SiteProcess;
let metrics: string;
beforeAll(async () => {
	folder = lastingFolder();
	const port = await freePort();
	metrics = `http://127.0.0.1:${port}/metrics`;
	site = await startSiteProcess({ dataDirectory: folder.path, settings: { METRICS_PORT: String(port) } });
	// The first of all are slower, whatever is done to the site.
	for (let at = 0; at < 50; at++) await home();
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

const home = () => timeHome(site.origin);

/** Sockets that send again and again, one piece every `pause` milliseconds, and keep their half open as such tools do. */
async function openSlow(count: number, first: string, piece: string, pause: number) {
	const sockets: Socket[] = [];
	let closed = 0;
	let longest = 0;
	for (let at = 0; at < count; at++) {
		const began = performance.now();
		const socket = connect({ port: Number(new URL(site.origin).port), host: '127.0.0.1', allowHalfOpen: true });
		socket.on('error', () => {});
		socket.on('close', () => {
			closed++;
			longest = Math.max(longest, performance.now() - began);
		});
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
		/** Milliseconds for which one of those that were closed was open. */
		longest: () => longest,
		end: () => {
			clearInterval(timer);
			for (const socket of sockets) socket.destroy();
		},
	};
}

/** The times of the home page, one after the other, while something goes on. */
async function timesWhile(goesOn: () => boolean): Promise<number[]> {
	const times: number[] = [];
	while (goesOn()) {
		times.push(await home());
		await sleep(50);
	}
	return times;
}

it('R23: five hundred sockets whose headers never end are closed within fifteen seconds each, and readers notice nothing', async () => {
	const calmUntil = performance.now() + CALM_SECONDS * 1_000;
	const before = await timesWhile(() => performance.now() < calmUntil);
	const slow = await openSlow(500, 'GET / HTTP/1.1\r\nHost: golf.test\r\n', 'x', 1_000);
	const giveUp = performance.now() + 40_000;
	const meanwhile = await timesWhile(() => slow.closed() < 500 && performance.now() < giveUp);
	slow.end();
	expect(slow.closed()).toBe(500);
	const longest = slow.longest() / 1_000;
	expect(longest).toBeLessThan(MOST_SECONDS_OF_HEADERS + 1);
	expect(Math.max(...meanwhile)).toBeLessThan(1_000);
	const times = (of: number[]) => `${quantile(of, 0.5)} ms, p99 ${quantile(of, 0.99)} ms`;
	noteFigure(
		'R23',
		`500 sockets, each closed at most ${longest.toFixed(1)} s after it was opened; the home page before in ${times(before)}, meanwhile in ${times(meanwhile)}`,
	);
});

/** The beginning of a form with a picture, of which five megabytes are to come. */
const pictureForm = (network: string) =>
	`POST /create-review HTTP/1.1\r\nOrigin: ${site.origin}\r\nHost: golf.test\r\nX-Forwarded-For: ${network}\r\nContent-Type: multipart/form-data; boundary=slow\r\nContent-Length: 5000000\r\n\r\n--slow\r\nContent-Disposition: form-data; name="photograph"; filename="ninth.jpg"\r\n\r\n`;

it('R24: two hundred bodies that come a byte at a time are given up', async () => {
	const head =
		'POST /support/contact HTTP/1.1\r\nOrigin: ORIGIN\r\nHost: golf.test\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 5000\r\n\r\n';
	const slow = await openSlow(200, head.replace('ORIGIN', site.origin), 'x', 1_000);
	const began = performance.now();
	while (slow.closed() < 200 && performance.now() - began < 60_000) await sleep(100);
	const took = (performance.now() - began) / 1000;
	slow.end();
	expect(slow.closed()).toBe(200);
	expect(took).toBeLessThanOrEqual(MOST_SECONDS_OF_BODIES);
	await home();
	noteFigure('R24', `200 slow bodies given up after ${took.toFixed(0)} s`);
});

it('R24: forms with pictures that come a byte at a time are given up, and leave their places and no file', async () => {
	const networks = Array.from({ length: 8 }, (_, at) => `10.24.3.${at + 1}`);
	const began = performance.now();
	const slow = await Promise.all(networks.map((network) => openSlow(5, pictureForm(network), 'x', 1_000)));
	const closed = () => slow.reduce((sum, each) => sum + each.closed(), 0);
	const pictures = `${folder.path}/pictures/temporary`;
	await sleep(2_000);
	const open = readdirSync(pictures).length;
	while (closed() < 40 && performance.now() - began < 60_000) await sleep(100);
	const took = (performance.now() - began) / 1000;
	for (const each of slow) each.end();
	expect(closed()).toBe(40);
	expect(took).toBeLessThanOrEqual(MOST_SECONDS_OF_BODIES);
	expect(open).toBeGreaterThan(30);
	await timeUntil(async () => readdirSync(pictures).length === 0, 10_000);
	noteFigure(
		'R24 pictures',
		`${open} of 40 forms with pictures were let in, a byte a second each; all given up after ${took.toFixed(0)} s`,
	);
});

it('R24: slow forms with pictures of some networks leave room to those of another, and leave no file', async () => {
	// As many as all places together, and within what each network may post; a little faster than what is given up.
	const slow = await Promise.all(
		['10.24.1.1', '10.24.1.2'].map((network) => openSlow(25, pictureForm(network), 'x'.repeat(2_500), 500)),
	);
	await sleep(6_000);
	const pictures = `${folder.path}/pictures/temporary`;
	const open = readdirSync(pictures).length;
	const body = new FormData();
	body.append('reviewText', 'Firm and fast, with a kind welcome');
	const headers = { Origin: site.origin, 'X-Forwarded-For': '10.24.2.2' };
	const answer = await fetch(`${site.origin}/create-review`, { method: 'POST', body, headers });
	expect(await answer.text()).toContain('Firm and fast');
	for (const each of slow) each.end();
	expect(open).toBeGreaterThan(0);
	await timeUntil(async () => readdirSync(pictures).length === 0, 10_000);
	noteFigure('R24 forms', `${open} of 50 slow forms of two networks were let in; that of a third was taken meanwhile`);
});

it('R25: five hundred readers who take nothing of what they asked for cost little memory', async () => {
	const before = residentMegabytes(site.pid);
	const files = openFiles(site.pid);
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
	// What is open is counted next: nothing of these may be left.
	await timeUntil(async () => openFiles(site.pid) <= files, 10_000);
	expect(grown).toBeLessThan(MOST_FOR_SLOW_READERS_MEGABYTES);
	noteFigure('R25', `memory grew by ${grown.toFixed(0)} MB for 500 readers who read nothing`);
});

/** Asks so often in one go, and reads a kilobyte a second of the answers. */
async function readSlowly(path: string, times: number, network: string) {
	const piece = Buffer.alloc(1_024);
	let bytes = 0;
	let status = '';
	const socket = connect({
		port: Number(new URL(site.origin).port),
		host: '127.0.0.1',
		onread: {
			buffer: piece,
			callback: (length) => {
				status ||= piece.toString('latin1', 9, 12);
				bytes += length;
				setTimeout(() => socket.resume(), 1_000).unref();
				return false;
			},
		},
	});
	socket.on('error', () => {});
	await once(socket, 'connect');
	socket.write(`GET ${path} HTTP/1.1\r\nHost: golf.test\r\nX-Forwarded-For: ${network}\r\n\r\n`.repeat(times));
	return { socket, bytes: () => bytes, status: () => status };
}

/** The script that is most bytes: no other answer is as long, but the photographs, which come from the disk bit by bit. */
function longestScript(): string {
	const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'));
	const sizeOf = (name: string) => statSync(`build/client/assets/${name}`).size;
	return `/assets/${scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`;
}

// More of each than the kernel's buffers hold; the sheets of the site map are shorter than the script, and twelve are read at once.
it.each([
	['the longest script', longestScript, 10],
	['the longest page', () => '/find-course', 40],
])(
	'R25: five hundred readers who take a kilobyte a second of %s, unpacked, cost little memory and keep nobody waiting',
	async (name, pathOf, times) => {
		const path = pathOf();
		const length = (await (await fetch(site.origin + path)).arrayBuffer()).byteLength;
		const before = residentMegabytes(site.pid);
		const files = openFiles(site.pid);
		const readers: Awaited<ReturnType<typeof readSlowly>>[] = [];
		for (let at = 0; at < SLOW_READERS; at++)
			readers.push(await readSlowly(path, times, `10.25.${at % 250}.${at >> 7}`));
		const meanwhile: number[] = [];
		let most = 0;
		const until = performance.now() + SLOW_SECONDS * 1_000;
		while (performance.now() < until) {
			meanwhile.push(await home());
			most = Math.max(most, residentMegabytes(site.pid));
			await sleep(100);
		}
		const grown = most - before;
		const read = readers.map(({ bytes }) => bytes());
		for (const { socket } of readers) socket.destroy();
		await timeUntil(async () => openFiles(site.pid) <= files, 10_000);
		expect(new Set(readers.map(({ status }) => status()))).toEqual(new Set(['200']));
		// They did read, and none of them came to the end of what they had asked for.
		expect(Math.min(...read)).toBeGreaterThan(2_048);
		expect(Math.max(...read)).toBeLessThan(length);
		expect(grown).toBeLessThan(MOST_FOR_SLOW_READERS_MEGABYTES);
		expect(Math.max(...meanwhile)).toBeLessThan(2_000);
		noteFigure(
			`R25 ${name}`,
			`${SLOW_READERS} readers who took 1 KB a second of ${name} (${Math.round(length / 1_000)} KB, ${times} times each): memory grew by ${Math.max(0, grown).toFixed(0)} MB; the home page meanwhile in ${quantile(meanwhile, 0.5)} ms, p99 ${quantile(meanwhile, 0.99)} ms`,
		);
	},
);

it('R26: five thousand idle connections keep nobody out', async () => {
	const sockets: Socket[] = [];
	const visit = async () => {
		const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
		socket.on('error', () => {});
		sockets.push(socket);
		socket.write('GET /healthz HTTP/1.1\r\nHost: golf.test\r\n\r\n');
		await once(socket, 'data');
		// Reads on, so that it notices when the site closes it.
		socket.resume();
	};
	for (let at = 0; at < IDLE; at += IDLE_AT_ONCE) await Promise.all(Array.from({ length: IDLE_AT_ONCE }, visit));
	const took = await home();
	// What the site had open before closes meanwhile, so that a difference of its files would say too little.
	const open = sockets.filter((socket) => socket.readyState === 'open').length;
	const files = openFiles(site.pid);
	for (const socket of sockets) socket.destroy();
	expect(open).toBe(IDLE);
	expect(files).toBeGreaterThanOrEqual(IDLE);
	noteFigure('R26', `the home page took ${took.toFixed(0)} ms beside ${open.toLocaleString('en')} idle connections`);
	await home();
});

/** Seconds of processor time that a process has taken; Linux only. */
function processorSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
	return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

it('R26: with 256 open files at most and more connections than that, the site neither ends nor spins, and lets readers in again', async () => {
	const within = ['prlimit', '--nofile=256:256'];
	const small = await startSiteProcess({ dataDirectory: trialFolder(), within });
	const answers = (path: string) =>
		fetch(small.origin + path, { signal: AbortSignal.timeout(2_000) }).then(
			async (answer) => (await answer.text()) !== '' && answer.status === 200,
			() => false,
		);
	const sockets: Socket[] = [];
	const leave = () => {
		for (const socket of sockets) socket.destroy();
	};
	onTestFinished(async () => {
		leave();
		await small.kill('SIGTERM');
	});
	expect(await answers('/')).toBe(true);
	for (let at = 0; at < 600; at++) {
		const socket = connect(Number(new URL(small.origin).port), '127.0.0.1');
		socket.on('error', () => {}).resume();
		sockets.push(socket);
	}
	await sleep(1_000);
	const before = processorSeconds(small.pid);
	await sleep(4_000);
	const share = (processorSeconds(small.pid) - before) / 4;
	const healed = await timeUntil(() => answers('/'), 60_000);
	leave();
	await timeUntil(() => answers('/find-course?q=links'), 20_000);
	expect(share).toBeLessThan(0.8);
	expect(await small.kill('SIGTERM')).toBe(0);
	noteFigure(
		'R26 files',
		`600 idle connections and 256 files: ${Math.round(share * 100)} % of a processor meanwhile, the next reader let in after ${(5 + healed / 1000).toFixed(0)} s, while they were still there`,
	);
});

it('R31: ten thousand who hang up in the middle leave no query and no file open, and memory within its bound', async () => {
	const files = openFiles(site.pid);
	await hangUp(0, HANG_UPS_BEFORE);
	const before = await coursesRead();
	const megabytes = await hangUp(HANG_UPS_BEFORE, HANG_UPS_BEFORE + HANG_UPS);
	await home();
	const begun = quantile(megabytes.slice(0, ROUNDS_OF_AN_END), 0.5);
	const ended = quantile(megabytes.slice(-ROUNDS_OF_AN_END), 0.5);
	const grown = ended - begun;
	// What was begun ends by itself; then no connection to the database is busy or waited for.
	await timeUntil(async () => (await figureOf('fescue_database_connections{state="waited_for"}')) === 0, 30_000);
	await timeUntil(async () => (await figureOf('fescue_database_connections{state="busy"}')) <= 1, 30_000);
	await timeUntil(async () => openFiles(site.pid) < files + AT_ONCE, 30_000);
	const made = (await coursesRead()) - before;
	expect(site.output()).not.toMatch(/unhandled|nobody caught/i);
	expect(made).toBeGreaterThan(HANG_UPS / 10);
	noteFigure(
		'R31',
		`${HANG_UPS.toLocaleString('en')} hang-ups, for which courses were read ${made.toLocaleString('en')} times, for those who had not left before their turn: memory was ${begun.toFixed(0)} MB near the beginning and ${ended.toFixed(0)} at the end, no error was logged as uncaught, no query and no file was left open`,
	);
	expect(grown).toBeLessThan(MOST_GROWTH_MEGABYTES);
	expect(Math.max(...megabytes)).toBeLessThan(MOST_MEGABYTES);
});

/**
 * Asks for pages that nobody has asked for: `AT_ONCE` in each round, who leave before, while and after they are made. Gives what
 * memory was resident after each round, MB.
 */
async function hangUp(from: number, to: number): Promise<number[]> {
	const megabytes: number[] = [];
	for (let round = from / AT_ONCE; round < to / AT_ONCE; round++) {
		const hangUps = Array.from({ length: AT_ONCE }, async (_, at) => {
			const socket = connect(Number(new URL(site.origin).port), '127.0.0.1');
			socket.on('error', () => {});
			await once(socket, 'connect');
			const page = unseenPage(round * AT_ONCE + at);
			socket.write(`GET ${page} HTTP/1.1\r\nHost: golf.test\r\nX-Forwarded-For: 10.${round % 250}.${at}.1\r\n\r\n`);
			await sleep(4 * at);
			socket.destroy();
		});
		await Promise.all(hangUps);
		megabytes.push(residentMegabytes(site.pid));
	}
	return megabytes;
}

/** One figure of the site, by its name and labels as they are written; 0 while it has none. */
async function figureOf(figure: string): Promise<number> {
	const figures = await (await fetch(metrics)).text();
	const line = figures.split('\n').find((each) => each.startsWith(`${figure} `));
	return Number(line?.slice(figure.length) ?? 0);
}

/** How often courses were read from the database so far: what is said of it is a second old. */
const coursesRead = () =>
	withDatabaseOf(folder.path, async (url) => {
		await sleep(1_500);
		const [read] = await tellDatabase<{ n: number }>(
			url,
			`select (seq_scan + idx_scan)::int as n from pg_stat_user_tables where relname = 'courses'`,
		);
		return read?.n ?? 0;
	});
