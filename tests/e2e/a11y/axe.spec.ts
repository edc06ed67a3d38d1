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
});
