import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '#app/lib/paths.ts';
import { getCountry } from '#domain/catalogue/places/countries.ts';
import { utcDay } from '#domain/shared/day.ts';
import { type DatabaseBehindProxy, startDatabaseBehindProxy } from '../support/database-proxy.ts';
import { type SiteProcess, startSiteProcess, timeUntil } from '../support/site-process.ts';
import { tellDatabase } from '../support/tell-database.ts';
import { lastingFolder, withDatabaseOf } from '../support/trial-folder.ts';
import { makeClockMovable, moveDatabaseClock } from './move-database-clock.ts';

/** Each node asks the database for the time once a minute. */
const CLOCK_KNOWN_WITHIN = 90_000;
/** A form that comes back sooner is held. */
const READING_MILLISECONDS = 2_000;
const SHARED_CACHE_SECONDS = '600';

let folders: ReturnType<typeof lastingFolder>[];
let embedded: SiteProcess;
let database: DatabaseBehindProxy;
let nodes: SiteProcess[];
beforeAll(async () => {
	folders = [lastingFolder(), lastingFolder()];
	const [own = '', shared = ''] = folders.map(({ path }) => path);
	const settings = { SHARED_CACHE_SECONDS };
	embedded = await startSiteProcess({ dataDirectory: own, settings });
	database = await startDatabaseBehindProxy(shared);
	const ofNode = { ...settings, DATABASE_URL: database.url, SECRET: 'k7Gq2Zr9Xw4Lm1Tb8Vn5Hc3Jd6Sf0PaYe' };
	nodes = [];
	for (const name of ['a', 'b'])
		nodes.push(await startSiteProcess({ dataDirectory: `${shared}/node-${name}`, settings: ofNode }));
});
afterAll(async () => {
	await Promise.all([embedded, ...nodes].map((site) => site.kill('SIGTERM')));
	await database.close();
	for (const { remove } of folders) remove();
});

it.runIf(process.env.SIXTY_DAYS)(
	'N2: what is told of a course is gone from its page with its time, on the site’s own PostgreSQL',
	() => withDatabaseOf(folders[0]?.path ?? '', (url) => expectToEnd(url, [embedded])),
);

it.runIf(process.env.SIXTY_DAYS)('N2: what is told of a course is gone from the pages of two nodes with its time', () =>
	expectToEnd(database.url, nodes),
);

/** Tells of a course on the first node, and moves the clock over sixty days. */
async function expectToEnd(url: string, sites: readonly SiteProcess[]) {
	await makeClockMovable(url);
	const [course] = await tellDatabase<{ slug: string; country: string }>(
		url,
		`select slug, country from courses where closed_on is null
			and not exists (select from condition_reports where course_id = courses.id) order by id limit 1`,
	);
	const address = { slug: course?.slug ?? '', countrySlug: getCountry(course?.country ?? '')?.slug ?? '' };
	const told = { greens: 'good', closed: 'some', aeration: 'fresh', pace: '240' };
	await report(sites[0]?.origin ?? '', paths.reportConditions(address), told);
	const said = () => Promise.all(sites.map(({ origin }) => saidAt(origin + paths.course(address))));
	const expectSaid = async (words: string[]) => {
		await timeUntil(async () => (await said()).every((heard) => heard.join() === words.join()), CLOCK_KNOWN_WITHIN);
		expect(await said()).toEqual(sites.map(() => words));
	};
	await expectSaid(['Greens good', 'Greens just aerated', 'Some holes closed', 'Pace 4 h']);
	for (const [days, words] of [
		[1, ['Greens good', 'Greens just aerated', 'Pace 4 h']],
		[14, ['Greens good', 'Pace 4 h']],
		[21, ['Pace 4 h']],
		[60, []],
	] as const) {
		await moveDatabaseClock(url, days);
		await expectSaid([...words]);
	}
}

async function report(origin: string, path: string, told: Record<string, string>) {
	const stamped = await fetch(`${origin}/api/stamp`);
	const { stamp } = (await stamped.json()) as { stamp: string };
	await sleep(READING_MILLISECONDS);
	const body = new URLSearchParams({ stamp, day: utcDay(new Date()), ...told });
	const answer = await fetch(origin + path, { method: 'POST', body, redirect: 'manual', headers: { Origin: origin } });
	const next = new URL(answer.headers.get('Location') ?? '', origin);
	expect([answer.status, next.pathname, next.searchParams.get('sent')]).toEqual([303, path, 'shown']);
}

/** What the page says of the present, thing by thing. A shared cache is never told to keep what says something for longer than a day. */
async function saidAt(url: string): Promise<string[]> {
	const answer = await fetch(url);
	const [, band = ''] = /aria-labelledby="now"(.*?)<\/section>/s.exec(await answer.text()) ?? [];
	const [, line = ''] = /<p>(.*?)<\/p>/s.exec(band) ?? [];
	expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=0, must-revalidate, s-maxage=\d+/);
	return line
		.replace(/<[^>]*>/g, '')
		.split(' · ')
		.filter(Boolean);
}
