import { PAGES } from '../support/pages.ts';
import { expectAccessible, test, WIDTHS } from '../support/test.ts';

for (const colorScheme of ['light', 'dark'] as const) {
	for (const [name, viewport] of Object.entries(WIDTHS)) {
		test.describe(`axe finds nothing by WCAG 2.2 AA, ${colorScheme}, ${name}`, () => {
			test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });
			for (const path of PAGES) {
				test(path, async ({ page }) => {
					await page.goto(path);
					await page.waitForLoadState('networkidle');
					await expectAccessible(page);
				});
			}
		});
	}
}
