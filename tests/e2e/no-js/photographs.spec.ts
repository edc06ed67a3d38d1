import { expect } from '@playwright/test';
import { aHeic, aPhotograph } from '../support/pictures.ts';
import { beUnhurried } from '../support/reviews.ts';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript photographs go with the form, and one that is refused costs no words', async ({ page }) => {
	// A picture is made meanwhile, on a machine that may be busy.
	test.slow();
	await page.goto('/create-review?course=machrihanish');
	await page.getByLabel('Your Name').fill('Solveig Utan-Skript');
	await page.getByLabel('Date Played').fill('2026-06-20');
	await page.locator('select[name="rating"]').selectOption('9');
	await page.getByLabel('Your Review').fill('The first tee is on the beach, and here is the beach.');
	await page.getByLabel(/Add photographs/).setInputFiles([await aPhotograph('beach.jpg'), aHeic()]);
	await page.getByLabel('What is to be seen in them?').fill('The beach at low tide\nNothing');
	// Not before its styles are there, which hide what is for scripts alone: the picker says the same.
	const answered = page.waitForEvent('load');
	await page.getByRole('button', { name: 'Submit Review' }).click();
	await answered;
	await expect(page.getByText(/IMG_0042.HEIC: This is a HEIC picture/).filter({ visible: true })).toBeVisible();
	await expect(page.getByLabel('Your Review')).toHaveValue(/on the beach/);
	const description = page.getByLabel('What is to be seen in photograph 1?').filter({ visible: true });
	await expect(description).toHaveValue('The beach at low tide');
	// The form that comes back has a new stamp.
	await beUnhurried(page);
	await page.getByRole('button', { name: 'Submit Review' }).click();
	await expect(page.getByText('Review submitted!')).toBeVisible();
	await expect(async () => {
		await page.goto('/courses/united-kingdom/machrihanish');
		await expect(page.getByRole('img', { name: 'The beach at low tide' }).first()).toBeVisible({ timeout: 1_000 });
	}).toPass({ timeout: 60_000 });
	// The browser's own page round a picture would trip over the picture's sandbox: what the link leads to is fetched.
	const link = page.getByRole('link').filter({ has: page.getByRole('img', { name: 'The beach at low tide' }) });
	const address = await link.first().getAttribute('href');
	expect(address).toMatch(/^\/pictures\/[\da-f-]{36}-large\.webp$/);
	expect((await page.request.get(address ?? '')).headers()['content-type']).toBe('image/webp');
});
