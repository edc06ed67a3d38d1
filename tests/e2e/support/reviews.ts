import { expect, type Page } from '@playwright/test';

/** A form that comes back within three seconds is held: waits until this one may pass for written by hand. */
export async function beUnhurried(page: Page) {
	const stamp = await page.locator('input[name="stamp"]').first().inputValue();
	const issuedAt = Number(stamp.split('.')[1]);
	await expect.poll(() => Date.now() - issuedAt, { timeout: 10_000 }).toBeGreaterThan(3_000);
}

export type WrittenReview = { course: string; words: string; rating?: string; playDate?: string; name?: string };

/** Writes the least that a review is: a grade, a date and a line; a member's name is known. */
export async function writeReview(page: Page, { course, words, rating = '8', playDate, name }: WrittenReview) {
	await page.goto(`/create-review?course=${course}`);
	if (name) await page.getByLabel('Your Name').fill(name);
	await page.getByLabel('Date Played').fill(playDate ?? '2026-08-02');
	await page.getByLabel('Rating').selectOption(rating);
	await page.getByLabel('Your Review').fill(words);
	await beUnhurried(page);
	await sendReview(page);
}

export async function sendReview(page: Page) {
	await page.getByRole('button', { name: 'Submit Review' }).click();
	await expect(page.getByText('Review submitted!').first()).toBeVisible();
}

/** The id of the member's own review of a course, from the list in the account. */
export async function ownReviewId(page: Page, courseName: string): Promise<string> {
	await page.goto('/account/reviews');
	const link = page.getByRole('link', { name: new RegExp(`^Edit.*: ${courseName}`) });
	return /\/reviews\/(\d+)\/edit/.exec((await link.getAttribute('href')) ?? '')?.[1] ?? '';
}
