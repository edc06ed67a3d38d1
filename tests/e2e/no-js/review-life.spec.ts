import { expect, type Page } from '@playwright/test';
import { becomeMember } from '../support/accounts.ts';
import { ownReviewId, writeReview } from '../support/reviews.ts';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false, expectedErrors: [/status of 409/] });

const save = (page: Page) => page.getByRole('button', { name: 'Save the review' });

test.describe('without JavaScript', () => {
	test('R09: a review is held, mended, changed in two tabs and deleted', async ({ page, context }) => {
		await becomeMember(page, 'Solveig');
		await writeReview(page, { course: 'barseback', words: 'The times are booked on www.barseback.example, by hand.' });
		await expect(page.getByText('It waits for an editor.')).toBeVisible();
		const id = await ownReviewId(page, 'Barseb');
		await expect(page.getByText('Waiting for an editor')).toBeVisible();
		const other = await context.newPage();
		await other.goto(`/reviews/${id}/edit`);
		await page.goto(`/reviews/${id}/edit`);
		await page.getByLabel('Your Review').fill('short');
		await save(page).click();
		await expect(page.getByText('Review must be at least 10 characters.').first()).toBeVisible();
		await page.getByLabel('Your Review').fill('The times are booked by telephone, as they always were.');
		await save(page).click();
		await expect(page.getByRole('status').getByText('Saved. It stands on the page of the course.')).toBeVisible();
		await other.getByLabel('Your Review').fill('The other tab had a word to say as well.');
		await save(other).click();
		const both = other.getByRole('region', { name: 'The review was changed elsewhere' });
		await expect(both).toContainText('as they always were');
		await expect(both).toContainText('The other tab had a word to say as well.');
		await both.getByRole('link', { name: 'Keep what stands now' }).click();
		await other.getByRole('link', { name: 'Delete this review' }).click();
		await other.getByRole('button', { name: 'Delete the review' }).click();
		await expect(other.getByRole('heading', { level: 1 })).toHaveText('Your review is deleted');
		await other.close();
	});

	test('a visitor keeps the link that the page shows', async ({ page }) => {
		const words = 'No account, no address and no script: the link is all there is.';
		await writeReview(page, { course: 'visby-kronholmen', words, name: 'Sven Utan-Skript' });
		await page.getByRole('link', { name: 'Edit or delete it' }).click();
		await page.getByLabel('Rating').selectOption('5');
		await save(page).click();
		await expect(page.getByRole('status').getByText('Saved. It stands on the page of the course.')).toBeVisible();
		await page.getByRole('link', { name: 'Delete this review' }).click();
		await page.getByRole('button', { name: 'Delete the review' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your review is deleted');
	});
});
