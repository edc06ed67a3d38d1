import { request } from 'node:http';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { noteFigure } from './support/figures.ts';
import { type SiteProcess, startSiteProcess } from './support/site-process.ts';
import { lastingFolder } from './support/trial-folder.ts';

const ROUNDS = 9;
const MOST_MILLISECONDS = 50;
const CLOSED = new Set(['ECONNRESET', 'EPIPE']);

let folder: { path: string; remove: () => void };
let site: SiteProcess;
beforeAll(async () => {
	folder = lastingFolder();
	site = await startSiteProcess({ dataDirectory: folder.path });
	// The first pages are made by code that has never run.
	for (let round = 0; round < ROUNDS; round += 1) await timeOf(`/find-course?q=warm+${round}`, {}, [200]);
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

// Whatever was sent, the site is still there for others.
afterEach(() => timeOf('/', {}, [200]));

/**
 * Milliseconds until the whole answer is there, on a connection of its own; 0 stands for one that was closed unread. What is sent
 * with it makes it a post.
 */
async function timeOf(
	path: string,
	headers: Record<string, string>,
	statuses: readonly number[],
	sent?: string,
): Promise<number> {
	const began = performance.now();
	const status = await new Promise<number>((resolve, reject) => {
		const method = sent === undefined ? 'GET' : 'POST';
		const asked = request(site.origin + path, { agent: false, headers, method }, (answer) => {
			answer.resume().on('close', () => resolve(answer.statusCode ?? 0));
		});
		// What is too long is refused before its end, and the connection closed. Anything else is a site that is not there.
		asked.on('error', (error: NodeJS.ErrnoException) => (CLOSED.has(error.code ?? '') ? resolve(0) : reject(error)));
		asked.end(sent);
	});
	expect(statuses, path.slice(0, 80)).toContain(status);
	return performance.now() - began;
}

/** The median of several tries; each search is another one, so that none is answered from memory. */
async function medianOf(
	path: (round: number) => string,
	headers: Record<string, string>,
	statuses: readonly number[],
	sent?: string,
) {
	const times: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(path(round), headers, statuses, sent));
	return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.POSITIVE_INFINITY;
}

const SEARCHES = {
	'10 KB': 'golf '.repeat(2_000),
	'10 KB without a blank': 'x'.repeat(10_000),
	'a regex bomb': 'a!'.repeat(5_000),
	'wild cards alone': '%_%_%_%',
	'slashes and wild cards': '\\%\\_\\',
	'a query for the database': "' OR 1=1-- '; drop table courses",
	'half of a pair': '%ED%A0%80',
	'marks that turn the line': '\u202e\u200f\u2066ljunghusen',
	'accents without end': `a${'\u0301'.repeat(3_000)}`,
	'rare letters': 'qxzj vwkx zzqj xqvj kzqw',
};

it('S07, S11, R30: no search holds the site up, whatever it is made of', async () => {
	const slowest = { name: '', milliseconds: 0 };
	for (const [name, text] of Object.entries(SEARCHES)) {
		const typed = name === 'half of a pair' ? text : encodeURIComponent(text);
		for (const place of ['/find-course?q=', '/find-course?sort=name;--&q=', '/api/suggestions?q=', '/api/courses?q=']) {
			const milliseconds = await medianOf((round) => `${place}${round}+${typed}`, {}, [200, 400, 414, 431, 0]);
			expect(milliseconds, `${place} ${name}`).toBeLessThanOrEqual(MOST_MILLISECONDS);
			if (milliseconds > slowest.milliseconds) Object.assign(slowest, { name, milliseconds });
		}
	}
	noteFigure(
		'R30',
		`the slowest of ${Object.keys(SEARCHES).length} hostile searches (${slowest.name}) took ${slowest.milliseconds.toFixed(0)} ms in the median`,
	);
});

it('S11: nothing that is read letter by letter is read for long', async () => {
	const bomb = 'a!'.repeat(25_000);
	const short = 'a!'.repeat(5_000);
	const tries: [string, string, Record<string, string>][] = [
		['a search of 100,000 letters', `/find-course?q=${bomb}`, {}],
		['a slug of 100,000 letters', `/courses/sweden/${bomb}`, {}],
		['a slug of 10,000 letters', `/courses/sweden/${short}`, {}],
		['a user agent of 10,000 letters', '/find-course?q=agent', { 'User-Agent': short }],
	];
	const times: number[] = [];
	for (const [name, path, headers] of tries) {
		const milliseconds = await medianOf(() => path, headers, [200, 400, 404, 414, 431, 0]);
		expect(milliseconds, name).toBeLessThanOrEqual(MOST_MILLISECONDS);
		times.push(milliseconds);
	}
	noteFigure(
		'S11',
		`regex bombs in search, slug and user agent: answered within ${Math.max(...times).toFixed(0)} ms in the median`,
	);
});

it('S11: no form and no call is read for long, whatever is typed into it', async () => {
	const letters = 'a!'.repeat(25_000);
	const blanks = `a${' '.repeat(60_000)}b`;
	const marks = `a${'\u0301'.repeat(8_000)}`;
	const form = { Origin: site.origin, 'Content-Type': 'application/x-www-form-urlencoded' };
	const call = { 'Content-Type': 'application/json' };
	const fields = (values: Record<string, string>) => new URLSearchParams(values).toString();
	const tries: [string, string, Record<string, string>, string][] = [
		['an e-mail of 50,000 letters', '/support/contact', form, fields({ email: letters })],
		['a message of blanks', '/support/contact', form, fields({ message: blanks, name: 'Karin' })],
		['a review of blanks', '/create-review', form, fields({ reviewText: blanks })],
		['a name of blanks', '/create-review', form, fields({ reviewerName: blanks })],
		['a review of marks', '/create-review', form, fields({ reviewText: marks })],
		['a suggestion of blanks', '/find-course/suggest', form, fields({ name: blanks })],
		['an application of blanks', '/become-reviewer', form, fields({ name: blanks, email: letters.slice(0, 4_000) })],
		[
			'a sign-up of blanks',
			'/auth/v1/signup',
			call,
			JSON.stringify({ email: 'a@golf.example', data: { first_name: blanks.slice(0, 15_000) } }),
		],
		[
			'a sign-up of letters',
			'/auth/v1/signup',
			call,
			JSON.stringify({ email: letters.slice(0, 15_000), password: 'heather' }),
		],
	];
	const times: number[] = [];
	for (const [at, [name, path, headers, sent]] of tries.entries()) {
		// Each from a network of its own: none is to be turned away for the others.
		const from = { ...headers, 'X-Forwarded-For': `10.11.1.${at + 1}` };
		const milliseconds = await medianOf(() => path, from, [200, 400, 413, 422, 0], sent);
		expect(milliseconds, name).toBeLessThanOrEqual(MOST_MILLISECONDS);
		times.push(milliseconds);
	}
	noteFigure(
		'S11 forms',
		`${tries.length} forms and calls with hostile words: answered within ${Math.max(...times).toFixed(0)} ms in the median`,
	);
});
