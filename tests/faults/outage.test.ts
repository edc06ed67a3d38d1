import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type DatabaseBehindProxy, startDatabaseBehindProxy } from './support/database-proxy.ts';
import { noteFigure } from './support/figures.ts';
import { PASSWORD, signIn, signUpConfirmed } from './support/members.ts';
import { openFiles } from './support/open-files.ts';
import { unseenPage } from './support/readers.ts';
import { isReady, type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { lastingFolder } from './support/trial-folder.ts';

const SEEN = '/top-rated-courses';
const ROUND = Math.round;
/** More than all connections that a site's pools keep: ten for its pages, and some for its jobs. */
const POOLS = 20;
const unseen = () => unseenPage(randomInt(50_000_000));

let folder: { path: string; remove: () => void };
let database: DatabaseBehindProxy;
let site: SiteProcess;
beforeAll(async () => {
	folder = lastingFolder();
	database = await startDatabaseBehindProxy(folder.path);
	const settings = { DATABASE_URL: database.url, PAGE_FRESH_SECONDS: '1', SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe' };
	site = await startSiteProcess({ dataDirectory: `${folder.path}/site`, settings });
});
afterAll(async () => {
	database.become({ kind: 'open' });
	await site.kill('SIGTERM');
	await database.close();
	folder.remove();
});

// The next test begins in peace, however this one ended.
afterEach(async () => {
	database.become({ kind: 'open' });
	await timeUntil(() => isReady(site.origin), 20_000);
});

type Answer = { status: number; age: string | null; retryAfter: string | null; text: string; took: number };

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
	const began = performance.now();
	const answer = await fetch(site.origin + path, { redirect: 'manual', ...init });
	const text = await answer.text();
	const { status, headers } = answer;
	return {
		status,
		age: headers.get('age'),
		retryAfter: headers.get('retry-after'),
		text,
		took: performance.now() - began,
	};
}

/** Pages that were seen go on, others say in words that they cannot; returns the longest time that took. */
async function expectCalm(most: number): Promise<number> {
	await sleep(1_200);
	await ask(SEEN);
	await sleep(200);
	const seen = await ask(SEEN);
	expect(seen).toMatchObject({ status: 200 });
	expect(Number(seen.age)).toBeGreaterThan(0);
	const other = await ask(unseen());
	expect(other).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
	expect(other.text).toContain('<h1');
	expect(other.took).toBeLessThan(most);
	expect((await ask('/healthz')).status).toBe(200);
	expect((await ask('/readyz')).status).toBe(503);
	return other.took;
}

async function expectHealed(): Promise<number> {
	const took = await timeUntil(() => isReady(site.origin), 15_000);
	await timeUntil(async () => (await ask(unseen())).status === 200, 15_000);
	expect((await ask(SEEN)).status).toBe(200);
	return took;
}

it('R11: with PostgreSQL gone, pages that were seen go on, stale and saying so; it heals by itself', async () => {
	await ask(SEEN);
	database.become({ kind: 'refuses' });
	const refused = await expectCalm(4_000);
	database.become({ kind: 'open' });
	noteFigure(
		'R11 gone',
		`refused after ${ROUND(refused)} ms, ready again ${ROUND(await expectHealed())} ms after PostgreSQL`,
	);
});

const TYPED = 'The putter that I forgot on the ninth green';

/** The contact form, filled in and ready to be sent. */
async function formOfContact(): Promise<RequestInit> {
	const { text } = await ask('/support/contact');
	const stamp =
		/name="stamp"[^>]*value="([^"]+)"/.exec(text)?.[1] ?? /value="([^"]+)"[^>]*name="stamp"/.exec(text)?.[1];
	expect(stamp).toBeTruthy();
	const body = new URLSearchParams({
		stamp: stamp ?? '',
		name: 'Karin',
		email: 'karin@golf.example',
		subject: 'A putter',
		category: 'general',
		message: TYPED,
	});
	return { method: 'POST', body, headers: { Origin: site.origin } };
}

it('R11: a form that cannot be stored comes back with what was typed', async () => {
	const form = await formOfContact();
	database.become({ kind: 'refuses' });
	const answer = await ask('/support/contact', form);
	database.become({ kind: 'open' });
	expect([503, 507]).toContain(answer.status);
	expect(answer.text).toContain(TYPED);
	await expectHealed();
});

it('R11: with PostgreSQL only reading, as a standby does, pages are read and a form comes back with what was typed', async () => {
	const email = 'standby@golf.example';
	await signUpConfirmed(site.origin, database.url, email);
	const { Cookie } = await signIn(site.origin, email);
	const form = await formOfContact();
	await becomeReadOnly(true);
	try {
		const sent = await ask('/support/contact', form);
		expect([sent.status, sent.text.includes(TYPED)]).toEqual([503, true]);
		expect([(await sendReview()).status, (await signInAs(email)).status]).toEqual([503, 503]);
		const pages = [await ask(unseen()), await ask('/find-course'), await ask('/create-review')];
		const own = [await ask('/account', { headers: { Cookie } }), await ask('/', { headers: { Cookie } })];
		expect([...pages, ...own].map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
	} finally {
		await becomeReadOnly(false);
	}
	expect((await ask('/support/contact', form)).status).toBe(303);
});

/** As a node that is no longer the first: what reads goes on, also on the connections that are open. */
async function becomeReadOnly(readOnly: boolean) {
	await tell(`alter system set default_transaction_read_only to ${readOnly ? 'on' : 'off'}`);
	await tell('select pg_reload_conf()');
	await sleep(500);
}

it('S64: with the database gone nobody is signed in and nothing is taken, while pages that were seen are read', async () => {
	await ask(SEEN);
	database.become({ kind: 'refuses' });
	const [signIn, review] = [await signInAs('k@golf.example'), await sendReview()];
	const seen = await ask(SEEN);
	database.become({ kind: 'open' });
	expect([signIn.status, review.status, seen.status]).toEqual([503, 503, 200]);
	expect(signIn.text).not.toContain('access_token');
	await expectHealed();
});

it.each([
	['allowances', 200],
	['sessions', 500],
])(
	'S64: with the table of %s away alone, nobody is signed in, while every page is read',
	async (table, accountStatus) => {
		const email = `${table}@golf.example`;
		await signUpConfirmed(site.origin, database.url, email);
		const { Cookie } = await signIn(site.origin, email);
		const session = { headers: { Cookie } };
		expect(await ask('/account', session)).toMatchObject({ status: 200, text: expect.stringContaining(email) });
		await tell(`alter table ${table} rename to away`);
		try {
			const signIn = await signInAs(email);
			expect([signIn.status, signIn.text.includes('access_token')]).toEqual([500, false]);
			expect((await ask('/account')).status).toBeGreaterThanOrEqual(300);
			const own = await ask('/account', session);
			expect([own.status, own.text.includes(email)]).toEqual([accountStatus, accountStatus === 200]);
			const pages = [await ask(unseen()), await ask('/', session), await ask(SEEN, session)];
			expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
		} finally {
			await tell(`alter table away rename to ${table}`);
		}
		expect((await signInAs(email)).status).toBe(200);
		expect((await ask('/account', session)).status).toBe(200);
	},
);

it('S64: with the count of posts away alone, nothing is taken, what was typed comes back, and every page is read', async () => {
	const form = await formOfContact();
	await tell('alter table allowances rename to away');
	try {
		const sent = await ask('/support/contact', form);
		expect([sent.status, sent.text.includes(TYPED)]).toEqual([503, true]);
		expect((await sendReview()).status).toBe(503);
		expect((await ask(unseen())).status).toBe(200);
	} finally {
		await tell('alter table away rename to allowances');
	}
	expect((await ask('/support/contact', form)).status).toBe(303);
	expect((await sendReview()).status).toBe(201);
});

const JSON_BODY = { 'Content-Type': 'application/json', 'X-Forwarded-For': '10.77.1.1' };

const tell = (statement: string) => tellDatabase(database.url, statement);

const signInAs = (email: string) =>
	ask('/auth/v1/token?grant_type=password', {
		method: 'POST',
		headers: JSON_BODY,
		body: JSON.stringify({ email, password: PASSWORD }),
	});

const sendReview = () =>
	ask('/api/reviews', {
		method: 'POST',
		headers: JSON_BODY,
		body: JSON.stringify({
			course_id: 1,
			rating: 7,
			content: 'Firm and fast, with a kind welcome - Review by Karin',
			date_played: '2026-06-12',
		}),
	});

it('R12: with PostgreSQL hanging, nobody waits longer than six seconds, and pages that were seen go on', async () => {
	await ask(SEEN);
	database.become({ kind: 'hangs' });
	const took = await expectCalm(8_000);
	const waiting = Array.from({ length: 25 }, () => ask(unseen()));
	const meanwhile = await ask(SEEN);
	expect(meanwhile).toMatchObject({ status: 200 });
	expect(meanwhile.took).toBeLessThan(1_000);
	for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(503);
	database.become({ kind: 'open' });
	noteFigure(
		'R12',
		`refused after ${ROUND(took)} ms, pages that were seen in ${ROUND(meanwhile.took)} ms meanwhile, ready again after ${ROUND(await expectHealed())} ms`,
	);
});

it('R13: connections that break all the time cost readers nothing, and none is left behind', async () => {
	await ask(unseen());
	const before = openFiles(site.pid);
	const killer = new pg.Client({ connectionString: database.url, application_name: 'killer' });
	await killer.connect();
	let killing = true;
	const kills = (async () => {
		for (; killing; await sleep(100)) {
			await killer.query(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fescue'`);
		}
	})();
	const statuses: number[] = [];
	const until = performance.now() + 10_000;
	while (performance.now() < until)
		statuses.push((await ask(unseen(), { headers: { 'X-Forwarded-For': `10.1.${statuses.length % 250}.1` } })).status);
	killing = false;
	await kills;
	await killer.end();
	const failed = statuses.filter((status) => status !== 200).length;
	noteFigure(
		'R13',
		`${failed} of ${statuses.length} uncached pages failed while every connection was ended ten times a second`,
	);
	expect(failed / statuses.length).toBeLessThan(0.01);
	await expectHealed();
	// Some hundred connections were ended: what is open is what the pools keep, and those of the readers go within seconds.
	await timeUntil(async () => openFiles(site.pid) <= before + POOLS, 20_000);
	const [there] = await tellDatabase<{ count: number }>(
		database.url,
		`select count(*)::int from pg_stat_activity where application_name = 'fescue'`,
	);
	expect(there?.count).toBeLessThanOrEqual(POOLS);
});

it('R14: a database that takes half a second for everything slows no page that was seen', async () => {
	await ask(SEEN);
	database.become({ kind: 'slow', milliseconds: 500 });
	await sleep(1_200);
	const seen = await ask(SEEN);
	const other = await ask(unseen());
	database.become({ kind: 'open' });
	expect(seen).toMatchObject({ status: 200 });
	expect(seen.took).toBeLessThan(400);
	expect(other).toMatchObject({ status: 200 });
	expect(other.took).toBeLessThan(6_000);
	noteFigure(
		'R14',
		`a page that was seen in ${ROUND(seen.took)} ms, another in ${ROUND(other.took)} ms (${other.status})`,
	);
});
