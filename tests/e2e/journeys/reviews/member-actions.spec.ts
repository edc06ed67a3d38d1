import { expect, type Page } from '@playwright/test';
import { becomeMember, confirmedMember, signIn } from '#tests/e2e/support/accounts.ts';
import { letterTo } from '#tests/e2e/support/letters.ts';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { beUnhurried } from '#tests/e2e/support/reviews.ts';
import { expectAccessible, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

/** Each test uses a course of its own, so that they may run at once. */
const course = (slug: string, country = 'sweden') => `/courses/${country}/${slug}`;

const firstReview = (page: Page) => page.getByRole('article').first();
const HELPFUL = { name: /^Helpful/ };

test.describe('helpful', () => {
	test('S28: counts once, is kept, and is taken back in place', async ({ page, browser, baseURL }) => {
		await becomeMember(page);
		await page.goto(COURSE.path);
		// Newer ones may come before it meanwhile.
		const id = await firstReview(page).getAttribute('id');
		const helpful = (tab: Page) => tab.locator(`#${id}`).getByRole('button', HELPFUL);
		/** The button once the script has said what the member has pressed before. */
		const marked = (tab: Page, pressed: boolean) =>
			expect(helpful(tab)).toHaveAttribute('aria-pressed', String(pressed));
		await marked(page, false);
		const before = Number((await helpful(page).textContent())?.match(/\d+/)?.[0]);
		await helpful(page).click();
		await marked(page, true);
		await expect(helpful(page)).toHaveText(new RegExp(`Helpful\\s*${before + 1}`));
		await expect(page).toHaveURL(COURSE.path);
		await page.reload();
		await marked(page, true);

		const visitor = await browser.newPage({ baseURL });
		await visitor.goto(COURSE.path);
		await expect(helpful(visitor)).toHaveText(new RegExp(`Helpful\\s*${before + 1}`));
		await expect(helpful(visitor)).not.toHaveAttribute('aria-pressed');
		await visitor.close();

		await helpful(page).click();
		await marked(page, false);
		await expect(helpful(page)).toHaveText(new RegExp(`Helpful\\s*${before}`));
	});

	test('asks a visitor to log in, and comes back to the review in its dialog', async ({ page }) => {
		const member = await confirmedMember(page);
		await page.goto('/top-rated-courses?course=bro-hof-slott');
		await page.locator('dialog a[href*="review="]').first().click();
		const dialog = page.getByRole('dialog').last();
		await dialog.getByRole('button', { name: /^Helpful/ }).click();
		await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
		await signIn(page, member);
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Was this review helpful?');
		await expectAccessible(page, 'reviews/:id/helpful-vote');
		await page.getByRole('button', { name: 'Yes, it was helpful' }).click();
		await expect(page).toHaveURL(/\/top-rated-courses\?course=bro-hof-slott&review=\d+/);
		const again = page
			.getByRole('dialog')
			.last()
			.getByRole('button', { name: /^Helpful/ });
		await expect(again).toHaveAttribute('aria-pressed', 'true');
		await expect(again).toHaveText(/Helpful\s*1/);
	});
});

test.describe('like', () => {
	test('brings a visitor back after login, one click from done, and fills the wish list', async ({ page }) => {
		const member = await confirmedMember(page);
		await page.goto(course('bro-hof-slott'));
		await page.getByRole('button', { name: 'Like' }).click();
		await expect(page).toHaveURL(/\/auth\/login\?redirectTo=/);
		await signIn(page, member);
		await expect(page).toHaveURL(course('bro-hof-slott/like'));
		await expectAccessible(page, 'courses/:country/:slug/like');
		await page.getByRole('button', { name: 'Like this course' }).click();
		await expect(page).toHaveURL(course('bro-hof-slott'));
		await page.reload();
		await expect(page.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
		await page.goto('/account/courses');
		const wishes = page.getByRole('region', { name: 'Want to play' });
		await expect(wishes.getByRole('link', { name: 'Bro Hof Slott' })).toBeVisible();
		await expect(wishes.getByText('1 course in 1 country')).toBeVisible();
		await expectAccessible(page);
	});

	test('works in place in the dialog of a course', async ({ page }) => {
		await becomeMember(page);
		await page.goto('/top-rated-courses?course=hirono');
		const like = page.getByRole('dialog').getByRole('button', { name: 'Like' });
		await expect(like).toHaveAttribute('aria-pressed', 'false');
		await like.click();
		await expect(like).toHaveAttribute('aria-pressed', 'true');
		await like.click();
		await expect(like).toHaveAttribute('aria-pressed', 'false');
	});
});

test('a visitor reports a review, and reads the acknowledgement', async ({ page }) => {
	const email = `reporter.${Date.now()}@example.com`;
	await page.goto(course('falsterbo'));
	await firstReview(page)
		.getByRole('link', { name: /^Report/ })
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report');
	await hydrated(page);
	await page.getByRole('button', { name: 'Send Report' }).click();
	for (const message of ['Please select a reason.', 'Please confirm that you report in good faith.']) {
		await expect(page.getByText(message).first()).toBeVisible();
	}
	await page.getByLabel('Reason').selectOption('harm');
	await page.getByLabel('What is wrong with it?').fill('It gives away where the green keeper lives.');
	await page.getByLabel('Name', { exact: true }).fill('Eva Lund');
	await page.getByLabel('Email', { exact: true }).fill(email);
	await page.getByRole('checkbox').check();
	await beUnhurried(page);
	await page.getByRole('button', { name: 'Send Report' }).click();
	const heading = page.getByRole('heading', { name: /Your report has the number/ });
	await expect(heading).toBeVisible();
	const reference = (await heading.textContent())?.match(/[\w]{4}-[\w]{4}/)?.[0] ?? '';
	const { text: letter } = await letterTo(page.request, email, /received your report/);
	expect(letter).toContain(reference);
	expect(letter).toContain('how to object');
	expect(letter).not.toContain('green keeper');
});

test.describe('check-in', () => {
	test.use({ permissions: ['geolocation'], geolocation: { latitude: 55.3885, longitude: 12.9195, accuracy: 20 } });

	test('near the course verifies the review of the day, written after it', async ({ page }) => {
		await becomeMember(page);
		const awake = Promise.withResolvers<void>();
		await page.route(/entry\.client/, async (route) => {
			await awake.promise;
			await route.continue();
		});
		await page.goto(COURSE.path);
		await page.getByRole('link', { name: /Check in/ }).click();
		await expect(page.getByRole('button', { name: 'Check in here' })).toBeDisabled();
		awake.resolve();
		await page.getByRole('button', { name: 'Check in here' }).click();
		await expect(page.getByRole('status').getByText('You are checked in.')).toBeVisible();
		await expectAccessible(page, 'courses/:country/:slug/check-in');
		await page.getByRole('link', { name: 'Write a review' }).click();
		const today = await page.evaluate(() => new Date().toLocaleDateString('sv-SE'));
		await page.getByLabel('Date Played').fill(today);
		await page.getByLabel('Rating').selectOption('9');
		await page.getByLabel('Your Review').fill('Written on the bench beside the last green, with sand in the shoes.');
		await beUnhurried(page);
		await page.getByRole('button', { name: 'Submit Review' }).click();
		await expect(page.getByText('Review submitted!').first()).toBeVisible();
		await page.goto(`${COURSE.path}?verified=yes`);
		await expect(page.getByText('Verified: checked in at the course on the day').first()).toBeVisible();
		await expect(page.getByText('with sand in the shoes')).toBeVisible();
	});

	test('far from the course says so, and verifies nothing; golfers like me are a press away', async ({ page }) => {
		await becomeMember(page);
		await page.goto(course('royal-county-down', 'united-kingdom'));
		await page.getByRole('link', { name: /Check in/ }).click();
		await page.getByRole('button', { name: 'Check in here' }).click();
		await expect(page.getByText(/too far from the course/)).toBeVisible();
		await page.goto('/account/profile');
		await page.getByLabel('Handicap').fill('31.4');
		await page.getByRole('button', { name: 'Save Profile' }).click();
		await expect(page).toHaveURL(/flash=/);
		await page.goto(COURSE.path);
		await page.getByRole('link', { name: 'Golfers like me' }).click();
		await expect(page).toHaveURL(`${COURSE.path}?band=29%2B#reviews`);
		await expect(page.getByLabel('Reviewer’s handicap')).toHaveValue('29+');
	});
});

test('reviews are sorted, filtered and searched by addresses', async ({ page }) => {
	await page.goto(COURSE.path);
	await page.getByRole('link', { name: 'Lowest' }).click();
	await expect(page).toHaveURL(`${COURSE.path}?sort=lowest#reviews`);
	await page.getByRole('link', { name: 'More reviews' }).click();
	await expect(page).toHaveURL(/after=\d+/);
	await page.getByRole('link', { name: 'First page' }).click();
	await page.getByText('Filter and search reviews').click();
	await page.getByLabel('Words in the review').fill('wind');
	await page.getByRole('button', { name: 'Show reviews' }).click();
	await expect(page).toHaveURL(/sort=lowest.*words=wind/);
	await expect(page.getByRole('article').first()).toContainText(/wind/i);
	await expect(page.getByText(/^\d+ reviews found$/)).toBeVisible();
	await expect(page.getByLabel('Words in the review')).toHaveValue('wind');
	await page.getByRole('link', { name: 'Show all', exact: true }).click();
	await expect(page).toHaveURL(`${COURSE.path}#reviews`);
});

test('a review’s address is copied where the device has no way of sharing', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(COURSE.path);
	await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
	const share = firstReview(page).getByRole('link', { name: /^Share/ });
	await share.click();
	await expect(page.getByText('Link copied')).toBeVisible();
	const first = await page.getByText('Link copied').elementHandle();
	await share.click();
	// What is said again takes the place of what was said before.
	await expect.poll(() => first?.evaluate((words) => words.isConnected)).toBe(false);
	await expect(page.getByText('Link copied')).toHaveCount(1);
	await expect
		.poll(() => page.evaluate(() => navigator.clipboard.readText()))
		.toMatch(/\/courses\/sweden\/ljunghusen\?review=\d+#review-\d+$/);
});

test('nothing on the page of a course is wider than a phone', async ({ page }) => {
	await page.setViewportSize(WIDTHS.phone);
	await page.goto(COURSE.path);
	await page.getByText('Filter and search reviews').click();
	const widest = await page.evaluate(() => document.documentElement.scrollWidth);
	expect(widest).toBe(WIDTHS.phone.width);
});
