import { expect } from '@playwright/test';
import { PAGES } from '../support/pages.ts';
import { test, WIDTHS } from '../support/test.ts';

test.use({ javaScriptEnabled: false, viewport: WIDTHS.phone });

test('every page says what it is without JavaScript, and fits a phone', async ({ page }) => {
	test.setTimeout(120_000);
	for (const path of PAGES) {
		await page.goto(path);
		// Behind an open dialog a page has no roles.
		await expect(page.locator('h1:visible, dialog[open] h2:visible').first(), path).toBeVisible();
		await expect(page.locator('main:visible, dialog[open]:visible').first(), path).toBeVisible();
		const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(beyond, path).toBeLessThanOrEqual(0);
	}
});
