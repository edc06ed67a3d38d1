import { expect } from '@playwright/test';
import { PAGES } from '../support/pages.ts';
import { test, WIDTHS } from '../support/test.ts';

test.use({ javaScriptEnabled: false, viewport: WIDTHS.phone, trace: 'off' });

test('every page says what it is without JavaScript, and fits a phone', async ({ page }) => {
	test.setTimeout(120_000);
	for (const path of PAGES) {
		await page.goto(path);
		await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
		await expect(page.getByRole('main'), path).toBeVisible();
		const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		expect(beyond, path).toBeLessThanOrEqual(0);
	}
});
