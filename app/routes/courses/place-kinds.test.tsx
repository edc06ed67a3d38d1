import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as areaPage from './area.tsx';
import * as clubPage from './club.tsx';
import * as placePage from './place.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

const SCOTLAND = 'a-first-trip-to-scotland';
const BALTIC = 'links-golf-around-the-baltic';
const LAND = [placePage, 'courses/:country'] as const;
const REGION = [placePage, 'courses/:country/in/:region'] as const;

it.each([
	['country', LAND, { country: 'sweden' }, BALTIC, 'country=sweden'],
	['nation', LAND, { country: 'scotland' }, SCOTLAND, 'country=scotland'],
	['region', REGION, { country: 'sweden', region: 'skane' }, BALTIC, 'country=sweden&amp;region=skane'],
	['golf area', [areaPage, 'areas/:slug'] as const, { slug: 'fife' }, SCOTLAND, 'area=fife'],
	['club', [clubPage, 'clubs/:slug'] as const, { slug: 'gleneagles' }, 'heathland-explained', 'club=gleneagles'],
])(
	'the page of a %s has its map, courses, guides about it, what lies around, and the way to search its courses',
	async (_, [page, pattern], params, guide, query) => {
		const path = Object.entries<string>(params).reduce(
			(made, [name, value]) => made.replace(`:${name}`, value),
			`/${pattern}`,
		);
		const html = await renderPage(page, {
			...{ database, ctx: database.context(), origin: 'https://golf.test' },
			...{ path, pattern, params },
		});
		expect(html).toMatch(/<img[^>]+src="\/maps\//);
		expect(html).toMatch(/>The (?:ranking|courses)</);
		expect(html).toContain('>Guides<');
		expect(html).toContain(`href="/guides/${guide}"`);
		expect(html).toContain('>Neighbours<');
		expect(html).toMatch(
			new RegExp(`<a[^>]* href="/find-course\\?${query}"[^>]*>(?:<[^>]+>)?Search and filter these courses`),
		);
	},
);
