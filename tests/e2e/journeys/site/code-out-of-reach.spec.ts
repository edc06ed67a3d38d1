import { expect, type Page } from '@playwright/test';
import { becomeMember } from '#tests/e2e/support/accounts.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { ownReviewId, writeReview } from '#tests/e2e/support/reviews.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

/** A part of the page's code does not come: the train is in a tunnel, or a release has taken it away and loading anew did not help. */
test.describe('a page whose late code cannot be loaded', () => {
	test.use({ expectedErrors: [/net::ERR_FAILED/] });

	const loseCode = async (page: Page, name: string) => {
		await page.addInitScript(() => sessionStorage.setItem('fescue:reloaded', '1'));
		await page.route(`**/assets/${name}-*.js`, (route) => route.abort());
	};

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
		await loseCode(page, 'member-actions');
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

test.describe('a page of a build whose late code is gone', () => {
	test.use({ expectedErrors: [/Failed to fetch dynamically imported module/] });

	/** Takes the code away until the page is loaded anew, or for good; gives how often the page was loaded. */
	async function takeCode(page: Page, name: string, forGood = false) {
		const loads: string[] = [];
		page.on('request', (request) => {
			if (request.isNavigationRequest()) loads.push(request.url());
		});
		await page.route(`**/assets/${name}-*.js`, (route) =>
			forGood || loads.length < 2 ? route.fulfill({ status: 404 }) : route.continue(),
		);
		return loads;
	}

	test('R33: is loaded anew, and works', async ({ page }) => {
		const loads = await takeCode(page, 'course-map');
		await page.goto('/find-course?view=map&country=sweden');
		await expect.poll(() => loads).toHaveLength(2);
		await expect(page.locator('canvas').first()).toBeVisible();
	});

	test('R33: is loaded anew once and no more', async ({ page }) => {
		const loads = await takeCode(page, 'course-map', true);
		await page.goto('/find-course?view=map&country=sweden');
		await expect.poll(() => loads).toHaveLength(2);
		await expect(page.getByText('The map cannot be shown just now.')).toBeVisible();
		expect(loads).toHaveLength(2);
	});

	test('R33: stands as it is over what somebody has typed', async ({ page }) => {
		const loads = await takeCode(page, 'validate-message');
		await page.goto('/support/contact');
		await hydrated(page);
		const message = page.getByLabel('Message');
		const asked = page.waitForResponse('**/healthz');
		await message.fill('What stands here is worth more than a script.');
		await asked;
		// Whatever the page does with that answer, it has done by then.
		await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
		await expect(message).toHaveValue('What stands here is worth more than a script.');
		expect(loads).toHaveLength(1);
	});

	test('R33: is loaded anew with the draft of a review', async ({ page }) => {
		await page.goto('/create-review');
		await hydrated(page);
		const loads = await takeCode(page, 'detail-fields');
		await page.getByLabel('Your Review').fill('Greens as true as the wind was cold.');
		loads.push('as it was');
		await page.getByText('Add details').click();
		await expect.poll(() => loads).toHaveLength(2);
		await expect(page.getByLabel('Your Review')).toHaveValue('Greens as true as the wind was cold.');
	});
});
