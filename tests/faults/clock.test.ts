import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { callAccounts, PASSWORD, signIn, signUpConfirmed } from './support/members.ts';
import { type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { lastingFolder, withDatabaseOf } from './support/trial-folder.ts';
import { coursesOf, newWrite, send as sendWrite, type Write } from './support/writers.ts';

const CLOCK = new URL('support/moved-clock.ts', import.meta.url).href;
const HOUR = 3_600_000;
/** Where the machine's clock jumps to, from where it really stands: farther than an access token lives, and than a day. */
const JUMPS = [2 * HOUR, -2 * HOUR, 365 * 24 * HOUR, 0];
const WRONG_TRIES = 10;

let folder: { path: string; remove: () => void };
let site: SiteProcess;
beforeAll(async () => {
	folder = lastingFolder();
	const settings = { NODE_OPTIONS: `--import=${CLOCK}`, FAULT_CLOCK: join(folder.path, 'clock') };
	site = await startSiteProcess({ dataDirectory: folder.path, settings });
});
afterAll(async () => {
	await site.kill('SIGTERM');
	folder.remove();
});

/** Moves the clock of the site's machine to so many milliseconds from the real time. */
async function jump(milliseconds: number): Promise<void> {
	const file = join(folder.path, 'clock');
	writeFileSync(file, String(milliseconds));
	process.kill(site.pid, 'SIGUSR2');
	await timeUntil(async () => !existsSync(file), 20_000);
}

async function ask(path: string, init: RequestInit = {}): Promise<{ status: number; text: string }> {
	const answer = await fetch(site.origin + path, { redirect: 'manual', ...init });
	return { status: answer.status, text: await answer.text() };
}

const tell = <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> =>
	withDatabaseOf(folder.path, (url) => tellDatabase<Row>(url, statement, values));

const signUp = (email: string) => withDatabaseOf(folder.path, (url) => signUpConfirmed(site.origin, url, email));

it('R38: a session lives on through jumps of the machine’s clock, and one that was ended is not revived', async () => {
	await signUp('kept@golf.example');
	await signUp('ended@golf.example');
	const kept = { Cookie: (await signIn(site.origin, 'kept@golf.example')).Cookie };
	const { Cookie, accessToken } = await signIn(site.origin, 'ended@golf.example');
	const bearer = { Authorization: `Bearer ${accessToken}` };
	expect((await callAccounts(site.origin, 'logout', {}, bearer)).status).toBe(204);
	for (const milliseconds of JUMPS) {
		await jump(milliseconds);
		const own = await ask('/account', { headers: kept });
		expect([own.status, own.text.includes('kept@golf.example')], `${milliseconds}`).toEqual([200, true]);
		expect((await ask('/account', { headers: { Cookie } })).text, `${milliseconds}`).not.toContain(
			'ended@golf.example',
		);
	}
});

it('R38: what is limited stays limited, whatever the machine’s clock says', async () => {
	const email = 'guessed@golf.example';
	await signUp(email);
	const wrong = { email, password: 'a wrong one' };
	const guess = () => callAccounts(site.origin, 'token?grant_type=password', wrong, { 'X-Forwarded-For': '10.38.1.1' });
	for (let at = 0; at < WRONG_TRIES; at++) expect((await guess()).status).toBe(400);
	for (const milliseconds of JUMPS) {
		await jump(milliseconds);
		expect((await guess()).status, `${milliseconds}`).toBe(429);
	}
});

it('R38: letters go out once each through jumps, and none waits for the clock to come back', async () => {
	const emails: string[] = [];
	for (const milliseconds of JUMPS) {
		await jump(milliseconds);
		const email = `${randomUUID().replace(/\W/g, '')}@golf.example`;
		emails.push(email);
		expect((await callAccounts(site.origin, 'signup', { email, password: PASSWORD })).status).toBe(200);
		await timeUntil(async () => {
			const [row] = await tell<{ status: string }>('select status from mail_outbox where recipient = $1', [email]);
			return row?.status === 'sent';
		}, 60_000);
	}
	await sleep(2_000);
	const rows = await tell('select attempts, status from mail_outbox where recipient = any($1)', [emails]);
	expect(rows).toEqual(emails.map(() => ({ attempts: 1, status: 'sent' })));
	expect(site.output()).not.toMatch(/"level":(50|60)/);
});

it('R38: a review of each time is told once when the list is walked, in the order in which they came', async () => {
	const [courseId = 0] = await coursesOf(site.origin);
	const writes = new Map<string, Write>();
	const words: string[] = [];
	for (const milliseconds of JUMPS) {
		await jump(milliseconds);
		const write = newWrite([courseId], writes);
		words.unshift(write.word);
		expect(await sendWrite(site.origin, write)).toBe(true);
	}
	const told: string[] = [];
	let next: string | null = `/api/courses/${courseId}/reviews?limit=1`;
	while (next) {
		const page = JSON.parse((await ask(next)).text) as { items: { content: string }[]; next: string | null };
		told.push(...words.filter((word) => page.items.some(({ content }) => content.includes(word))));
		next = page.next?.replace(/^https?:\/\/[^/]+/, '') ?? null;
	}
	expect(told).toEqual(words);
});

it('R38: the stamp of a form is of the one clock, so that nobody is taken for hasty or late', async () => {
	for (const milliseconds of JUMPS) {
		await jump(milliseconds);
		const { stamp } = JSON.parse((await ask('/api/stamp')).text) as { stamp: string };
		const made = Number(stamp.split('.')[1]);
		expect(Math.abs(made - Date.now()), `${milliseconds}`).toBeLessThan(60_000);
	}
});
