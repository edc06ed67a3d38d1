/**
 * `npm run bench:pictures`: what one review and four at once cost, each with six photographs of twelve megapixels: how
 * long after its last byte was read the answer comes, and how much memory the site and the process that makes the sizes take
 * meanwhile (proportional set size: what processes share is counted once). Needs a build and Linux.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { startSite } from '#tests/support/sites/site.ts';

const PHOTOGRAPHS = 6;
const ROUNDS = 2;
/** Of the shipped catalogue; reviews of one course are counted one after the other. */
const COURSES = ['sweden/ljunghusen', 'sweden/falsterbo', 'sweden/bro-hof-slott', 'japan/hirono'];
/** A form that comes back sooner is held, and its photographs are shown nowhere. */
const UNHURRIED_MILLISECONDS = 3_500;
const MEGABYTE = 1_048_576;

const photograph = await makePhotograph();
const site = await startSite();
try {
	const { pid } = site;
	const forms = await openForms(1 + ROUNDS + ROUNDS * COURSES.length);
	await sleep(UNHURRIED_MILLISECONDS);
	// The first pages and pictures bring libraries with them that stay.
	await sendReview(forms.splice(0, 1)[0], 1);
	const ahead = await sendAhead();
	console.log(
		`one photograph of ${(photograph.length / MEGABYTE).toFixed(1)} MB, sent ahead as the picker does: ${ahead} ms`,
	);
	for (const form of forms.splice(0, ROUNDS)) console.log(`one form with all six: ${await sendReview(form)} ms`);
	await untilMade();
	// The process that makes the sizes ends when it has had nothing to do for a while.
	await sleep(12_000);
	const before = memoryOf(pid);
	let most = before;
	const watching = setInterval(() => {
		most = Math.max(most, memoryOf(pid));
	}, 50);
	while (forms.length > 0) {
		const waits = await Promise.all(forms.splice(0, COURSES.length).map((form) => sendReview(form)));
		console.log(`four such forms at once: ${waits.join(', ')} ms`);
	}
	const began = performance.now();
	await untilMade();
	clearInterval(watching);
	const [held, more] = [before, most - before].map((bytes) => Math.round(bytes / MEGABYTE));
	const seconds = Math.round((performance.now() - began) / 1_000);
	console.log(`memory: ${held} MB before, at most ${more} MB more; all were made ${seconds} s later`);
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

/** Posts one photograph ahead of its review. Resolves to what `post` does. */
function sendAhead(): Promise<number> {
	const head = '--b\r\nContent-Disposition: form-data; name="photograph"; filename="a.jpg"\r\n\r\n';
	const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'X-Forwarded-For': '10.9.8.250' };
	return post('/api/pictures', [Buffer.from(head), photograph, Buffer.from('\r\n--b--\r\n')], headers);
}

type Form = { number: number; stamp: string; courseId: string };

/** Opens so many forms, of each of the courses in turn. */
async function openForms(count: number): Promise<Form[]> {
	const forms: Form[] = [];
	for (let number = 0; number < count; number++) {
		const slug = COURSES[number % COURSES.length]?.split('/')[1];
		const page = await (await fetch(`${site.origin}/create-review?course=${slug}`)).text();
		const stamp = /name="stamp" value="([^"]+)"/.exec(page)?.[1];
		const courseId = /name="courseId"[\s\S]*?<option[^>]*value="(\d+)"[^>]*selected/.exec(page)?.[1];
		if (!stamp || !courseId) throw new Error(`the form for ${slug} is not as it should be`);
		forms.push({ number, stamp, courseId });
	}
	return forms;
}

/** Posts a review as a browser without a script does. Resolves to what `post` does. */
async function sendReview(form: Form | undefined, photographs = PHOTOGRAPHS): Promise<number> {
	if (!form) throw new Error('no form was opened for this review');
	const { number, ...known } = form;
	const fields = {
		...known,
		rating: '8',
		playDate: '2026-06-01',
		reviewerName: `Golfer ${number}`,
		location: 'Höllviken',
		reviewText: `A round to remember: ${words()}`,
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

/** Letters alone, and unlike any others: a number may be a telephone's, and copies are held. */
function words(): string {
	return randomBytes(40).toString('hex').replaceAll(/\d+/g, ' ');
}

/** Resolves to the milliseconds from when the site had read the last byte to the answer. */
async function post(path: string, body: Buffer[], headers: Record<string, string>): Promise<number> {
	const length = body.reduce((sum, part) => sum + part.length, 0);
	const options = { method: 'POST', headers: { ...headers, Origin: site.origin, 'Content-Length': length } };
	const call = request(site.origin + path, options);
	const answered = once(call, 'response') as Promise<[IncomingMessage]>;
	for (const part of body) call.write(part);
	call.end();
	await once(call, 'finish');
	await untilRead(call.socket?.localPort ?? 0);
	const readAt = performance.now();
	const [answer] = await answered;
	const wait = Math.round(performance.now() - readAt);
	const words = await text(answer);
	const status = answer.statusCode ?? 0;
	if (status !== 201 && (status < 300 || status > 399)) throw new Error(`answered ${status}: ${words.slice(0, 300)}`);
	return wait;
}

/** Until nothing that was sent from a port of ours lies in the kernel's buffers: on one machine these hold megabytes. */
async function untilRead(port: number) {
	const own = `:${port.toString(16).toUpperCase().padStart(4, '0')} `;
	const isOnItsWay = () =>
		readFileSync('/proc/net/tcp', 'utf8')
			.split('\n')
			.some((line) => line.includes(own) && !line.includes(' 00000000:00000000 '));
	while (isOnItsWay()) await sleep(1);
}

/** Until the courses show as many photographs as were sent, or no more come. */
async function untilMade() {
	const shown = async () => {
		const pages = await Promise.all(
			COURSES.map(async (path) => (await fetch(`${site.origin}/courses/${path}`)).text()),
		);
		return new Set([...pages.join().matchAll(/\/pictures\/([\da-f-]{36})-/g)].map(([, id]) => id)).size;
	};
	for (let [last, same] = [-1, 0]; same < 6; ) {
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
