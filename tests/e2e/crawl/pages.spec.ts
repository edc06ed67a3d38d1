import { expect, test as plain } from '@playwright/test';
import { expectAccessible, test } from '../support/test.ts';
import { type Crawl, crawl, findLostFragments } from './crawl.ts';
import { PAGE_ROUTES, routeOf } from './page-routes.ts';
import { faultsIn, lostClassesIn, missingIn } from './page-rules.ts';
import { unstyledIn } from './styles.ts';

/** Valid once is valid for all pages of a kind, which are made by the same code: so many of each are read in full. */
const READ_OF_A_KIND = 2;
const LOOKED_AT_BY_AXE = 2;

/** Members’ and editors’ pages: the journeys and lists of `tests/house/page-lists.test.ts` open each of them. */
const BEHIND_LOGIN = /^\/(?:account|desk)(?:\/|$)/;

/** Pages that no link of a page for everyone leads to, and why. */
const NOT_CRAWLED: Record<string, string> = {
	'/*': 'whatever there is not',
	'/appeals/new': 'opened by the link of a letter',
	'/auth/confirm': 'opened by the link of a letter',
	'/auth/resend-confirmation': 'opened from a login that was refused',
	'/auth/reset-password': 'opened by the link of a letter',
	'/become-reviewer/withdrawal': 'opened by the link of a letter',
	'/bookings/confirm': 'opened by the link of a partner',
	'/courses/:country/:slug/check-in': 'asks whoever follows its link to log in',
	'/courses/:country/:slug/announcements': 'for those who speak for a course',
	'/courses/:country/:slug/cover': 'asks whoever follows its link to log in',
	'/courses/:country/:slug/like': 'asks whoever follows its link to log in',
	'/courses/:country/:slug/list': 'asks whoever follows its link to log in',
	'/courses/:country/:slug/played': 'asks whoever follows its link to log in',
	'/courses/:country/:slug/round': 'asks whoever follows its link to log in',
	'/courses/:country/:slug/trip': 'asks whoever follows its link to log in',
	'/courses/:country/:slug/conditions/:report/removal': 'for whoever has sent the report',
	'/follow/*': 'asks whoever follows its link to log in',
	'/golfers/:handle': 'no golfer of the samples shows a page of theirs',
	'/news/letter/removal': 'opened by the link of a letter',
	'/lists/:slug': 'no golfer of the samples shows a list',
	'/lists/:slug/copy': 'asks whoever follows its link to log in',
	'/lists/:slug/like': 'asks whoever follows its link to log in',
	'/lists/:slug/wishes': 'asks whoever follows its link to log in',
	'/lists/shared': 'opened by the link that its owner gives away',
	'/newsletter/confirmation': 'opened by the link of a letter',
	'/newsletter/removal': 'opened by the link of a letter',
	'/offline': 'shown by the service worker where nothing else can be',
	'/reviews/:id/club-answer': 'for those who speak for a course',
	'/reviews/:id/edit': 'for the author',
	'/reviews/:id/helpful-vote': 'asks whoever follows its link to log in',
	'/reviews/:id/removal': 'for the author',
	'/trips/:link': 'opened by the link that a member sends to friends',
};

let crawled: Crawl;

plain.describe.configure({ mode: 'serial' });

plain.beforeAll(async ({ request, baseURL }) => {
	plain.setTimeout(120_000);
	crawled = await crawl(request, baseURL ?? '');
});

plain('every link of every page answers, and every fragment is there', ({ baseURL }) => {
	expect(crawled.broken).toEqual([]);
	expect(findLostFragments(crawled.pages, baseURL ?? '')).toEqual([]);
	expect(crawled.pages.length).toBeGreaterThan(100);
});

plain('a page of every route is crawled, or its route is left out for a reason', () => {
	const reached = new Set(crawled.pages.map(({ path }) => routeOf(path)));
	const others = PAGE_ROUTES.filter((route) => !reached.has(route) && !BEHIND_LOGIN.test(route));
	expect(others.toSorted()).toEqual(Object.keys(NOT_CRAWLED).toSorted());
});

plain(
	'every page has one heading of the first level, a title, a description, a picture to share and a canonical address',
	() => {
		const incomplete = crawled.pages.flatMap(({ path, html }) => missingIn(html).map((what) => `${path}: ${what}`));
		expect(incomplete).toEqual([]);
	},
);

plain('every page has the style sheets of all that stands on it, without a script too', async ({ request }) => {
	const unstyled: string[] = [];
	for (const { path, html } of crawled.pages) {
		unstyled.push(...(await unstyledIn(html, request)).map((sheet) => `${path}: ${sheet}`));
	}
	expect(unstyled).toEqual([]);
});

plain('no page has a class that is not defined', () => {
	expect(crawled.pages.flatMap(({ path, html }) => lostClassesIn(html).map((lost) => `${path}: ${lost}`))).toEqual([]);
});

plain('every kind of page is valid HTML', async () => {
	plain.setTimeout(120_000);
	const wrong: string[] = [];
	for (const { path, html } of sample(READ_OF_A_KIND)) {
		wrong.push(...(await faultsIn(html)).map((fault) => `${path}: ${fault}`));
	}
	expect(wrong).toEqual([]);
});

test('axe finds nothing on a sample of course pages', async ({ page }) => {
	test.setTimeout(90_000);
	const courses = crawled.pages.filter(({ path }) => /^\/courses\/[^/]+\/[^/?]+$/.test(path));
	expect(courses.length).toBeGreaterThanOrEqual(LOOKED_AT_BY_AXE);
	for (const { path } of courses.slice(-LOOKED_AT_BY_AXE)) {
		await page.goto(path);
		await expectAccessible(page);
	}
});

/** At most `most` pages of each kind: one kind for each route, whatever stands in place of its parameters. */
function sample(most: number) {
	const perKind = new Map<string, number>();
	return crawled.pages.filter(({ path }) => {
		const [pathname = ''] = path.split('?', 1);
		const parts = pathname.split('/');
		const kind = parts.length > 2 ? `${parts[1]} ${parts.length}` : pathname;
		perKind.set(kind, (perKind.get(kind) ?? 0) + 1);
		return (perKind.get(kind) ?? 0) <= most || /^\/(?:support|legal|auth)\//.test(path);
	});
}
