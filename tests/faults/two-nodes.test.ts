import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:http2';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOST_ITEMS } from '#app/features/data-calls/parameters.ts';
import { paths } from '#app/lib/paths.ts';
import { getCountry } from '#domain/catalogue/places/countries.ts';
import { makeSigningKey } from '#server/auth/signing-keys.ts';
import { environmentOfNode } from '#tests/support/servers/compose.ts';
import { type MailServer, startMailServer } from '#tests/support/servers/mail-server.ts';
import { findNginx } from '#tests/support/servers/nginx.ts';
import { type S3Server, startS3Server } from '#tests/support/servers/s3-server.ts';
import { freePort } from '#tests/support/sites/site.ts';
import { addAlertReaders, alertsTo, tellOfCourse } from './alerts/alert-readers.ts';
import { expectWritesKept } from './support/check-writes.ts';
import { type DatabaseBehindProxy, startDatabaseBehindProxy } from './support/database-proxy.ts';
import { noteFigure } from './support/figures.ts';
import { memberStamp, signIn, signUpConfirmed } from './support/members.ts';
import { type Nginx, startNginx } from './support/nginx.ts';
import { makeNewerBuild } from './support/other-build.ts';
import { type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { lastingFolder } from './support/trial-folder.ts';
import { coursesOf, send, startWriters, type Write } from './support/writers.ts';

const ROUNDS = 10;
/** How long a node may take to know what another one has done, in milliseconds: mostly it is far below a second. */
const KNOWN_WITHIN = 2_000;
const HASTY_ALERTS = new URL('alerts/hasty-alerts.ts', import.meta.url).href;
const nginx = findNginx();

let folder: { path: string; remove: () => void };
let database: DatabaseBehindProxy;
let mail: MailServer;
let bucket: S3Server;
let client: pg.Client;
let nodes: [SiteProcess, SiteProcess];
let ports: [number, number];
let metricsPorts: [number, number];
let shared: Record<string, string>;
let front: Nginx | null;

beforeAll(async () => {
	folder = lastingFolder();
	database = await startDatabaseBehindProxy(folder.path);
	mail = await startMailServer();
	bucket = await startS3Server();
	client = new pg.Client({ connectionString: database.url });
	client.on('error', () => {});
	ports = [await freePort(), await freePort()];
	metricsPorts = [await freePort(), await freePort()];
	const port = await freePort();
	shared = {
		...environmentOfNode({
			ORIGIN: `https://127.0.0.1:${port}`,
			SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe',
			AUTH_SIGNING_KEY: makeSigningKey(),
			SMTP_URL: mail.url,
			MAIL_DOMAIN: 'golf.example',
		}),
		// What has another address on this machine.
		DATABASE_URL: database.url,
		METRICS_HOST: '127.0.0.1',
		S3_ENDPOINT: bucket.endpoint,
		S3_REGION: bucket.region,
		S3_ACCESS_KEY_ID: bucket.accessKeyId,
		S3_SECRET_ACCESS_KEY: bucket.secretAccessKey,
		LOG_LEVEL: 'warn',
	};
	nodes = await Promise.all([startNode(0), startNode(1)]);
	front = nginx ? await startNginx(nginx, `${folder.path}/nginx`, { port, ports }) : null;
	await client.connect();
});
afterAll(async () => {
	await front?.stop();
	await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
	await client.end();
	await Promise.all([database.close(), mail.close(), bucket.close()]);
	folder.remove();
});

/** A node as compose.yaml sets it up, in production mode. */
const startNode = (which: 0 | 1, root?: string, settings = {}) =>
	startSiteProcess({
		root,
		dataDirectory: `${folder.path}/node-${which}`,
		port: ports[which],
		settings: { ...shared, METRICS_PORT: String(metricsPorts[which]), ...settings },
	});

/** What is reached through nginx; the tests that ask for it run only where there is one. */
const frontOrigin = () => front?.origin ?? '';

/** The status of an answer that was read to its end. */
async function statusOf(answer: Response): Promise<number> {
	await answer.text();
	return answer.status;
}

const inWords = (milliseconds: number) => `${Math.round(milliseconds)} ms`;

const textOf = async (url: string, init?: RequestInit) => (await fetch(url, init)).text();

/** A review of a course by a visitor, which is not sent yet. Words that were sent before would be held. */
function reviewOf(courseId: number, words: string): Write {
	const word = `w${randomUUID().replace(/[^a-f]/g, '')}q`;
	const body = JSON.stringify({
		course_id: courseId,
		rating: 7,
		content: `${words} ${word} - Review by Karin`,
		date_played: '2026-06-12',
	});
	return { word, acknowledged: false, key: randomUUID(), body, path: '/api/reviews', network: '10.9.9.9' };
}

it('R34, R37: two nodes that start together migrate and fill the database once', async () => {
	const migrations = await client.query('select hash from drizzle.__drizzle_migrations');
	expect(new Set(migrations.rows.map(({ hash }) => hash)).size).toBe(migrations.rowCount);
	const courses = await client.query('select slug from courses');
	expect(new Set(courses.rows.map(({ slug }) => slug)).size).toBe(courses.rowCount);
});

it('S40, S62: both run in production, tell their figures on ports of their own, and show no letters', async () => {
	for (const port of metricsPorts)
		expect(await textOf(`http://127.0.0.1:${port}/metrics`)).toContain('fescue_database_up 1');
	for (const { origin } of nodes) {
		for (const path of ['/metrics', '/dev/mail']) expect(await statusOf(await fetch(origin + path))).toBe(404);
	}
	const { rows } = await client.query('select count(*)::int as n from reviews');
	expect(rows).toEqual([{ n: 0 }]);
});

it('R37: a photograph given to one node has its sizes in the bucket, where the other one finds them', async () => {
	const bytes = await sharp({ create: { width: 1_200, height: 800, channels: 3, background: '#373' } })
		.jpeg()
		.toBuffer();
	const body = new FormData();
	body.append('photograph', new File([new Uint8Array(bytes)], 'green.jpg'));
	const given = await fetch(`${nodes[0].origin}/api/pictures`, {
		method: 'POST',
		body,
		headers: { Origin: shared.ORIGIN ?? '', 'X-Forwarded-For': '10.6.6.6' },
	});
	expect(given.status).toBe(201);
	const { id } = (await given.json()) as { id: string };
	const state = () => textOf(`${nodes[1].origin}/api/pictures/${id}`);
	await timeUntil(async () => (await state()) === JSON.stringify({ status: 'ready' }), 30_000);
	const kept = [0, 1].map((which) => existsSync(`${folder.path}/node-${which}/pictures/stored`));
	expect(kept).toEqual([false, false]);
});

it('R37: a review written on one node is on the pages of the other within a second', async () => {
	const [a, b] = nodes;
	const [courseId = 0] = await coursesOf(a.origin);
	const { rows } = await client.query('select slug, country from courses where id = $1', [courseId]);
	const seen = `${b.origin}/api/courses/${courseId}/reviews`;
	await textOf(seen);
	const write = reviewOf(courseId, 'A kind welcome and the driest bunkers of the whole coast');
	expect(await send(a.origin, write)).toBe(true);
	const took = await timeUntil(async () => (await textOf(seen)).includes(write.word), KNOWN_WITHIN);
	expect(rows[0]?.slug).toBeTruthy();
	noteFigure('R37', `a review on one node stood on the other ${Math.round(took)} ms after its answer`);
});

it.runIf(nginx)('R37: a review sent through nginx takes the pages without it from both nodes', async () => {
	const courseId = (await coursesOf(frontOrigin()))[1] ?? 0;
	const { rows } = await client.query('select slug, country from courses where id = $1', [courseId]);
	const path = paths.course({ slug: rows[0]?.slug, countrySlug: getCountry(rows[0]?.country)?.slug ?? '' });
	const pagesOf = () => Promise.all(nodes.map(({ origin }) => textOf(origin + path)));
	const write = reviewOf(courseId, 'Greens as quick as they were true, and a wind that never lets go');
	// Seen once, a page is kept by the node.
	for (const page of await pagesOf()) expect(page).not.toContain(write.word);
	expect(await send(frontOrigin(), write)).toBe(true);
	const took = await timeUntil(async () => (await pagesOf()).every((page) => page.includes(write.word)), KNOWN_WITHIN);
	expect(await textOf(frontOrigin() + path)).toContain(write.word);
	noteFigure(
		'R37 page',
		`a review sent through nginx stood on the page of both nodes ${inWords(took)} after its answer`,
	);
});

it.runIf(nginx)('R37, S16: who signs out through nginx is signed out at both nodes', async () => {
	const email = 'signs-out@golf.example';
	await signUpConfirmed(frontOrigin(), database.url, email);
	const { accessToken } = await signIn(frontOrigin(), email);
	const asBrowser = { Cookie: `__Host-at=${accessToken}`, Origin: shared.ORIGIN ?? '' };
	const asProgram = { Authorization: `Bearer ${accessToken}` };
	const statuses = () =>
		Promise.all(
			nodes.flatMap(({ origin }) =>
				[
					fetch(`${origin}/account`, { headers: asBrowser, redirect: 'manual' }),
					fetch(`${origin}/auth/v1/user`, { headers: asProgram }),
				].map(async (answer) => statusOf(await answer)),
			),
		);
	expect(await statuses()).toEqual([200, 200, 200, 200]);
	const out = `${frontOrigin()}/account/sign-out`;
	expect(await statusOf(await fetch(out, { method: 'POST', headers: asBrowser, redirect: 'manual' }))).toBe(303);
	const took = await timeUntil(async () => !(await statuses()).includes(200), KNOWN_WITHIN);
	expect(await statuses()).toEqual([302, 403, 302, 403]);
	noteFigure(
		'R37 sign-out',
		`who had signed out through nginx was signed out at both nodes ${inWords(took)} after the answer`,
	);
});

it.runIf(nginx)('L3: a trip whose link is closed at one node is closed at once at the other', async () => {
	const email = 'travels@golf.example';
	await signUpConfirmed(frontOrigin(), database.url, email);
	const { accessToken } = await signIn(frontOrigin(), email);
	const Cookie = `__Host-at=${accessToken}`;
	const [at, other] = nodes.map(({ origin }) => origin) as [string, string];
	const send = async (path: string, fields: Record<string, string>) => {
		const body = new URLSearchParams({ ...fields, stamp: await memberStamp(at, Cookie) });
		const headers = { Cookie, Origin: shared.ORIGIN ?? '' };
		const answer = await fetch(at + path, { method: 'POST', body, headers, redirect: 'manual' });
		expect(await statusOf(answer)).toBe(303);
		return new URL(answer.headers.get('location') ?? '', at).pathname;
	};
	const slug = (await client.query('select slug from courses where latitude is not null order by id limit 1')).rows[0]
		?.slug;
	const trip = await send('/account/trips/new', {
		title: 'Two nodes',
		firstDay: `${new Date().getUTCFullYear() + 1}-06-11`,
		days: '2',
		name: 'Karin',
		c1: slug,
	});
	const link = /\/trips\/[\da-f-]+/.exec((await textOf(at + trip, { headers: { Cookie } })).replaceAll(trip, ''))?.[0];
	const seen = async () => statusOf(await fetch(other + link));
	expect(await seen()).toBe(200);
	await send(trip, { intent: 'close-link' });
	expect(await seen()).toBe(404);
});

it('R37: a letter in the outbox is sent by one node alone', async () => {
	const emails = Array.from({ length: 30 }, () => `${randomUUID().replace(/\W/g, '')}@golf.example`);
	for (const [at, email] of emails.entries()) {
		const answer = await fetch(`${nodes[at % 2 === 0 ? 0 : 1].origin}/auth/v1/signup`, {
			method: 'POST',
			body: JSON.stringify({ email, password: 'three long irons' }),
			headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.8.${at}.1` },
		});
		expect(answer.status).toBe(200);
	}
	const open = `select count(*)::int as n from mail_outbox where status = 'waiting' and recipient = any($1)`;
	await timeUntil(async () => (await client.query(open, [emails])).rows[0]?.n === 0, 30_000);
	const { rows } = await client.query(`select attempts, status from mail_outbox where recipient = any($1)`, [emails]);
	expect(rows).toEqual(emails.map(() => ({ attempts: 1, status: 'sent' })));
	const sentTo = mail.mails.flatMap(({ to }) => to?.map(({ address }) => address) ?? []);
	expect(sentTo.filter((address) => emails.includes(address ?? '')).toSorted()).toEqual(emails.toSorted());
});

it('R37, N3: a letter about courses goes out once, whichever of the nodes looks first', async () => {
	const teller = 'tells@golf.example';
	await signUpConfirmed(nodes[0].origin, database.url, teller);
	await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
	const startHasty = (which: 0 | 1) => startNode(which, undefined, { NODE_OPTIONS: `--import=${HASTY_ALERTS}` });
	nodes = await Promise.all([startHasty(0), startHasty(1)]);
	const { accessToken } = await signIn(nodes[0].origin, teller);
	const at = { origin: nodes[0].origin, siteOrigin: shared.ORIGIN ?? '', cookie: `__Host-at=${accessToken}` };
	const { rows } = await client.query(
		'select id, slug, country from courses where closed_on is null order by id limit 1',
	);
	const { id = 0, slug = '', country = '' } = rows[0] ?? {};
	const path = paths.reportConditions({ slug, countrySlug: getCountry(country)?.slug ?? '' });
	const emails = Array.from({ length: 30 }, (_, number) => `hears-${number}@golf.example`).toSorted();
	const once = (those: string[]) => those.map((recipient) => ({ recipient, letters: 1, sent: 1, attempts: 1 }));
	const areSent = async (those: string[]) => {
		const sent = async () => (await alertsTo(database.url, those)).reduce((sum, one) => sum + one.sent, 0);
		await timeUntil(async () => (await sent()) >= those.length, 60_000);
	};
	await addAlertReaders(database.url, id, emails);
	await tellOfCourse(at, path, { temporary: 'all' });
	await areSent(emails);
	expect(await alertsTo(database.url, emails)).toEqual(once(emails));
	// What comes on the same day waits, at either node: that it has looked since is known by a letter to somebody new.
	await tellOfCourse(at, path, { aeration: 'fresh' });
	for (const [which, other] of [
		[0, 1],
		[1, 0],
	] as const) {
		await nodes[other].kill('SIGTERM');
		const late = [`hears-of-${which}@golf.example`];
		await addAlertReaders(database.url, id, late);
		await areSent(late);
		expect(await alertsTo(database.url, [...emails, ...late])).toEqual(once([...emails, ...late].toSorted()));
		nodes[other] = await startHasty(other);
	}
	const heard = mail.mails.flatMap(({ to, subject }) =>
		subject?.includes('how your courses are now') ? (to?.map(({ address }) => address ?? '') ?? []) : [],
	);
	expect(heard.toSorted()).toEqual([...emails, 'hears-of-0@golf.example', 'hears-of-1@golf.example'].toSorted());
	await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
	nodes = await Promise.all([startNode(0), startNode(1)]);
});

it.runIf(nginx)('R33: a rolling restart behind nginx fails no request and loses no write', async () => {
	const writes = new Map<string, Write>();
	const failures: string[] = [];
	let asked = 0;
	let reading = true;
	const courses = await coursesOf(frontOrigin());
	const asset = /\/assets\/[\w.-]+/.exec(await textOf(`${frontOrigin()}/find-course`))?.[0] ?? '';
	const reader = async (at: number) => {
		const paths = ['/', '/top-rated-courses', '/find-course', '/guides', asset];
		for (let turn = at; reading; turn++) {
			const path = paths[turn % paths.length] ?? '/';
			const status = await fetch(frontOrigin() + path).then(statusOf, String);
			if (status !== 200) failures.push(`${path} ${status}`);
			asked++;
			await sleep(10);
		}
	};
	const readers = Promise.all([0, 1, 2, 3].map(reader));
	const stop = startWriters(frontOrigin(), courses, writes, 2);
	for (let round = 0; round < ROUNDS; round++) {
		const which = round % 2 === 0 ? 0 : 1;
		expect(await nodes[which].kill('SIGTERM')).toBe(0);
		nodes[which] = await startNode(which);
	}
	reading = false;
	await readers;
	await stop();
	expect(failures).toEqual([]);
	expect([...writes.values()].filter(({ acknowledged }) => !acknowledged)).toEqual([]);
	const kept = await expectWritesKept(database.url, writes);
	noteFigure(
		'R33',
		`${ROUNDS} restarts behind nginx: ${asked} pages and files asked for, none failed; ${kept} writes, all kept`,
	);
});

it.runIf(nginx)('R33, R47: a file of the build before is still there for whoever has its page', async () => {
	const asset = /\/assets\/[\w.-]+\.js/.exec(await textOf(`${frontOrigin()}/find-course`))?.[0] ?? '';
	// Each browser lists the encodings that it takes in its own way.
	const ask = (encodings: string) => fetch(frontOrigin() + asset, { headers: { 'Accept-Encoding': encodings } });
	const before = await ask('gzip, deflate, br, zstd');
	expect([before.status, before.headers.get('content-encoding')]).toEqual([200, 'br']);
	const bytes = await before.text();
	// Both nodes have a newer build now, which does not have that file: so do nodes that are not there at all.
	await Promise.all(nodes.map((node) => node.kill('SIGTERM')));
	for (const encodings of ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br;q=1.0, gzip;q=0.8, *;q=0.1']) {
		const after = await ask(encodings);
		expect([after.status, await after.text()], encodings).toEqual([200, bytes]);
		expect(after.headers.get('vary'), encodings).toBe('Accept-Encoding');
	}
	// What nobody has asked for before is not there: a reader who takes no brotli is not sent any.
	expect((await ask('gzip, br;q=0')).status).toBe(503);
	nodes = await Promise.all([startNode(0), startNode(1)]);
});

it.runIf(nginx)(
	'R33: nodes of two builds side by side, then of the newer alone: whoever has a page finds its files',
	async () => {
		const { root, formerAsset, newerAsset } = makeNewerBuild(`${folder.path}/newer`);
		const all = [200, 200, 200, 200, 200, 200];
		let asked = 0;
		// By another address each time, so that none comes from what nginx keeps.
		const askFront = (asset: string) =>
			Promise.all(all.map(async () => statusOf(await fetch(`${frontOrigin()}${asset}?${asked++}`))));
		const askNodes = (asset: string) =>
			Promise.all(nodes.map(async ({ origin }) => statusOf(await fetch(origin + asset))));
		await nodes[1].kill('SIGTERM');
		nodes[1] = await startNode(1, root);
		expect([await askNodes(formerAsset), await askNodes(newerAsset)]).toEqual([
			[200, 200],
			[404, 200],
		]);
		expect([await askFront(formerAsset), await askFront(newerAsset)]).toEqual([all, all]);
		await nodes[0].kill('SIGTERM');
		expect([await askFront(formerAsset), await askFront(newerAsset)]).toEqual([all, all]);
		await nodes[1].kill('SIGTERM');
		nodes = await Promise.all([startNode(0), startNode(1)]);
	},
);

it.runIf(nginx)('S55: one network does not read the catalogue within an hour by asking all nodes', async () => {
	const ask = (network: string) =>
		fetch(`${frontOrigin()}/api/top-courses?limit=1`, { headers: { 'X-Forwarded-For': network } });
	let calls = 0;
	let answer = await ask('10.7.7.7');
	// As many as bring 35,000 courses.
	for (; answer.status === 200 && calls < 35_000 / MOST_ITEMS; calls++) {
		await answer.text();
		answer = await ask('10.7.7.7');
	}
	expect(answer.status).toBe(429);
	expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
	expect(answer.headers.get('content-type')).toBe('application/problem+json');
	expect(await answer.json()).toMatchObject({ status: 429 });
	expect(await statusOf(await ask('10.7.7.8'))).toBe(200);
	expect(await statusOf(await ask('2001:db8::7'))).toBe(200);
});

it.runIf(nginx)('speaks TLS and HTTP/2 in front of both', async () => {
	const session = connect(frontOrigin());
	const stream = session.request({ ':path': '/healthz' });
	const [headers] = await once(stream, 'response');
	expect([headers[':status'], session.alpnProtocol, await text(stream)]).toEqual([200, 'h2', 'alive\n']);
	session.close();
});
