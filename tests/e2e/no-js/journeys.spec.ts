import { expect } from '@playwright/test';
import { COURSE } from '../support/pages.ts';
import { beUnhurried } from '../support/reviews.ts';
import { test } from '../support/test.ts';

test.use({ javaScriptEnabled: false });

/** Which dialog has the focus, or else which element. */
const holder = () => {
	const held = document.activeElement;
	return held?.closest('dialog')?.getAttribute('aria-labelledby') ?? held?.tagName;
};

test.describe('without JavaScript', () => {
	test('the hero search leads to results, and results to details', async ({ page }) => {
		await page.goto('/');
		await page.getByRole('combobox', { name: 'Course or country' }).fill('höllviken');
		await page.getByRole('button', { name: 'Search Course' }).click();
		await expect(page).toHaveURL(/\/find-course\?q=h/);
		await expect(page.getByText('Höllviken, Sweden').first()).toBeVisible();
		await page
			.getByRole('link', { name: /View Details/ })
			.first()
			.click();
		await expect(page.getByRole('heading', { name: 'About this course' })).toBeVisible();
		await page.getByRole('link', { name: /Close/ }).first().click();
		await expect(page).toHaveURL(/\/find-course\?q=h[^#]*#course-/);
	});

	test('Close of a dialog leads to the place on the page that it was opened from, layer by layer', async ({ page }) => {
		await page.goto('/find-course?q=ljunghusen');
		await page.getByRole('link', { name: 'View Details of Ljunghusen' }).click();
		const opener = page.locator('dialog a[href*="review="]').first();
		const id = await opener.getAttribute('id');
		await opener.click();
		await page.getByRole('dialog', { name: 'Review of' }).getByRole('link', { name: 'Close' }).click();
		await expect(page.getByRole('dialog')).toHaveCount(1);
		await expect(page.locator(`#${id}`)).toBeFocused();
		await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
		await expect(page).toHaveURL('/find-course?q=ljunghusen#course-ljunghusen');
		await page.goto('/');
		await page.locator('article a[href*="review="]').first().click();
		await page.getByRole('dialog', { name: 'Review of' }).getByRole('link', { name: 'Close' }).click();
		await expect(page).toHaveURL(/\/#opens-review-\d+$/);
	});

	test('what is behind a dialog can be reached no more than behind a modal one', async ({ page }) => {
		await page.goto(`/top-rated-courses?course=${COURSE.slug}`);
		const holders = async (presses: number) => {
			const seen: (string | undefined)[] = [];
			for (let press = 0; press < presses; press++) {
				await page.keyboard.press('Tab');
				seen.push(await page.evaluate(holder));
			}
			return new Set(seen);
		};
		// After the last of them comes the browser's own bar, which the page knows as its body.
		expect(await holders(20)).toEqual(new Set(['course-dialog-title', 'BODY']));
		await page.locator('dialog a[href*="review="]').first().click();
		expect(await holders(10)).toEqual(new Set(['review-dialog-kind review-dialog-title', 'BODY']));
	});

	test('filters and pages of the ranking are links', async ({ page }) => {
		await page.goto('/top-rated-courses');
		await page.getByRole('link', { name: 'Africa' }).click();
		await expect(page).toHaveURL('/top-rated-courses?continent=Africa');
		await page.getByRole('link', { name: 'Page 2' }).click();
		await expect(page.getByRole('article')).toHaveCount(12);
	});

	test('the find form searches', async ({ page }) => {
		await page.goto('/find-course');
		await page.getByRole('searchbox').first().fill('no-such-course-anywhere');
		await page.getByRole('button', { name: 'Search' }).click();
		await expect(page.getByText('No courses found matching your criteria.')).toBeVisible();
	});

	test('the menus of the bar open', async ({ page }) => {
		await page.goto('/how-we-rate');
		await page.getByRole('banner').getByText('Discover', { exact: true }).first().click();
		await page
			.getByRole('banner')
			.getByRole('link', { name: /Top Rated/ })
			.first()
			.click();
		await expect(page).toHaveURL('/top-rated-courses');
	});

	test('a review is written, refused with everything kept, mended and published', async ({ page }) => {
		await page.goto('/create-review');
		await page.getByLabel('Your Name').fill('Solveig Utan-Skript');
		await page.getByLabel('Your Review').fill('Kept');
		await page.getByLabel('Find your golf course').fill('visby');
		await page.getByRole('button', { name: 'Find courses' }).click();
		await expect(page.getByLabel('Your Name')).toHaveValue('Solveig Utan-Skript');
		await page.locator('select[name="courseId"]').selectOption({ index: 1 });
		await page.getByRole('button', { name: 'Submit Review' }).click();
		await expect(page.getByText('Please provide a rating.').first()).toBeVisible();
		await expect(page.getByText('Review must be at least 10 characters.').first()).toBeVisible();
		await expect(page.getByLabel('Your Review')).toHaveValue('Kept');
		await page.getByLabel('Date Played').fill('2026-06-20');
		await page.getByLabel('Rating').selectOption('9');
		await page
			.getByLabel('Your Review')
			.fill('Written with every script switched off, on a ferry with one bar of signal.');
		await beUnhurried(page);
		await page.getByRole('button', { name: 'Submit Review' }).click();
		await expect(page.getByText('Review submitted!')).toBeVisible();
		await expect(page.getByText(/Thank you for your review of/)).toBeVisible();
		await page.getByRole('link', { name: 'See your review' }).click();
		await expect(page.getByText('Solveig Utan-Skript')).toBeVisible();
	});

	test('the newsletter form leads to a page that asks once more', async ({ page }) => {
		await page.goto('/');
		await page.getByLabel('Your email address').fill('ferry@example.com');
		await page.getByRole('button', { name: 'Subscribe' }).click();
		await expect(page).toHaveURL(/\/newsletter\?email=/);
		await page.getByRole('button', { name: 'Subscribe' }).click();
		await expect(page.getByText('Thank you for subscribing to our newsletter!')).toBeVisible();
	});

	test('a course page has everything, sorted and paged by links', async ({ page }) => {
		await page.goto(COURSE.path);
		await page.getByRole('link', { name: 'Highest' }).click();
		await expect(page).toHaveURL(/sort=highest/);
		await page.getByRole('link', { name: 'More reviews' }).click();
		await expect(page).toHaveURL(/sort=highest&after=\d+/);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(COURSE.name);
		await page.getByRole('link', { name: 'First page' }).click();
		await expect(page).not.toHaveURL(/after=/);
		await page.getByText('Filter and search reviews').click();
		await page.getByLabel('Words in the review').fill('no golfer has ever written this');
		await page.getByRole('button', { name: 'Show reviews' }).click();
		await expect(page.getByText('No review is like that.')).toBeVisible();
		await expect(page).toHaveURL(/sort=highest/);
		await page.getByRole('link', { name: 'Show all reviews' }).click();
		await expect(page.getByRole('article').first()).toBeVisible();
	});
});
