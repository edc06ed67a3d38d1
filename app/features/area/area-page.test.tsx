import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as areaPage from '#app/routes/courses/area.tsx';
import * as overview from '#app/routes/courses/countries.tsx';
import * as coursePage from '#app/routes/courses/course.tsx';
import * as countryPage from '#app/routes/courses/place.tsx';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { renderPage } from '#tests/support/sites/rendered-page.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
});
afterAll(() => database.close());

const origin = 'https://golf.test';
const plain = (html: string) => html.replaceAll('<!-- -->', '').replace(/<\/?(?:bdi|span)[^>]*>/g, '');

const areaHtml = async (slug: string, query = '') =>
	plain(
		await renderPage(areaPage, {
			...{ database, ctx: database.context(), origin },
			...{ path: `/areas/${slug}${query}`, pattern: 'areas/:slug', params: { slug } },
		}),
	);

describe('the page of a golf area', () => {
	it('says what it is and where, with its map, its ranking, its clubs, guides about it and the areas around', async () => {
		const html = await areaHtml('fife');
		expect(html).toContain('Golf area in Scotland');
		expect(html).toContain('<a href="/courses/scotland">Scotland</a>');
		expect(html).not.toContain('<a href="/courses/united-kingdom">');
		expect(html).toContain('one links town follows another');
		expect(html).toMatch(/\d+ courses, \d+ of them rated, \d\.\d out of 10 on average\./);
		expect(html).toMatch(/src="\/maps\/v\d+\/areas\/fife\.svg"/);
		expect(html).toMatch(/srcSet="\/maps\/v\d+\/wide-areas\/fife\.svg"/);
		expect(html).toContain('href="/find-course?area=fife"');
		expect(html).toContain('>The ranking<');
		expect(html).toContain('href="/guides/a-first-trip-to-scotland"');
		expect(html).toMatch(/href="\/clubs\/[a-z-]+"/);
		expect(html).toContain('href="/areas/east-lothian"');
		expect(html).toContain('"@type":"BreadcrumbList"');
		expect(html).toContain('"alternateName":["Fìobha"]');
		expect(html).not.toContain('noindex');
	});

	it('has a guide only where that names several of its courses', async () => {
		expect(await areaHtml('muskoka')).not.toContain('>Guides<');
	});

	it('in several countries names them all, and stands below none', async () => {
		expect(await areaHtml('pearl-river-delta')).toContain('Golf area in China, Hong Kong and Macao');
		const html = await areaHtml('basque-coast');
		expect(html).toContain('Golf area in France and Spain');
		expect(html).not.toContain('<a href="/courses/france">');
	});

	it('without a course asks for one, and is nothing for search engines', async () => {
		const html = await areaHtml('tucson');
		expect(html).toContain('We know no golf course here yet');
		expect(html).toContain('noindex');
		expect(html).not.toContain('/find-course?area=');
		expect(html).not.toContain('/maps/');
	});

	it('S07: that nobody knows is not found, whatever it is called', async () => {
		for (const slug of ['atlantis', 'constructor', 'Fife', "' or 1=1--"]) {
			await expect(areaHtml(slug)).rejects.toMatchObject({ init: { status: 404 } });
		}
	});
});

describe('the way to an area', () => {
	it('leads from its nation, and from no other', async () => {
		const page = async (country: string) => {
			const address = { path: `/courses/${country}`, pattern: 'courses/:country', params: { country } };
			return renderPage(countryPage, { database, ctx: database.context(), origin, ...address });
		};
		expect(await page('united-kingdom')).toContain('href="/areas/fife"');
		expect(await page('scotland')).toContain('href="/areas/fife"');
		expect(await page('scotland')).not.toContain('href="/areas/kent-coast"');
		expect(await page('england')).not.toContain('href="/areas/fife"');
	});

	it('leads from its country, from the overview and from its courses', async () => {
		const at = { database, origin };
		const country = { path: '/courses/portugal', pattern: 'courses/:country', params: { country: 'portugal' } };
		expect(plain(await renderPage(countryPage, { ...at, ctx: database.context(), ...country }))).toMatch(
			/<a href="\/areas\/algarve">Algarve1\d courses<\/a>/,
		);
		const all = { path: '/courses', pattern: 'courses', params: {} };
		const world = plain(await renderPage(overview, { ...at, ctx: database.context(), ...all }));
		expect(world).toContain('<a href="/areas/garden-route">Garden Route</a>');
		// It has no course here.
		expect(world).not.toContain('/areas/tucson');
		const params = { country: 'sweden', slug: 'osterlen-lilla-vik' };
		const course = { path: '/courses/sweden/osterlen-lilla-vik', pattern: 'courses/:country/:slug', params };
		const html = plain(await renderPage(coursePage, { ...at, ctx: database.context(), ...course }));
		expect(html).toContain('<a href="/areas/skane">Skåne</a> · <a href="/areas/osterlen">Österlen</a>');
	});
});
