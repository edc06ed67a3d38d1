import { gunzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/test.ts';

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the catalogue is had as a file, with what each of its columns means', async ({ page }) => {
		test.setTimeout(120_000);
		const file = page.getByRole('link', { name: /^courses-.*\.csv\.gz$/ });
		// A site that has just begun makes its first file within a minute.
		await expect(async () => {
			await page.goto('/data');
			await expect(file).toBeVisible({ timeout: 500 });
		}).toPass({ timeout: 100_000 });
		const answer = await page.request.get((await file.getAttribute('href')) ?? '');
		// Its licence, and where the changes begin that it does not have.
		expect(answer.headers().link).toMatch(
			/^<https:\/\/opendatacommons\.org\/licenses\/odbl\/1-0\/>; rel="license", <[^>]+\/api\/changed-courses\?[^>]+>; rel="next"$/,
		);
		const [header = ''] = gunzipSync(await answer.body())
			.toString()
			.split('\r\n', 1);
		await page.getByRole('link', { name: 'What each column means' }).click();
		await expect(page).toHaveURL('/data/columns');
		const columns = await page.locator('dl').first().locator('dt code').allTextContents();
		expect(columns).toEqual(header.split(','));
	});

	test('the footer leads to it, and it tells of each source under which licence its facts are', async ({ page }) => {
		await page.goto('/support/faq');
		await page.getByRole('contentinfo').getByRole('link', { name: 'Our data' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('What the catalogue is made of');
		const ours = page.getByRole('row', { name: /^Our catalogue/ });
		await expect(ours.getByRole('link')).toHaveAttribute('href', 'https://opendatacommons.org/licenses/odbl/1-0/');
		await expect(ours).toContainText(/none counted yet|\d+ of \d+/);
	});
});
