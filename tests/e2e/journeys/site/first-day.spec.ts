import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { type StyleServer, serveMapStyle, shareOfLand } from '#tests/e2e/support/map-style.ts';
import { test as base, hydrated, scriptsOf } from '#tests/e2e/support/test.ts';
import { DRAWING_ARGUMENTS } from '#tests/support/sites/browser.ts';
import { type Site, startSite } from '#tests/support/sites/site.ts';

/** A site of its own from which the samples have been removed, as before it opens, with an operator's own style of maps. */
const test = base.extend<object, { site: Site; tiles: StyleServer }>({
	tiles: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern.
		async ({}, use) => {
			const tiles = await serveMapStyle();
			await use(tiles);
			await tiles.stop();
		},
		{ scope: 'worker' },
	],
	site: [
		async ({ tiles }, use) => {
			const site = await startSite({ MAP_STYLE_URL: tiles.style });
			const env = { ...process.env, FESCUE_MODE: 'local', DATA_DIRECTORY: site.dataDirectory, DATABASE_URL: '' };
			await promisify(execFile)(process.execPath, ['cli/clear-samples.ts'], { env });
			await use(site);
			await site.stop();
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: ({ site }, use) => use(site.origin),
	otherHosts: ({ tiles }, use) => use([tiles.origin]),
});

// One site for all of them.
test.describe.configure({ mode: 'serial' });
test.use({ launchOptions: { executablePath: process.env.CHROMIUM, args: DRAWING_ARGUMENTS } });

test('on the first day a visitor goes from the best known courses to one that they have played, and can rate it', async ({
	page,
}) => {
	await page.goto('/');
	const carousel = page.getByRole('region', { name: 'Top Rated Courses' });
	await expect(carousel).toContainText('None has three ratings yet: until one has, the best known stand first.');
	await expect(carousel.getByRole('article').first()).toContainText('Augusta National');
	await expect(page.getByRole('link', { name: 'Played a course? Write the first one' })).toBeVisible();

	await page.goto('/courses/sweden');
	await expect(page.getByRole('heading', { level: 2, name: 'The courses' })).toBeVisible();
	await expect(page.getByRole('heading', { name: 'The ranking' })).toHaveCount(0);

	await page.goto('/top-rated-courses');
	await hydrated(page);
	await page.getByRole('article').first().getByRole('link').first().click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText('Nobody has rated it yet.');
	await expect(dialog).toContainText('No reviews available for this course yet.');
	await dialog.getByRole('link', { name: 'Course page' }).click();

	await expect(page.getByText('Home of the Masters since 1934')).toBeVisible();
	await page.getByRole('link', { name: 'Played it?' }).click();
	await expect(page).toHaveURL(/\/create-review\?course=augusta-national/);
	await expect(page.getByLabel('Golf Course')).toHaveValue(/Augusta National/);
});

test.describe('with an operator’s own style of maps', () => {
	test.use({ expectedErrors: [/status of 500/], contextOptions: { reducedMotion: 'reduce' } });
	const SKANE = '/find-course?view=map&box=12.4,55.2,14.6,56.4';

	test('it lies under the markers once the map is used, and the drawn land is back where it fails', async ({
		page,
		tiles,
	}, info) => {
		tiles.asked.length = 0;
		const scripts = scriptsOf(page);
		await page.goto('/find-course');
		await hydrated(page);
		expect(scripts.filter((name) => name.includes('style'))).toEqual([]);
		expect(tiles.asked).toEqual([]);

		const map = page.getByRole('application');
		const markers = page.locator('[data-marker][aria-pressed]:visible');
		const drawnName = page.locator('[data-name="city"]').filter({ hasText: 'Malmö' });
		tiles.isBroken = true;
		await page.goto(SKANE);
		await expect(markers.first()).toBeVisible();
		await expect.poll(() => tiles.asked).toContain('/style.json');
		await expect(drawnName).toBeVisible();
		await expect(map.locator('canvas')).toHaveCount(1);
		expect(await shareOfLand(map)).toBe(0);

		tiles.isBroken = false;
		const canDraw = await page.evaluate(() => document.createElement('canvas').getContext('webgl2') !== null);
		if (!canDraw) return void info.annotations.push({ type: 'no WebGL', description: 'only the fallback was walked' });
		await page.goto(SKANE);
		await expect.poll(() => shareOfLand(map)).toBeGreaterThan(0.5);
		await expect(drawnName).toHaveCount(0);
		await expect(page.getByText('The makers of these tiles')).toBeVisible();
		// Those at the edge are half under what is around the map.
		const free = await markers.evaluateAll(
			(all: HTMLElement[]) =>
				all.find((one) => {
					const { x, y, width, height } = one.getBoundingClientRect();
					return document.elementFromPoint(x + width / 2, y + height / 2) === one;
				})?.dataset.marker,
		);
		const marker = page.locator(`[data-marker="${free}"]`);
		await marker.click();
		await expect(marker).toHaveAttribute('aria-pressed', 'true');
		await page.getByRole('button', { name: 'Zoom out' }).click();
		await expect(page).not.toHaveURL(SKANE);
		await expect.poll(() => shareOfLand(map)).toBeGreaterThan(0.5);

		await page.goto('/courses/sweden/ljunghusen');
		const picture = page.getByRole('img', { name: /a dot marks Ljunghusen/ });
		await picture.hover();
		await expect.poll(() => shareOfLand(map)).toBeGreaterThan(0.5);
		await expect(map).toHaveAccessibleName(/^Map around Ljunghusen/);
		await page.getByRole('button', { name: 'Full screen' }).click();
		await expect(page.getByRole('dialog', { name: 'Map' })).toBeVisible();
	});
});
