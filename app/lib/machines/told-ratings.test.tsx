import { eq, sql } from 'drizzle-orm';
import { type LoaderFunctionArgs, Meta, Outlet, useLoaderData } from 'react-router';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as entry from '#app/entry.server.tsx';
import { profiles } from '#database/schema/accounts.ts';
import { courses } from '#database/schema/catalogue.ts';
import { listCourses, lists } from '#database/schema/lists.ts';
import { reviews } from '#database/schema/reviews.ts';
import { clearSamples } from '#database/seed/samples.ts';
import { storeAllRatingsAfresh } from '#domain/reviews/rating/rating-recount.ts';
import { utcDay } from '#domain/shared/day.ts';
import type { PageBuild } from '#server/pages/build.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { memberRow, reviewRow } from '#tests/support/databases/rows.ts';
import { loadRouteModules } from '#tests/support/sites/route-modules.ts';
import { assembleBuild, type Module } from '#tests/support/sites/tiny-build.tsx';
import { startTinySite, type TinySite } from '#tests/support/sites/tiny-site.ts';
import { siteContext } from '../context.ts';

/** Routes of whoever is signed in or has a letter of ours, and answers to forms: no search engine has anything of them. */
const NOT_FOR_READERS =
	/^(?:account|desk|auth|dev|trips|reports|bookings|follow|appeals|reviews|newsletter\/|become-reviewer\/)|\/(?:announcements|like|list|copy|wishes|played|round|trip|conditions|check-in|cover|removal)$|^(?:lists\/shared|find-course\/suggest|create-review|feeds\/news\.xml|offline|\*)$/;

/** An address of each kind of page whose path has a part of its own. A kind that is not here fails the test. */
const ADDRESSES: Record<string, string[]> = {
	'courses/:country': ['courses/sweden', 'courses/sweden?page=2', 'courses/united-kingdom'],
	'courses/:country/in/:region': ['courses/sweden/in/skane'],
	'courses/:country/:slug': [
		'courses/sweden/ljunghusen',
		'courses/sweden/falsterbo',
		'courses/sweden/ljunghusen?sort=highest',
	],
	'courses/:country/:slug/rating': ['courses/sweden/ljunghusen/rating', 'courses/sweden/falsterbo/rating'],
	'areas/:slug': ['areas/skane', 'areas/skane?page=2'],
	'clubs/:slug': ['clubs/gleneagles'],
	'courses/:country/:slug/conditions.xml': ['courses/sweden/ljunghusen/conditions.xml'],
	'courses/:country/:slug/reviews.xml': [
		'courses/sweden/ljunghusen/reviews.xml',
		'courses/sweden/falsterbo/reviews.xml',
	],
	'support/help/:slug': ['support/help/read-a-rating'],
	'guides/:slug': ['guides/how-to-read-a-rating'],
	'golfers/:handle': ['golfers/karin'],
	'golfers/:handle/reviews.xml': ['golfers/karin/reviews.xml'],
	'lists/:slug': ['lists/links-worth-a-ferry-1'],
	'legal/:page': ['legal/privacy'],
	'legal/:page/:day': [],
	'top-rated-courses': [
		'top-rated-courses',
		'top-rated-courses?continent=Europe',
		'top-rated-courses?course=ljunghusen',
	],
	compare: ['compare?course=ljunghusen&course=falsterbo'],
	'find-course': ['find-course', 'find-course?continent=Europe', 'find-course?q=links'],
};

/** What the server answers beside the application's pages. */
const OTHERS = [
	'robots.txt',
	'sitemap.xml',
	'sitemaps/golfers.xml',
	'sitemaps/courses-1.xml',
	'api/courses?country=SE&limit=50',
	'api/top-courses?limit=50',
	'api/latest-reviews',
	'api/openapi.json',
];

let database: TestDatabase;
let addresses: string[];
let pages: Record<string, Module>;

beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	const { userId } = await memberRow(database);
	await database.db.insert(profiles).values({ userId, handle: 'karin', publicName: 'Karin', isPublic: true });
	// One that is told to machines is an `ItemList` in its owner's order, which no rating has made.
	const list = { userId, title: 'Links worth a ferry', visibility: 'public' } as const;
	const [{ id: listId } = { id: 0 }] = await database.db.insert(lists).values(list).returning({ id: lists.id });
	const [rated] = await database.db.select({ id: courses.id }).from(courses).where(eq(courses.slug, 'ljunghusen'));
	await database.db.insert(listCourses).values({ listId, courseId: rated?.id ?? 0, place: 1, note: 'Go in May.' });
	const routes = (await loadRouteModules()).filter(({ path }) => !NOT_FOR_READERS.test(path));
	// Of a page its data stand for what readers see.
	pages = Object.fromEntries(
		routes.map(({ path, module }) => [path, { ...module, default: module.default && LoadedData }]),
	);
	addresses = routes.flatMap(({ path }) => ADDRESSES[path] ?? [path]).concat(OTHERS);
});

