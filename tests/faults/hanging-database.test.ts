import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectWritesKept } from './support/check-writes.ts';
import { type Connections, openConnections } from './support/connections.ts';
import { type DatabaseBehindProxy, startDatabaseBehindProxy } from './support/database-proxy.ts';
import { noteFigure } from './support/figures.ts';
import { stopPostgres } from './support/postgres-processes.ts';
import { quantile, unseenPage } from './support/readers.ts';
import { isReady, type SiteProcess, startSiteProcess, timeUntil } from './support/site-process.ts';
import { tellDatabase } from './support/tell-database.ts';
import { lastingFolder, withDatabaseOf } from './support/trial-folder.ts';
import { acknowledgedOf, coursesOf, newWrite, someNetwork, startWriters, type Write } from './support/writers.ts';

const HANGS_MILLISECONDS = 60_000;
/** By then the statements have been given up that were under way when it was stopped: it is known to hang. */
const KNOWN_AFTER = 7_000;
/** When many come at once. */
const CROWDS_AT = [8_000, 30_000, 50_000];
const CROWD = { readers: 200, senders: 50 };
const SEEN = '/top-rated-courses';
/** Six seconds, and what a machine that has other things to do adds. */
const MOST_WAIT = 6_500;
/** Whoever is turned away sooner has not waited for a connection, which is given two seconds. */
const AT_ONCE = 1_900;
/** So soon the site says that it lives, however many come, and shows what it has shown before. */
const PROMPT = 2_000;
/** What a site's pool holds where POOL_SIZE does not say otherwise. */
const POOL = 10;
const LOOKS_EVERY = 100;
const ROUND = Math.round;
const SETTINGS = { PAGE_FRESH_SECONDS: '1', SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe' };

type Place = {
	site: SiteProcess;
	dataDirectory: string;
	withDatabase: <Value>(work: (url: string) => Promise<Value>) => Promise<Value>;
};

/** What was opened for the whole file, in its order. */
const opened: (() => unknown)[] = [];
let database: DatabaseBehindProxy;
let places: Record<'given' | 'own', Place>;
beforeAll(async () => {
	const [own, given] = [lastingFolder(), lastingFolder()];
	opened.push(own.remove, given.remove);
	database = await startDatabaseBehindProxy(given.path);
	opened.push(database.close);
	const start = async (dataDirectory: string, settings: Record<string, string>) => {
		const site = await startSiteProcess({ dataDirectory, settings });
		opened.push(() => site.kill('SIGTERM'));
		return site;
	};
	places = {
		given: {
			site: await start(`${given.path}/site`, { ...SETTINGS, DATABASE_URL: database.url }),
			dataDirectory: given.path,
			withDatabase: (work) => work(database.url),
		},
		own: {
			site: await start(own.path, SETTINGS),
			dataDirectory: own.path,
			withDatabase: (work) => withDatabaseOf(own.path, work),
		},
	};
});
afterAll(async () => {
	for (const close of opened.toReversed()) await close();
});

// Both hang in the same minute: it is mostly waited.
describe.concurrent('with PostgreSQL stopped for sixty seconds amid writes', () => {
	it.for([
		{ id: 'R12 stopped', where: 'given by DATABASE_URL', place: 'given' },
		{ id: 'R12 own', where: 'that the site brings', place: 'own' },
	] as const)(
		'R12: with the PostgreSQL $where stopped for sixty seconds, crowds are refused at once, the site lives, shows what was seen, and goes on with all that was acknowledged',
		async ({ id, place }, { onTestFinished }) => {
			const { site, withDatabase } = places[place];
			await read(site.origin, SEEN);
			const writes = new Map<string, Write>();
			const courses = await coursesOf(site.origin);
			const stop = startWriters(site.origin, courses, writes, 4);
			onTestFinished(async () => void (await stop()));
			await timeUntil(async () => acknowledgedOf(writes).length > 20, 20_000);
			const { crowds, looks, acknowledged } = await whileStopped(places[place], courses, writes);
			const healed = await timeUntil(() => isReady(site.origin), 15_000);
			await timeUntil(async () => acknowledgedOf(writes).length > acknowledged + 20, 20_000);
			await stop();
			const kept = await withDatabase(async (url) => {
				await timeUntil(async () => (await connectionsTo(url)) <= POOL, 10_000);
				return expectWritesKept(url, writes);
			});
			const { refused, slow } = expectTurnedAway(crowds);
			const { alive, seen } = expectCalm(looks);
			noteFigure(
				id,
				`sixty seconds, ${crowds.length} times ${CROWD.readers} pages and ${CROWD.senders} reviews at once: all refused, three of four after ${refused.most} ms, the last after ${refused.last} ms, and ${slow.join(', ')} of them after more than ${AT_ONCE} ms; meanwhile alive after ${alive} ms and pages that were seen after ${seen} ms at most; ready again ${ROUND(healed)} ms after PostgreSQL went on, and of ${writes.size} writes all ${kept} acknowledged ones kept once`,
			);
		},
	);
});

type Answered = { status: number; saysWhen: boolean; took: number };

/** What comes while PostgreSQL is stopped, and how much was acknowledged when it had been for some seconds. */
async function whileStopped(
	{ site: { origin }, dataDirectory }: Place,
	courses: readonly number[],
	writes: ReadonlyMap<string, Write>,
) {
	const goOn = stopPostgres(dataDirectory);
	const began = performance.now();
	const passed = () => performance.now() - began;
	try {
		const come = async () => {
			const crowds: Answered[][] = [];
			let acknowledged = 0;
			for (const at of CROWDS_AT) {
				await sleep(at - passed());
				acknowledged ||= acknowledgedOf(writes).length;
				crowds.push(await sendCrowd(origin, courses));
			}
			await expectWords(origin);
			return { crowds, acknowledged };
		};
		const [came, looks] = await Promise.all([come(), lookUntil(origin, passed, HANGS_MILLISECONDS)]);
		expect(acknowledgedOf(writes).length).toBe(came.acknowledged);
		return { ...came, looks };
	} finally {
		goOn();
	}
}

/** Everybody is told to come again, and at once, but for the few who wait for a connection. */
function expectTurnedAway(crowds: readonly Answered[][]) {
	const all = crowds.flat();
	expect(all.filter(({ status, saysWhen }) => status !== 503 || !saysWhen)).toEqual([]);
	const times = all.map(({ took }) => took);
	const last = ROUND(Math.max(...times));
	expect(last).toBeLessThan(MOST_WAIT);
	const most = quantile(times, 0.75);
	expect(most).toBeLessThan(AT_ONCE);
	return { refused: { most, last }, slow: crowds.map((crowd) => crowd.filter(({ took }) => took > AT_ONCE).length) };
}

/** The longest that each took, in milliseconds. What is seen waits once: until it is known that PostgreSQL hangs. */
function expectCalm({ alive, seen }: Awaited<ReturnType<typeof lookUntil>>) {
	const longest = { alive: longestOf(alive), seen: longestOf(seen.filter(({ at }) => at > KNOWN_AFTER)) };
	expect(new Set([...alive, ...seen].map(({ status }) => status))).toEqual(new Set([200]));
	expect(longestOf(seen)).toBeLessThan(MOST_WAIT);
	expect(Math.max(longest.alive, longest.seen)).toBeLessThan(PROMPT);
	expect(seen.at(-1)?.age).toBeGreaterThan((HANGS_MILLISECONDS - MOST_WAIT) / 1_000);
	return longest;
}

const longestOf = (answers: readonly Look[]) => ROUND(Math.max(...answers.map(({ took }) => took)));

/** Whoever reads is told in words, and whoever sends readers not to. */
async function expectWords(origin: string) {
	const page = await fetch(origin + unseenPage(asked++));
	expect([page.status, await page.text()]).toEqual([503, expect.stringContaining('<h1')]);
	expect((await read(origin, '/readyz')).status).toBe(503);
}

/** Looks again and again whether the site lives and shows what was seen before. */
async function lookUntil(origin: string, passed: () => number, until: number) {
	const look = async (path: string) => {
		const looks: Look[] = [];
		for (let at = passed(); at < until; at = passed()) {
			looks.push({ at, ...(await read(origin, path)) });
			await sleep(LOOKS_EVERY);
		}
		return looks;
	};
	const [alive, seen] = await Promise.all([look('/healthz'), look(SEEN)]);
	return { alive, seen };
}

async function read(origin: string, path: string) {
	const began = performance.now();
	const answer = await fetch(origin + path);
	await answer.text();
	return { status: answer.status, age: Number(answer.headers.get('age')), took: performance.now() - began };
}

/** `at` so many milliseconds after PostgreSQL was stopped. */
type Look = Awaited<ReturnType<typeof read>> & { at: number };

let asked = 0;

/** Many at once, from networks of their own, for pages that nobody has seen, and some who have something to send. */
async function sendCrowd(origin: string, courses: readonly number[]): Promise<Answered[]> {
	const connections = openConnections(origin);
	const readers = Array.from({ length: CROWD.readers }, () => readUnseen(connections));
	const senders = Array.from({ length: CROWD.senders }, () => sendReview(origin, courses));
	const answers = await Promise.all([...readers, ...senders]);
	connections.close();
	return answers;
}

async function readUnseen(connections: Connections): Promise<Answered> {
	const began = performance.now();
	const answer = await connections.ask(unseenPage(asked++), someNetwork());
	return { ...answer, took: performance.now() - began };
}

async function sendReview(origin: string, courses: readonly number[]): Promise<Answered> {
	const { body, network } = newWrite(courses, new Map());
	const began = performance.now();
	const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': network };
	const answer = await fetch(`${origin}/api/reviews`, { method: 'POST', body, headers });
	await answer.text();
	return { status: answer.status, saysWhen: answer.headers.has('retry-after'), took: performance.now() - began };
}

async function connectionsTo(url: string): Promise<number> {
	const open = `select count(*)::int from pg_stat_activity where application_name = 'fescue'`;
	const [there] = await tellDatabase<{ count: number }>(url, open);
	return there?.count ?? 0;
}
