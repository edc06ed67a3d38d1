import { randomUUID } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { lastingFolder, withDatabaseOf } from './support/trial-folder.ts';
import { coursesOf, newWrite, send as sendWrite, type Write } from './support/writers.ts';

const CLOCK = new URL('support/moved-clock.ts', import.meta.url).href;
const HOUR = 3_600_000;
/** Where the machine's clock jumps to, from where it really stands: farther than an access token lives, and than a day. */
const JUMPS = [2 * HOUR, -2 * HOUR, 365 * 24 * HOUR, 0];
const PASSWORD = 'three long irons';
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
	withDatabaseOf(folder.path, async (url) => {
		const client = new pg.Client({ connectionString: url });
		await client.connect();
		const { rows } = await client.query<Row>(statement, values);
		await client.end();
		return rows;
	});

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
	ask(path, {
		method: 'POST',
		body: JSON.stringify(body),
		headers: { 'Content-Type': 'application/json', ...headers },
	});

/** What the browser of a new member sends with everything. */
async function signedIn(email: string): Promise<{ Cookie: string }> {
	expect((await send('/auth/v1/signup', { email, password: PASSWORD })).status).toBe(200);
	// Until an address is confirmed, its password waits with the letter.
	await tell(
		`update users set confirmed_at = now(), password_hash = t.password_hash
		from one_time_tokens t where t.user_id = users.id and email = $1`,
		[email],
	);
	const { status, text } = await send('/auth/v1/token?grant_type=password', { email, password: PASSWORD });
	expect(status, text).toBe(200);
	const { access_token, refresh_token } = JSON.parse(text) as Record<string, string>;
	return { Cookie: `at=${access_token}; rt=${refresh_token}` };
}

it('R38: a session lives on through jumps of the machine’s clock, and one that was ended is not revived', async () => {
	const kept = await signedIn('kept@golf.example');
	const ended = await signedIn('ended@golf.example');
	const token = /at=([^;]+)/.exec(ended.Cookie)?.[1];
	expect((await send('/auth/v1/logout', {}, { Authorization: `Bearer ${token}` })).status).toBe(204);
	for (const milliseconds of JUMPS) {
		await jump(milliseconds);
		const own = await ask('/account', { headers: kept });
		expect([own.status, own.text.includes('kept@golf.example')], `${milliseconds}`).toEqual([200, true]);
		expect((await ask('/account', { headers: ended })).text, `${milliseconds}`).not.toContain('ended@golf.example');
	}
});

it('R38: what is limited stays limited, whatever the machine’s clock says', async () => {
	await signedIn('guessed@golf.example');
	const guess = () =>
		send(
			'/auth/v1/token?grant_type=password',
			{ email: 'guessed@golf.example', password: 'a wrong one' },
			{ 'X-Forwarded-For': '10.38.1.1' },
		);
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
		expect((await send('/auth/v1/signup', { email, password: PASSWORD })).status).toBe(200);
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
