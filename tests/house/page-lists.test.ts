import { existsSync, readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACCOUNT_PAGES, DESK_PAGES, PAGES, SIGN_UP_PAGES } from '../e2e/support/pages.ts';
import { loadRouteModules } from '../support/sites/route-modules.ts';

type Page = Awaited<ReturnType<typeof loadRouteModules>>[number];

let pages: Page[];
beforeAll(async () => {
	pages = (await loadRouteModules()).filter(({ module }) => module.default !== undefined);
});

/** The pages that some addresses open, by the paths of their routes. */
function opened(addresses: readonly string[]): Set<string> {
	const routes = pages.map(({ path }) => ({ path: `/${path}` }));
	return new Set(
		addresses.map(
			(address) =>
				matchRoutes(routes, address.split('?')[0] ?? '')
					?.at(-1)
					?.route.path?.slice(1) ?? '',
		),
	);
}

describe('every page', () => {
	it('has a title and a description of its own', () => {
		const nameless = pages.filter(({ module }) => module.meta === undefined).map(({ path }) => path);
		// Their titles are those of the page that every error gets.
		expect(nameless.toSorted()).toEqual(NOT_FOUND);
	});

	it('stands in the lists of pages that axe reads, or a journey takes axe there', () => {
		const listed = opened([...PAGES, ...ACCOUNT_PAGES, ...SIGN_UP_PAGES, ...DESK_PAGES, '/desk/no-such-page']);
		const others = pages.map(({ path }) => path).filter((path) => !listed.has(path));
		expect([...new Set(others)].toSorted()).toEqual(Object.keys(LOOKED_AT_BY).toSorted());
	});

	it('of a visitor is read as everyone’s and without JavaScript', () => {
		const listed = opened(PAGES);
		const forVisitors = pages.filter(
			({ module: { handle } }) => handle?.desk === undefined && handle?.keep !== 'private',
		);
		const others = forVisitors.map(({ path }) => path).filter((path) => !listed.has(path));
		expect([...new Set(others)].toSorted()).toEqual(Object.keys(ELSEWHERE));
	});
});

it('a journey that is named here takes axe to that very page', () => {
	for (const [route, journey] of Object.entries(LOOKED_AT_BY)) {
		const file = `tests/e2e/${journey}`;
		// `expectAccessible` fails where the page is none of the route it was given.
		expect(existsSync(file) && readFileSync(file, 'utf8'), `${file}: ${route}`).toContain(`, '${route}'`);
	}
});

const NOT_FOUND = ['*', 'desk/*'];

/** Pages for visitors that no list has, and why. */
const ELSEWHERE: Record<string, string> = {
	'golfers/:handle': 'no golfer of the samples shows a page of theirs: the journey of golfers makes one',
	'lists/:slug': 'no golfer of the samples shows a list: the journey of lists makes one',
};

/** Pages that show something which a journey makes first, and that journey. */
const LOOKED_AT_BY: Record<string, string> = {
	'account/golf/:year': 'journeys/reviews/member-actions.spec.ts',
	'account/lists/:id': 'journeys/account/lists.spec.ts',
	'account/lists/:id/edit': 'journeys/account/lists.spec.ts',
	'account/lists/:id/removal': 'journeys/account/lists.spec.ts',
	'account/reviews/:id/scorecard': 'journeys/desk/desk-kinds.spec.ts',
	'account/rounds/:id/edit': 'journeys/reviews/member-actions.spec.ts',
	'account/rounds/:id/removal': 'journeys/reviews/member-actions.spec.ts',
	'account/trips/:id': 'journeys/account/trips.spec.ts',
	'account/trips/:id/courses': 'journeys/account/trips.spec.ts',
	'account/trips/:id/edit': 'journeys/account/trips.spec.ts',
	'account/trips/:id/removal': 'journeys/account/trips.spec.ts',
	'appeals/new': 'journeys/desk/desk.spec.ts',
	'bookings/confirm': 'journeys/desk/clubs-and-partners.spec.ts',
	'courses/:country/:slug/announcements': 'journeys/desk/clubs-and-partners.spec.ts',
	'courses/:country/:slug/check-in': 'journeys/reviews/member-actions.spec.ts',
	'courses/:country/:slug/conditions/:report/removal': 'journeys/courses/conditions.spec.ts',
	'courses/:country/:slug/cover': 'journeys/courses/covers.spec.ts',
	'courses/:country/:slug/like': 'journeys/reviews/member-actions.spec.ts',
	'courses/:country/:slug/list': 'journeys/account/lists.spec.ts',
	'courses/:country/:slug/played': 'journeys/reviews/member-actions.spec.ts',
	'courses/:country/:slug/round': 'journeys/reviews/member-actions.spec.ts',
	'courses/:country/:slug/trip': 'journeys/account/trips.spec.ts',
	'desk/courses/:id/partner-links': 'journeys/desk/desk-courses.spec.ts',
	'desk/courses/import/:file': 'journeys/desk/desk-courses.spec.ts',
	'desk/inbox/appeal/:id': 'journeys/desk/desk.spec.ts',
	'desk/inbox/application/:id': 'journeys/desk/desk-kinds.spec.ts',
	'desk/inbox/campaign/:id': 'journeys/desk/desk-campaign.spec.ts',
	'desk/inbox/conditions/:id': 'journeys/courses/conditions.spec.ts',
	'desk/inbox/list/:id': 'journeys/account/lists.spec.ts',
	'desk/inbox/message/:id': 'journeys/desk/desk-kinds.spec.ts',
	'desk/inbox/photograph/:id': 'journeys/desk/desk-kinds.spec.ts',
	'desk/inbox/report/:id': 'journeys/desk/desk-kinds.spec.ts',
	'desk/inbox/review/:id': 'journeys/desk/desk.spec.ts',
	'desk/inbox/scorecard/:id': 'journeys/desk/desk-kinds.spec.ts',
	'desk/inbox/suggestion/:id': 'journeys/desk/desk-kinds.spec.ts',
	'desk/inbox/twins/:id': 'journeys/desk/desk-twins.spec.ts',
	'desk/log/:id/restoration': 'journeys/desk/desk-kinds.spec.ts',
	'desk/members/:id': 'journeys/desk/desk-by-keyboard.spec.ts',
	'desk/members/:id/role': 'journeys/desk/desk-by-keyboard.spec.ts',
	'desk/members/:id/suspension': 'journeys/desk/desk-by-keyboard.spec.ts',
	'desk/second-factor': 'journeys/desk/desk-by-keyboard.spec.ts',
	'desk/second-factor/confirmation': 'journeys/desk/desk-people.spec.ts',
	'desk/together/:kind/:id': 'journeys/desk/desk-together.spec.ts',
	'golfers/:handle': 'journeys/account/golfers.spec.ts',
	'lists/:slug': 'journeys/account/lists.spec.ts',
	'lists/:slug/copy': 'journeys/account/lists.spec.ts',
	'lists/:slug/like': 'journeys/account/lists.spec.ts',
	'lists/:slug/wishes': 'journeys/account/lists.spec.ts',
	'lists/shared': 'journeys/account/lists.spec.ts',
	'reviews/:id/club-answer': 'journeys/desk/clubs-and-partners.spec.ts',
	'reviews/:id/edit': 'journeys/reviews/review-life.spec.ts',
	'reviews/:id/helpful-vote': 'journeys/reviews/member-actions.spec.ts',
	'reviews/:id/removal': 'journeys/reviews/review-life.spec.ts',
	'trips/:link': 'journeys/account/trips.spec.ts',
};
