import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '#app/features/data-calls/calls.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import { castVotes, joinTrip } from '#domain/trips/traveller-commands.ts';
import { changeLink, createTrip } from '#domain/trips/trip-commands.ts';
import { makeTripLink } from '#domain/trips/trip-link.ts';
import { getTripByLink } from '#domain/trips/trip-queries.ts';
import { ACCOUNT_PAGES, COURSE, PAGES } from '#tests/e2e/support/pages.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow, stampOf } from '#tests/support/databases/rows.ts';
import { loadPageReader } from '#tests/support/sites/page-reader.ts';
import { startTinySite, TINY_SECRET, type TinySite } from '#tests/support/sites/tiny-site.ts';

/** What stands on the trip and nowhere else. */
const SECRET = /quincunx|larkspur/i;

let database: TestDatabase;
let site: TinySite;
let owner: Awaited<ReturnType<typeof memberRow>>;
let stranger: DomainContext;
let tripId: number;
let link: string;
let readPage: Awaited<ReturnType<typeof loadPageReader>>;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	site = await startTinySite(database.url);
	owner = await memberRow(database);
	stranger = (await memberRow(database)).ctx;
	const input = { title: 'The quincunx trip', firstDay: '2026-06-11', days: 2, name: 'Karin of the larkspur' };
	const made = await createTrip(owner.ctx, input, { stamp: stampOf(owner.ctx), slugs: [COURSE.slug] });
	if (!made.ok) throw new Error(made.kind);
	({ tripId } = made.value);
	link = makeTripLink(owner.ctx.secret, { id: tripId, number: 1 });
	const joined = await joinTrip(database.context(), link, { name: 'Mei of the larkspur' });
	if (!joined.ok) throw new Error(joined.kind);
	const [stop] = (await getTripByLink(database.context(), link))?.days.flatMap(({ stops }) => stops) ?? [];
	await castVotes(database.context(), { link, key: joined.value.key }, [
		{ stopId: stop?.id ?? 0, vote: 'yes', played: true },
	]);
	readPage = await loadPageReader();
});

afterAll(async () => {
	await site.close();
	await database.close();
});

const ofTrip = () => [
	`/account/trips/${tripId}`,
	`/account/trips/${tripId}/edit`,
	`/account/trips/${tripId}/removal`,
	`/account/trips/${tripId}/courses`,
	`/account/trips/${tripId}/trip.ics`,
	`/account/trips/${tripId}/trip.gpx`,
];
const ofLink = () => ['', '/trip.ics', '/trip.gpx'].map((file) => `/trips/${link}${file}`);

describe('a trip', () => {
	it('is read by its member and by whoever has the link, so that this test would see it elsewhere', async () => {
		for (const address of ofTrip()) expect(await readPage(address, owner.ctx), address).toMatch(SECRET);
		for (const address of ofLink()) expect(await readPage(address, database.context()), address).toMatch(SECRET);
	});

	it('gives its link to its member alone, and to no file', async () => {
		expect(await readPage(`/account/trips/${tripId}`, owner.ctx)).toContain(link);
		for (const address of [...ofTrip().slice(4), ...ofLink().slice(1)])
			expect(await readPage(address, address.includes('account') ? owner.ctx : database.context())).not.toContain(link);
	});

	it.each([...PAGES, `${COURSE.path}/reviews.xml`, '/feeds/reviews.xml', '/sitemaps/pages.xml'])(
		'is not in what %s is made from, for a visitor or for another member',
		async (address) => {
			expect(await readPage(address, database.context())).not.toMatch(SECRET);
			expect(await readPage(address, stranger)).not.toMatch(SECRET);
		},
	);

	it.each([...ACCOUNT_PAGES, `${COURSE.path}/trip`])('is not in %s of another member', async (address) => {
		expect(await readPage(address, stranger)).not.toMatch(SECRET);
	});

	it('is found below its number by nobody else', async () => {
		for (const address of ofTrip()) {
			expect(await readPage(address, stranger), address).not.toMatch(SECRET);
			expect(await readPage(address, database.context()), address).not.toMatch(SECRET);
		}
	});

	it('is in no answer of a data call, nor in a table that programs may read', async () => {
		const calls = Object.values(CALLS).filter(({ method }) => method === 'GET');
		const addresses = calls.map((call) => call.path.replace('{id}', '1').replace('{slug}', COURSE.slug));
		const tables = ['trips', 'trip_days', 'trip_travellers', 'trip_votes', 'courses?select=*&limit=3'];
		const more = ['/api/openapi.json', '/account/export', '/sitemap.xml', ...tables.map((name) => `/rest/v1/${name}`)];
		const answers = await Promise.all(
			[...addresses, ...more].map(async (address) => ({
				address,
				text: await (await site.get(address, { headers: { apikey: 'anon' } })).text(),
			})),
		);
		expect(answers.filter(({ text }) => SECRET.test(text)).map(({ address }) => address)).toEqual([]);
	});

	it('has an address that is in no log, whatever is asked below it, and is not for search engines', async () => {
		const ofSite = makeTripLink(TINY_SECRET, { id: tripId, number: 1 });
		for (const text of [link, ofSite]) {
			for (const end of ['', '.data', '/map.svg', '/trip.ics', '?voted=yes', '/no-such-thing'])
				await (await site.get(`/trips/${text}${end}`)).text();
			await (await site.post(`/trips/${text}`, 'intent=join&name=Quincunx')).text();
			expect(site.lines.join('')).not.toContain(text);
			expect(site.lines.join('')).not.toContain(text.split('-')[2]);
		}
		expect(site.lines.join('')).toContain('"path":"/trips/..."');
		expect(site.lines.join('')).not.toMatch(SECRET);
		expect(await (await site.get('/robots.txt')).text()).toContain('Disallow: /trips/\n');
	});

	it('is drawn for its link as a map that nobody keeps, until that is closed', async () => {
		const ofSite = makeTripLink(TINY_SECRET, { id: tripId, number: 1 });
		const drawn = await site.get(`/trips/${ofSite}/map.svg`);
		expect(drawn.status).toBe(200);
		expect(drawn.headers.get('cache-control')).toBe('private, no-store');
		expect(drawn.headers.get('referrer-policy')).toBe('strict-origin');
		expect(await drawn.text()).toContain(COURSE.name);
		expect((await site.get(`/account/trips/${tripId}/map.svg`)).status).toBe(404);
		await changeLink(owner.ctx, tripId, 'close');
		expect((await site.get(`/trips/${ofSite}/map.svg`)).status).toBe(404);
		for (const address of ofLink()) expect(await readPage(address, database.context())).toContain('404');
		await changeLink(owner.ctx, tripId, 'renew');
		expect((await site.get(`/trips/${ofSite}/map.svg`)).status).toBe(404);
	});

	it('is read by what is named here, and by nothing else', () => {
		const readers = globSync('{app,cli,domain,mail,server}/**/*.{ts,tsx}')
			.filter((file) => !file.includes('.test.'))
			.filter((file) => /schema\/trips|(?:from|join|into|update) trip/.test(readFileSync(file, 'utf8')));
		expect(readers.toSorted()).toEqual(READERS);
	});
});

const READERS = [
	'domain/following/alert-queries.ts',
	'domain/trips/export-queries.ts',
	'domain/trips/housekeeping-commands.ts',
	'domain/trips/stop-commands.ts',
	'domain/trips/traveller-commands.ts',
	'domain/trips/trip-commands.ts',
	'domain/trips/trip-queries.ts',
];
