import { afterAll, beforeAll, expect, it } from 'vitest';
import { conditionReports } from '#database/schema/conditions.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { type RoutePage, renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as areaPage from '../courses/area.tsx';
import * as clubPage from '../courses/club.tsx';
import * as findPage from '../courses/find.tsx';
import * as placePage from '../courses/place.tsx';
import * as topRatedPage from '../courses/top-rated.tsx';
import * as guidePage from '../guides/guide.tsx';
import * as homePage from '../home.tsx';

const NOW = new Date('2026-11-30T12:00:00Z');
const LIFE_OF_GREENS = 21 * 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	await database.db.delete(conditionReports);
	await database.pool.query(
		`insert into condition_reports (course_id, by_member, day, observed_at, told)
			select id, true, '2026-11-28', '2026-11-28T12:00:00Z', '{"greens": "poor"}' from courses`,
	);
});
afterAll(() => database.close());

it.each([
	['/', homePage, '/', {}],
	['top-rated-courses', topRatedPage, '/top-rated-courses', {}],
	['find-course', findPage, '/find-course?q=links', {}],
	['courses/:country', placePage, '/courses/sweden', { country: 'sweden' }],
	['areas/:slug', areaPage, '/areas/fife', { slug: 'fife' }],
	['clubs/:slug', clubPage, '/clubs/gleneagles', { slug: 'gleneagles' }],
	['guides/:slug', guidePage, '/guides/heathland-explained', { slug: 'heathland-explained' }],
])('N2: %s says how each of its courses is now, for as long as that holds', async (pattern, page, path, params) => {
	const read = async (at: Date) => {
		const ctx = { ...database.context({ now: () => at }), ends: [] as Date[] };
		const asked = { database, ctx, path, pattern, params, origin: 'https://golf.test' };
		return { html: await renderPage(page as unknown as RoutePage, asked), ends: ctx.ends };
	};
	const present = await read(NOW);
	expect(present.html).toContain('Greens poor, 2 days ago');
	expect(present.ends).not.toEqual([]);
	const last = new Date(Date.parse('2026-11-28T12:00:00Z') + LIFE_OF_GREENS);
	expect((await read(last)).html).not.toContain('Greens poor');
});
