import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clearSamples } from '#database/seed/samples.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases/database.ts';
import { type RoutePage, renderPage } from '#tests/support/sites/rendered-page.tsx';
import * as club from './courses/club.tsx';
import * as countries from './courses/countries.tsx';
import * as course from './courses/course.tsx';
import * as find from './courses/find.tsx';
import * as place from './courses/place.tsx';
import * as topRated from './courses/top-rated.tsx';
import * as home from './home.tsx';

let database: TestDatabase;
beforeAll(async () => {
	database = await openTestDatabase({ seeded: true });
	await clearSamples(database.db, new Date());
});
afterAll(() => database.close());

/** A page of a site that nobody has written a review on. */
async function read(page: unknown, pattern: string, path: string, params: Record<string, string> = {}) {
	const asked = { database, path, pattern, params, origin: 'https://golf.test' };
	return (await renderPage(page as RoutePage, asked)).replaceAll('<!-- -->', '');
}

const UNRANKED = 'None has three ratings yet: until one has, the best known stand first.';

/** The names of the courses of a page's cards, in their order. */
const cardsOf = (html: string) =>
	[...html.matchAll(/<article[\s\S]*?<h[23][^>]*>([\s\S]*?)<\/h[23]>/g)].map(([, name = '']) =>
		name.replace(/<[^>]*>/g, ''),
	);

describe('the first day of a site, without a review (K14)', () => {
	it.each([
		['home', home, '/', {}],
		['top-rated-courses', topRated, '/top-rated-courses', {}],
		['top-rated-courses', topRated, '/top-rated-courses?continent=Asia', {}],
		['courses/:country', place, '/courses/united-states', { country: 'united-states' }],
		['courses/:country/in/:region', place, '/courses/sweden/in/skane', { country: 'sweden', region: 'skane' }],
		['clubs/:slug', club, '/clubs/gleneagles', { slug: 'gleneagles' }],
		['find-course', find, '/find-course', {}],
	] as const)('%s says that none is rated and how they stand, and has no rank', async (pattern, page, path, params) => {
		const html = await read(page, pattern === 'home' ? '/' : pattern, path, params);
		expect(html).toContain(UNRANKED);
		expect(html).not.toMatch(/class="[^"]*rank[^"]*"[^>]*>\d/);
		expect(html).not.toMatch(/AggregateRating|ItemListOrderDescending|golfers rate highest|ranked by golfers/);
		expect(html).not.toContain('The ranking<');
	});

	it('begins its lists with courses that every golfer knows, not with the alphabet', async () => {
		const shown = await Promise.all([
			read(topRated, 'top-rated-courses', '/top-rated-courses'),
			read(place, 'courses/:country', '/courses/united-kingdom', { country: 'united-kingdom' }),
		]);
		expect(cardsOf(shown[0] ?? '').slice(0, 2)).toEqual(['Augusta National', 'Ballybunion, Old Course']);
		expect(cardsOf(shown[1] ?? '')[0]).toBe('Carnoustie, Championship Course');
	});

	it('counts continents large instead of saying six times that they are not rated', async () => {
		const html = await read(home, '/', '/');
		const section = /aria-labelledby="by-continent"[\s\S]*?<\/section>/.exec(html)?.[0] ?? '';
		expect(section).not.toContain('Not yet rated');
		expect(section.match(/<small> courses<\/small>/g)).toHaveLength(6);
		expect(html).toContain('No reviews available at the moment.');
		expect(html).toContain('Played a course? Write the first one');
	});

	it('asks on the page of a course who has played it, and says what it is known for', async () => {
		const path = '/courses/united-states/augusta-national';
		const html = await read(course, 'courses/:country/:slug', path, {
			country: 'united-states',
			slug: 'augusta-national',
		});
		expect(html).toContain('Nobody has rated it yet. <a href="/create-review?course=augusta-national">Played it?</a>');
		expect(html).toMatch(/<dt>Known for<\/dt><dd><bdi>Home of the Masters since 1934/);
		expect(html).not.toContain('AggregateRating');
		expect(html).not.toMatch(/renown/i);
	});

	it('says of the countries what will stand beside them', async () => {
		const html = await read(countries, 'courses', '/courses');
		expect(html).toContain('Once three golfers have rated a course of a country, the highest rated stands beside it.');
		expect(html).not.toContain('Best: ');
	});
});
