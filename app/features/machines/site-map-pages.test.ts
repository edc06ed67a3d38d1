import type { RouteConfigEntry } from '@react-router/dev/routes';
import { describe, expect, it } from 'vitest';
import routes from '#app/routes.ts';
import { renderSheet, SINGLE_PAGES } from './site-map-pages.ts';

/** Pages that are of use only to who is there or has a letter of ours, parts of other pages, and the not-found page. */
const OF_NO_USE_TO_SEARCHERS =
	/^(?:auth|account|desk|dev|feeds|follow|news|sitemaps|api)\/|^(?:newsletter|become-reviewer|reports|bookings|appeals)\/|^(?:account|compare|desk|lists\/shared|offline|\*)$|\.\w+$|:/;

describe('the site map', () => {
	it('has every page of which there is one', async () => {
		const entries: RouteConfigEntry[] = await routes;
		const addresses = entries
			.map(({ path = '' }) => path)
			.filter((path) => !OF_NO_USE_TO_SEARCHERS.test(path))
			.map((path) => `/${path}`);
		expect(addresses.filter((path) => !SINGLE_PAGES.includes(path))).toEqual([]);
	});

	it('says when a page was changed, where that is known', () => {
		const xml = renderSheet('https://golf.example', [{ path: '/' }, { path: '/guides/a&b', updated: '2026-11-06' }]);
		expect(xml).toContain('<url><loc>https://golf.example/</loc></url>');
		expect(xml).toContain('<url><loc>https://golf.example/guides/a&amp;b</loc><lastmod>2026-11-06</lastmod></url>');
	});
});
