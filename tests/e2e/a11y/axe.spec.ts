import { PAGES } from '../support/pages.ts';
import { expectAccessible, test, WIDTHS } from '../support/test.ts';

/** Every page at both widths and in both themes, in two visits instead of four: what axe looks at differs by one or the other. */
const VISITS = [
	{ colorScheme: 'light', width: 'wide' },
	{ colorScheme: 'dark', width: 'phone' },
] as const;

for (const { colorScheme, width } of VISITS) {
	test.describe(`axe finds nothing by WCAG 2.2 AA, ${colorScheme}, ${width}`, () => {
		test.use({ colorScheme, viewport: WIDTHS[width], contextOptions: { reducedMotion: 'reduce' } });
		for (const path of PAGES) {
			test(path, async ({ page }) => {
				await page.goto(path);
				await page.waitForLoadState('networkidle');
				await expectAccessible(page);
			});
		}
	});
}