afterAll(() => database.close());

/** The product's own pages in its own server, in a frame that prints what they say of themselves. */
function startSite(): Promise<TinySite> {
	const build = assembleBuild(pages);
	const root = {
		default: () => <Outlet />,
		Layout: ({ children }: { children: React.ReactNode }) => (
			<html lang="en">
				<head>
					<Meta />
				</head>
				<body>{children}</body>
			</html>
		),
		loader: ({ context }: LoaderFunctionArgs) => context.get(siteContext),
	};
	const routes = { ...build.routes, root: { ...build.routes.root, module: root } };
	// The product's own way to render.
	return startTinySite(database.url, {}, { ...build, entry: { module: entry }, routes } as unknown as PageBuild);
}

const LoadedData = () => <pre>{JSON.stringify(useLoaderData())}</pre>;

type Read = { told: Record<string, string>; seen: Record<string, string> };

/** Everything that a machine is told at each address, and what readers see there. */
async function readAll(): Promise<Read> {
	const site = await startSite();
	const read: Read = { told: {}, seen: {} };
	try {
		for (const address of addresses) {
			const answer = await site.get(`/${address}`);
			const text = await answer.text();
			expect([address, answer.status]).toEqual([address, 200]);
			const isPage = answer.headers.get('content-type')?.startsWith('text/html');
			// A feed without entries is as new as the answer.
			read.told[address] = isPage ? ofHead(text) : text.replace(/<\/icon>\s*<updated>[^<]*/, '');
			read.seen[address] = text;
		}
	} finally {
		await site.close();
	}
	return read;
}

const ofHead = (html: string) => {
	const head = /<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? expect.fail('no head');
	return [head, ...(html.match(/<script type="application\/ld\+json">[\s\S]*?<\/script>/g) ?? [])].join('\n');
};

/** Every sample now says the opposite: what was best is worst, and the other way round. */
async function turnSamples() {
	await database.db
		.update(reviews)
		.set({ rating: sql`11 - ${reviews.rating}` })
		.where(eq(reviews.sample, true));
	await storeAllRatingsAfresh(database.db, utcDay(new Date()));
}

async function expectNothingOfSamples() {
	const before = await readAll();
	await turnSamples();
	const after = await readAll();
	expect(after.told).toEqual(before.told);
	// Readers, to whom each sample is marked, are shown something else now.
	for (const page of ['courses/sweden', 'top-rated-courses', 'courses/sweden/ljunghusen']) {
		expect(after.seen[page]).not.toBe(before.seen[page]);
	}
	const all = Object.values(after.told).join('\n');
	expect(all).not.toMatch(/"(?:aggregateRating|ItemList)"|AggregateRating|out of 10 (?:from|on average)/);
	return after;
}

describe('R9: what machines are told while sample reviews are loaded', () => {
	it('has nothing of them, on a site of samples alone', async () => {
		const { told } = await expectNothingOfSamples();
		expect(told['courses/sweden/ljunghusen']).toContain('Facts and reviews of Ljunghusen');
		expect(told['courses/sweden/ljunghusen']).not.toContain('"Review"');
		expect(told['api/top-courses?limit=50']).not.toMatch(/"rating":\d/);
	}, 120_000);

	it('has nothing of them, on a site of samples and real reviews, which are told', async () => {
		const { rows } = await database.pool.query<{ id: number }>(
			`select id from courses where slug in ('ljunghusen', 'falsterbo') order by slug desc`,
		);
		for (const { id } of rows) {
			for (const rating of [9, 8, 10]) {
				const { userId } = await memberRow(database);
				await reviewRow(database, id, { rating, userId, content: 'Played it, and would again.' });
			}
		}
		const { told } = await expectNothingOfSamples();
		expect(told['courses/sweden/ljunghusen']).toContain('Played it, and would again.');
		expect(told['courses/sweden/ljunghusen/reviews.xml']).toContain('Played it, and would again.');
		expect(told['api/latest-reviews']).toContain('Played it, and would again.');
	}, 120_000);

	it('is the ratings and the ranking as soon as they are gone', async () => {
		await clearSamples(database.db, new Date());
		const { told } = await readAll();
		expect(told['courses/sweden/ljunghusen']).toMatch(/"aggregateRating":\{[^}]*"ratingCount":3/);
		expect(told['courses/sweden/ljunghusen']).toMatch(/name="description" content="[\d.]+ out of 10 from 3 reviews/);
		const [, listed = ''] = /"ItemList".*?"itemListElement":(\[.*?\])/.exec(told['courses/sweden'] ?? '') ?? [];
		expect(JSON.parse(listed)).toMatchObject([
			{ position: 1, name: 'Falsterbo' },
			{ position: 2, name: 'Ljunghusen' },
		]);
		expect(told['courses/sweden']).toContain('2 of them rated');
		expect(told['api/top-courses?limit=50']).toMatch(/"rating":[\d.]+,"rating_count":3,"ranked":true/);
	}, 60_000);
});
