import { expect, type Page } from '@playwright/test';
import { beUnhurried } from '../support/reviews.ts';
import { test } from '../support/test.ts';

const reviewCount = async (page: Page) =>
	Number(
		(
			await page
				.getByText(/^\d+ reviews?$/)
				.first()
				.textContent()
		)?.match(/\d+/)?.[0],
	);

test('a golfer finds a course, reads about it, and posts a review that the next visitor sees', async ({
	page,
	browser,
	baseURL,
}) => {
	await page.goto('/');
	await page.getByRole('combobox', { name: 'Course or country' }).click();
	await page.getByRole('combobox', { name: 'Course or country' }).pressSequentially('falsterbo');
	await page
		.getByRole('option', { name: /Falsterbo/ })
		.first()
		.click();
	const dialog = page.getByRole('dialog', { name: /Falsterbo/ });
	await expect(dialog).toBeVisible();
	await dialog.getByRole('link', { name: 'View all reviews' }).click();
	await expect(page).toHaveURL(/\/courses\/sweden\/falsterbo/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Falsterbo');
	const before = await reviewCount(page);
	const histogramBefore = await page.locator('main').textContent();

	await page.getByRole('link', { name: 'Write a review' }).first().click();
	await expect(page.getByLabel('Location')).toHaveValue(/Sweden/);
	await page.getByLabel('Your Name').fill('Birgitta Ohlsson');
	await page.getByLabel('Date Played').fill('2026-09-12');
	await page.getByLabel('Rating').selectOption('1');
	await page.getByLabel('Your Review').fill('The lighthouse was there all day. My swing was not, and I say so.');
	await beUnhurried(page);
	await page.getByRole('button', { name: 'Submit Review' }).click();
	await expect(page.getByRole('status').getByText('Review submitted!')).toBeVisible();
	await expect(page.getByText(/Thank you for your review of Falsterbo/).first()).toBeVisible();
	await expect(page).toHaveURL('/top-rated-courses', { timeout: 8_000 });

	const visitor = await browser.newPage({ baseURL });
	await visitor.goto('/courses/sweden/falsterbo');
	await expect(visitor.getByText('Birgitta Ohlsson')).toBeVisible();
	await expect(visitor.getByText('The lighthouse was there all day.')).toBeVisible();
	expect(await reviewCount(visitor)).toBe(before + 1);
	expect(await visitor.locator('main').textContent()).not.toBe(histogramBefore);
	await visitor.goto('/');
	await expect(visitor.getByText('Birgitta Ohlsson')).toBeVisible();
	await visitor.close();
});
