import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { test as base, hydrated } from '#tests/e2e/support/test.ts';
import { type Site, startSite } from '#tests/support/sites/site.ts';

/** A site of its own from which the samples have been removed, as before it opens. */
const test = base.extend<object, { site: Site }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures off the pattern.
		async ({}, use) => {
			const site = await startSite();
			const env = { ...process.env, FESCUE_MODE: 'local', DATA_DIRECTORY: site.dataDirectory, DATABASE_URL: '' };
			await promisify(execFile)(process.execPath, ['cli/clear-samples.ts'], { env });
			await use(site);
			await site.stop();
		},
		{ scope: 'worker', timeout: 240_000 },
	],
	baseURL: ({ site }, use) => use(site.origin),
});

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
