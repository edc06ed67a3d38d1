import { expect } from '@playwright/test';
import { hydrated, test } from '#tests/e2e/support/test.ts';

/** Pages whose form gives way to what became of it, and the link that brings a new one. */
const FORMS = [
	{ said: '/become-reviewer?submitted=yes', link: 'Submit Another Application', first: 'First name' },
	{ said: '/auth/forgot-password?sent=yes', link: 'Try another email', first: 'Email' },
	{ said: '/find-course/suggest?sent=yes', link: 'Suggest another', first: /name/i },
];

for (const { said, link, first } of FORMS) {
	test(`${link}: the focus goes to the new form`, async ({ page }) => {
		await page.goto(said);
		await hydrated(page);
		const main = page.getByRole('main');
		await main.getByRole('link', { name: link }).press('Enter');
		await expect(main.getByLabel(first).first()).toBeFocused();
	});
}
