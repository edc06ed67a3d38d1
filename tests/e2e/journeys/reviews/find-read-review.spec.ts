import { expect, type Page } from '@playwright/test';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { test } from '#tests/e2e/support/test.ts';

const reviewCount = async (page: Page) =>
	Number(
		(
			await page
				.getByText(/^\d+ reviews?$/)
				.first()
				.textContent()
		)?.match(/\d+/)?.[0],
	);

/** How many golfers gave a course a grade, as the table under its rating says. */
const timesGiven = async (page: Page, grade: string) => {
	const row = page.getByRole('table', { name: 'How many golfers gave each grade' }).getByRole('row');
	return Number(
		await row
			.filter({ has: page.getByRole('rowheader', { name: grade, exact: true }) })
			.getByRole('cell')
			.last()
			.innerText(),
	);
};

/** No other journey writes about this course. */
test('a golfer finds a course, reads about it, and posts a review that the next visitor sees', async ({
	page,
	browser,
	baseURL,
}) => {
	await page.goto('/');
	await page.getByRole('combobox', { name: 'Course or country' }).click();
	await page.getByRole('combobox', { name: 'Course or country' }).pressSequentially('bastad');
	// The town of that name stands above it, among the places.
	await expect(page.getByRole('group', { name: 'Places' }).getByRole('option', { name: /^Båstad/ })).toBeVisible();
	await page.getByRole('group', { name: 'Courses' }).getByRole('option').first().click();
	const dialog = page.getByRole('dialog', { name: /Båstad/ });
	await expect(dialog).toBeVisible();
	await dialog.getByRole('link', { name: 'View all reviews' }).click();
	await expect(page).toHaveURL(/\/courses\/sweden\/bastad/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText('Båstad');
	const before = await reviewCount(page);
	const lowestBefore = await timesGiven(page, '1');

	await page.getByRole('link', { name: 'Write a review' }).first().click();
	await expect(page.getByLabel('Location')).toHaveValue(/Sweden/);
	await page.getByLabel('Your Name').fill('Birgitta Ohlsson');
	await page.getByLabel('Date Played').fill('2026-09-12');
	await page.getByLabel('Rating').selectOption('1');
	await page.getByLabel('Your Review').fill('The lighthouse was there all day. My swing was not, and I say so.');
	await beUnhurried(page);
	await page.getByRole('button', { name: 'Submit Review' }).click();
	await expect(page.getByRole('status').getByText('Review submitted!')).toBeVisible();
	await expect(page.getByText(/Thank you for your review of Båstad/).first()).toBeVisible();
	await expect(page).toHaveURL('/top-rated-courses');

	const visitor = await browser.newPage({ baseURL });
	// First the newest three, among which other journeys write, too.
	await visitor.goto('/');
	await expect(visitor.getByText('Birgitta Ohlsson')).toBeVisible();
	await visitor.goto('/courses/sweden/bastad');
	await expect(visitor.getByText('Birgitta Ohlsson')).toBeVisible();
	await expect(visitor.getByText('The lighthouse was there all day.')).toBeVisible();
	expect(await reviewCount(visitor)).toBe(before + 1);
	expect(await timesGiven(visitor, '1')).toBe(lowestBefore + 1);
	await visitor.close();
});
