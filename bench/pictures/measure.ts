/**
 * `node bench/pictures/measure.ts`: what four reviews at once cost, each with six photographs of twelve megapixels: how long after
 * the last byte the answer comes, and how much memory the site and the process that makes the sizes take meanwhile
 * (proportional set size: what processes share is counted once). Needs a build and Linux.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startSite } from '#tests/support/site.ts';

const REVIEWS = 4;
const PHOTOGRAPHS = 6;
const MEGABYTE = 1_048_576;

const photograph = await makePhotograph();
const site = await startSite();
try {
	const { pid } = site;
	// The first pages and pictures bring libraries with them that stay.
	await sendReview(0, 1);
	const ahead = await sendAhead(8);
	const alone = await sendReview(9, PHOTOGRAPHS);
	await untilMade();
	await sleep(15_000);
	const before = memoryOf(pid);
	let most = before;
	const watching = setInterval(() => {
		most = Math.max(most, memoryOf(pid));
	}, 50);
	const waits = await Promise.all(Array.from({ length: REVIEWS }, (_, at) => sendReview(at + 1, PHOTOGRAPHS)));
	const began = performance.now();
	await untilMade();
	clearInterval(watching);
	console.table({
		'one photograph, MB': (photograph.length / MEGABYTE).toFixed(1),
		'answer to one sent ahead, as the picker does, ms': Math.round(ahead),
		'answer to one form with all six, ms': Math.round(alone),
		'answers to four such forms at once, ms': waits.map((wait) => Math.round(wait)).join(' '),
		'memory before, MB': Math.round(before / MEGABYTE),
		'more at most, MB': Math.round((most - before) / MEGABYTE),
		'until all are made, s': Math.round((performance.now() - began) / 1000),
	});
} finally {
	await site.stop();
}

/** Blurred noise is about as hard to pack as a photograph of grass. */
function makePhotograph(): Promise<Buffer> {
	const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
	return sharp({ create: { width: 1_000, height: 750, channels: 3, background: '#000', noise } })
		.png()
		.toBuffer()
		.then((grain) => sharp(grain).resize(4_000, 3_000).jpeg({ quality: 92 }).toBuffer());
}

/** Posts one photograph ahead of its review. Resolves to the milliseconds from the last byte to the answer. */
function sendAhead(number: number): Promise<number> {
	const head = '--b\r\nContent-Disposition: form-data; name="photograph"; filename="a.jpg"\r\n\r\n';
	const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'X-Forwarded-For': `10.9.8.${number}` };
	return post('/api/pictures', [Buffer.from(head), photograph, Buffer.from('\r\n--b--\r\n')], headers);
}

/** Posts a review as a browser without a script does. Resolves to the milliseconds from the last byte to the answer. */
async function sendReview(number: number, photographs: number): Promise<number> {
	const page = await (await fetch(`${site.origin}/create-review?course=ljunghusen`)).text();
	const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1] ?? '';
	const courseId = /name="courseId"[\s\S]*?<option[^>]*value="(\d+)"[^>]*selected/.exec(page)?.[1] ?? '1';
	const fields = {
		...{ stamp, courseId, rating: '8', playDate: '2026-06-01', reviewerName: `Golfer ${number}` },
		...{ location: 'Höllviken', reviewText: `A round to remember: ${randomBytes(12).toString('hex')}` },
	};
	const boundary = 'fescue-bench';
	const head = (name: string, file = '') =>
		`--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
	const texts = Object.entries(fields).map(([name, value]) => `${head(name)}${value}\r\n`);
	const parts = Array.from({ length: photographs }, (_, at) => [
		Buffer.from(head('photograph', `; filename="${at}.jpg"`)),
		photograph,
		Buffer.from('\r\n'),
	]);
	const body = [Buffer.from(texts.join('')), ...parts.flat(), Buffer.from(`--${boundary}--\r\n`)];
	return post('/create-review', body, {
		'Content-Type': `multipart/form-data; boundary=${boundary}`,
		'X-Forwarded-For': `10.9.8.${number}`,
	});
}

function post(path: string, body: Buffer[], headers: Record<string, string>): Promise<number> {
	return new Promise((resolve, reject) => {
		let sentAt = 0;
		const length = body.reduce((sum, part) => sum + part.length, 0);
		const options = { method: 'POST', headers: { ...headers, Origin: site.origin, 'Content-Length': length } };
		const call = request(site.origin + path, options, async (answer) => {
			const wait = performance.now() - sentAt;
			const words = await text(answer);
			const status = answer.statusCode ?? 0;
			if (status !== 201 && (status < 300 || status > 399))
				reject(new Error(`answered ${status}: ${words.slice(0, 300)}`));
			else resolve(wait);
		});
		call.once('error', reject);
		call.once('finish', () => {
			sentAt = performance.now();
		});
		for (const part of body) call.write(part);
		call.end();
	});
}

/** Until the course shows as many photographs as were sent, or no more come. */
async function untilMade() {
	const shown = async () => {
		const page = await (await fetch(`${site.origin}/courses/sweden/ljunghusen`)).text();
		return new Set([...page.matchAll(/\/pictures\/([\da-f-]{36})-/g)].map(([, id]) => id)).size;
	};
	for (let [last, same] = [-1, 0]; same < 12; ) {
		const now = await shown();
		same = now === last ? same + 1 : 0;
		last = now;
		await sleep(1_000);
	}
}

/** What the site and the process that makes the sizes hold; what they share is not counted twice. */
function memoryOf(pid: number): number {
	return [pid, ...childrenOf(pid).filter(isMaker)].reduce((sum, each) => sum + bytesOf(each), 0);
}

function childrenOf(pid: number): number[] {
	const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
	return list === '' ? [] : list.split(' ').map(Number);
}

/** Nothing for one that has ended. */
function bytesOf(pid: number): number {
	try {
		const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
		return Number(kilobytes ?? 0) * 1024;
	} catch {
		return 0;
	}
}

/** The database and the detector of languages are children of the site as well. */
function isMaker(pid: number): boolean {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('maker-child');
	} catch {
		return false;
	}
}
