import { expect } from '@playwright/test';
import { PAGES } from '../support/pages.ts';
import { expectAccessibleInBothThemes, hydrated, test, WIDTHS } from '../support/test.ts';

// What axe finds names its place; a trace of each page would take a quarter of the time.
test.use({ viewport: WIDTHS.wide, contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.describe('axe finds nothing by WCAG 2.2 AA, light and wide, dark and on a phone', () => {
	for (const path of PAGES) {
		test(path, async ({ page }) => {
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			await hydrated(page);
			await expectAccessibleInBothThemes(page);
		});
	}

	test('a refusal, which is made without React and fits the screen', async ({ page }) => {
		const answer = await page.goto('/%E0%A4%A');
		expect(answer?.status()).toBe(400);
		await expect(page.getByRole('main')).toContainText('That request could not be read');
		await expectAccessibleInBothThemes(page);
		expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
	});
});
