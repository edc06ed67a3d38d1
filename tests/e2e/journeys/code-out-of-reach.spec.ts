import { expect, type Page } from '@playwright/test';
import { becomeMember } from '../support/accounts.ts';
import { COURSE } from '../support/pages.ts';
import { ownReviewId, writeReview } from '../support/reviews.ts';
import { hydrated, test } from '../support/test.ts';

/**
 * A part of the page's code does not come: the train is in a tunnel, or a release has taken it away.
 */
test.describe('a page whose late code cannot be loaded', () => {
	test.use({ expectedErrors: [/net::ERR_FAILED/] });

	const loseCode = (page: Page, name: string) => page.route(`**/assets/${name}-*.js`, (route) => route.abort());

	test('keeps a review that is being written, and sends it without photographs', async ({ page }) => {
		await loseCode(page, 'photograph-picker');
		await becomeMember(page);
		await writeReview(page, { course: 'ardfin', words: 'Sent though the part for photographs never came.' });
		await page.goto(`/reviews/${await ownReviewId(page, 'Ardfin')}/edit`);
		await expect(page.getByText('Photographs cannot be added or changed just now.')).toBeVisible();
		await page.getByLabel('Your Review').fill('Changed though the part for photographs never came.');
		await page.getByRole('button', { name: 'Save the review' }).click();
		await expect(page.getByText('Saved. It stands on the page of the course.')).toBeVisible();
	});

	test('shows the list where there is no map', async ({ page }) => {
		await loseCode(page, 'course-map');
		await page.goto('/find-course?view=map&country=sweden');
		await expect(page.getByText('The map cannot be shown just now.')).toBeVisible();
		await expect(page.getByRole('link', { name: /View Details/ }).first()).toBeVisible();
	});

	test('leads to the page of a small form instead', async ({ page }) => {
		await becomeMember(page);
		await page.goto(COURSE.path);
		const helpful = page.getByRole('button', { name: /^Helpful/ }).first();
		await expect(helpful).toHaveAttribute('aria-pressed', /true|false/);
		await page.goto('/how-we-rate');
		await loseCode(page, 'acts');
		await page.goto(COURSE.path);
		await helpful.click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was this review helpful?');
	});

	test('lets a member sign out by the form', async ({ page }) => {
		await becomeMember(page);
		await loseCode(page, 'sign-out');
		await page.goto('/guides');
		const bar = page.locator('header[data-bar]');
		await bar.locator('summary[aria-label="Your account"]').click();
		await bar.getByRole('button', { name: 'Sign out' }).click();
		await expect(page).toHaveURL(/signed-out/);
		await page.goto('/create-review');
		await expect(bar.getByRole('link', { name: 'Log In' })).toBeVisible();
	});

	test('shows the login form where nobody can tell who is signed in', async ({ page, baseURL }) => {
		await page.context().addCookies([{ name: 'signed_in', value: '1', url: baseURL }]);
		await loseCode(page, 'session');
		await page.goto('/auth/login');
		await hydrated(page);
		await expect(page.locator('header[data-bar]').getByRole('link', { name: 'Log In' })).toBeVisible();
		await page.getByLabel('Email', { exact: true }).fill('karin@golf.example');
		await expect(page.getByText('Loading...')).toBeHidden();
		await expect(page.getByLabel('Email', { exact: true })).toHaveValue('karin@golf.example');
	});
});
