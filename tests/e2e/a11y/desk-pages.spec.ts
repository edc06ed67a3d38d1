import { expect } from '@playwright/test';
import { deskTest as test } from '../support/editors.ts';
import { DESK_PAGES } from '../support/pages.ts';
import { expectAccessibleInBothThemes } from '../support/test.ts';

test('axe finds nothing by WCAG 2.2 AA on the pages of the desk, in both themes', async ({ page }) => {
	// A dozen pages in one sitting: signing in again for each would take longer.
	test.setTimeout(120_000);
	for (const path of DESK_PAGES) {
		expect((await page.goto(path))?.status(), path).toBe(200);
		await expectAccessibleInBothThemes(page);
	}
});
