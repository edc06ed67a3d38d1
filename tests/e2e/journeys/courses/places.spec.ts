import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/test.ts';

test.describe('countries and regions', () => {
	test('from the overview to a country, a region and a course, and back by the breadcrumbs', async ({ page }) => {
		await page.goto('/courses');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('The world');
		await page.getByRole('link', { name: 'United Kingdom', exact: true }).click();
		await expect(page).toHaveURL('/courses/united-kingdom');
		await expect(page.getByRole('img', { name: /^Map of the United Kingdom/ })).toBeVisible();
		await expect(page.getByRole('link', { name: /How we rate: the main ranking parameters/ })).toBeVisible();
		await page
			.getByRole('region', { name: 'By nation' })
			.getByRole('link', { name: /^Scotland/ })
			.click();
		await expect(page).toHaveURL('/courses/scotland');
		await expect(page.getByRole('img', { name: /^Map of Scotland/ })).toBeVisible();
		await page.getByRole('region', { name: 'The ranking' }).getByRole('heading', { level: 3 }).first().click();
		await expect(page).toHaveURL(/\/courses\/united-kingdom\/[a-z0-9-]+$/);
		await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Scotland' }).click();
		await expect(page).toHaveURL('/courses/scotland');
	});

	test('a nation stands where countries stand: in the overview, on cards, and as a choice of the find page', async ({
		page,
	}) => {
		await page.goto('/courses');
		await page.getByRole('link', { name: 'Wales', exact: true }).click();
		await expect(page).toHaveURL('/courses/wales');
		await page.getByRole('link', { name: 'Search and filter these courses' }).click();
		await expect(page).toHaveURL('/find-course?country=wales');
		await expect(page.getByLabel('Country', { exact: true })).toHaveValue('wales');
		await expect(page.getByRole('article').first()).toContainText(', Wales');
	});

	test('addresses that regions had before lead on', async ({ request }) => {
		for (const [from, to] of [
			['/courses/united-kingdom/in/scotland', '/courses/scotland'],
			['/courses/united-kingdom/in/fife', '/courses/scotland/in/fife'],
			['/courses/wales/in/fife', '/courses/scotland/in/fife'],
		] as const) {
			const response = await request.get(from, { maxRedirects: 0 });
			expect([response.status(), response.headers().location]).toEqual([301, to]);
		}
	});

	test('the ranking of a country has pages with addresses of their own', async ({ page }) => {
		await page.goto('/courses/sweden');
		await page.getByRole('link', { name: 'Page 2' }).click();
		await expect(page).toHaveURL('/courses/sweden?page=2#ranking');
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/courses\/sweden\?page=2$/);
	});

	test('R30, S60: strange pages give the first or the last, strange places are not found', async ({ request }) => {
		for (const query of ['page=-1', 'page=0', 'page=1e9', 'page=NaN', 'page[]=2', 'page=1&page=2', 'page=%00']) {
			expect((await request.get(`/courses/sweden?${query}`)).status(), query).toBe(200);
		}
		for (const path of ['/courses/atlantis', '/courses/sweden/in/atlantis', '/courses/constructor']) {
			expect((await request.get(path)).status(), path).toBe(404);
		}
	});

	test('a country without courses says so and asks for one', async ({ page }) => {
		await page.goto('/courses/antarctica');
		await expect(page.getByText('We know no golf course here yet')).toBeVisible();
		await expect(page.getByRole('main').getByRole('link', { name: 'Suggest a course' })).toBeVisible();
	});

	test('a course page has its map, courses nearby and similar ones', async ({ page }) => {
		await page.goto('/courses/sweden/falsterbo');
		const around = page.getByRole('region', { name: 'Where next' });
		await expect(around.getByRole('img', { name: 'Map of Sweden; a dot marks Falsterbo' })).toBeAttached();
		await expect(around.getByRole('list', { name: 'Nearby' }).getByRole('listitem')).toHaveCount(4);
		await expect(around.getByRole('list', { name: 'Similar courses' }).getByRole('listitem')).toHaveCount(4);
	});
});

test.describe('golf areas', () => {
	test('from the overview to an area, its courses on the find page, and an area next to it', async ({ page }) => {
		await page.goto('/courses');
		await page.getByRole('link', { name: 'Algarve', exact: true }).click();
		await expect(page).toHaveURL('/areas/algarve');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Algarve');
		await expect(page.getByRole('img', { name: /^Map of the Algarve/ })).toBeVisible();
		const [count] = /^\d+ courses/.exec(await page.getByText(/^\d+ courses, /).innerText()) ?? [''];
		await page.getByRole('link', { name: 'Search and filter these courses' }).click();
		await expect(page).toHaveURL('/find-course?area=algarve');
		await expect(page.getByText(`${count}`, { exact: false }).first()).toBeVisible();
		await expect(page.getByRole('link', { name: /Algarve/ }).first()).toBeVisible();
		await page.goBack();
		await page.getByRole('region', { name: 'Neighbours' }).getByRole('link').first().click();
		await expect(page).toHaveURL(/\/areas\/[a-z-]+$/);
	});

	test('a course leads to its area, which leads to the course', async ({ page }) => {
		await page.goto('/courses/portugal/monte-rei');
		await page.getByRole('region', { name: 'Where next' }).getByRole('link', { name: 'Algarve' }).click();
		await expect(page).toHaveURL('/areas/algarve');
		await page
			.getByRole('region', { name: 'The ranking' })
			.getByRole('link', { name: 'Monte Rei', exact: true })
			.click();
		await expect(page).toHaveURL('/courses/portugal/monte-rei');
	});

	test('R30, S60: strange areas are not found, strange pages give the first or the last', async ({ request }) => {
		for (const path of ['/areas/atlantis', '/areas/constructor', '/areas/%00']) {
			expect((await request.get(path)).status(), path).toBe(404);
		}
		for (const query of ['page=-1', 'page=1e9', 'page=NaN', 'page[]=2']) {
			expect((await request.get(`/areas/algarve?${query}`)).status(), query).toBe(200);
		}
		expect((await request.get('/find-course?area=constructor')).status()).toBe(200);
	});
});

test.describe('comparing', () => {
	test('adds another course by name, and keeps both in the address', async ({ page }) => {
		await page.goto('/compare?course=ljunghusen');
		await page.getByRole('searchbox', { name: 'Add a course' }).fill('falsterbo');
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('/compare?course=ljunghusen&add=falsterbo');
		await page.getByRole('link', { name: 'Add Falsterbo' }).click();
		await expect(page).toHaveURL('/compare?course=ljunghusen&course=falsterbo');
		await expect(page.getByRole('columnheader')).toHaveCount(3);
		await expect(page.getByRole('rowheader', { name: 'Rating' })).toBeVisible();
		await page.getByRole('link', { name: 'Remove Ljunghusen' }).click();
		await expect(page).toHaveURL('/compare?course=falsterbo');
		await expect(page.getByRole('columnheader')).toHaveCount(2);
	});

	test('S60: says what it left out', async ({ page }) => {
		await page.goto('/compare?course=ljunghusen&course=ljunghusen&course=nobodys');
		await expect(page.getByText('We know no course at 1 address')).toBeVisible();
		await expect(page.getByText('A course is compared once only.')).toBeVisible();
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
	});

	test('moves sideways in its own frame on a phone, not the page', async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 844 });
		await page.goto('/compare?course=ljunghusen&course=falsterbo&course=bro-hof-slott');
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(wide).toBeLessThanOrEqual(390);
		const frame = page.getByRole('region', { name: 'Comparison' });
		expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
	});
});
