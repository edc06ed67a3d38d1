import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/test.ts';

/** Pages whose forms are checked in the browser, by libraries of others, from when somebody goes into them. */
const FORMS = [
	'/create-review',
	'/support/contact',
	'/become-reviewer',
	'/find-course/suggest',
	'/auth/login',
	'/auth/signup',
	'/auth/forgot-password',
];

// Whatever breaks the policy is told by the watch over every page.
for (const path of FORMS) {
	test(`nothing on ${path} does what the page’s own policy forbids`, async ({ page }) => {
		const checks: string[] = [];
		page.on('requestfinished', (request) => void (/\/schemas-/.test(request.url()) && checks.push(request.url())));
		await page.goto(path);
		const field = page.locator('main form').locator('input:visible, textarea:visible').last();
		// Until the page has come to life nobody hears of it.
		await expect(async () => {
			await field.blur();
			await field.focus();
			expect(checks).not.toEqual([]);
		}).toPass();
		await page.waitForLoadState('networkidle');
	});
}
