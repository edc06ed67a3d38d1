import { expect, type Page } from '@playwright/test';

/** A form that comes back within three seconds is held: waits until this one may pass for written by hand. */
export async function beUnhurried(page: Page) {
	const stamp = await page.locator('input[name="stamp"]').first().inputValue();
	const issuedAt = Number(stamp.split('.')[1]);
	await expect.poll(() => Date.now() - issuedAt, { timeout: 10_000 }).toBeGreaterThan(3_000);
}

/** Writes a review of a course and waits until it is taken. */
export async function writeReview(page: Page, course: string, words: string) {
	await page.goto(`/create-review?course=${course}`);
	await page.getByLabel('Date Played').fill('2026-07-03');
	await page.getByLabel('Rating').selectOption({ label: '8 / 10' });
	await page.getByLabel('Your Review').fill(words);
	await beUnhurried(page);
	await page.getByRole('button', { name: 'Submit Review' }).click();
	await expect(page.getByText('Review submitted!').first()).toBeVisible();
}
