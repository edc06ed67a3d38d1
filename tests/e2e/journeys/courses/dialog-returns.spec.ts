import { expect, type Locator, type Page } from '@playwright/test';
import { holdAnswers } from '#tests/e2e/support/hold.ts';
import { hydrated, test } from '#tests/e2e/support/test.ts';

/** The ways out of a dialog; each leads to the same place. */
const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
	'its Close': (page) => page.locator('dialog:modal').last().getByRole('link', { name: 'Close' }).click(),
	Escape: (page) => page.keyboard.press('Escape'),
	Back: (page) => page.goBack(),
};

/** Where dialogs are opened from, each far down its page: the address, and what opens one there. */
const PLACES: Record<string, { address: string; opener: (page: Page) => Locator }> = {
	find: {
		address: '/find-course?q=golf&country=sweden&view=grid',
		opener: (page) => page.getByRole('link', { name: /^View Details/ }).nth(14),
	},
	home: { address: '/', opener: (page) => page.locator('article a[href*="review="]').first() },
	'a place': { address: '/courses/sweden', opener: (page) => page.locator('article a[href*="review="]').first() },
};

const dialogs = (page: Page, count: number) => expect(page.locator('dialog:modal')).toHaveCount(count);

for (const [place, { address, opener }] of Object.entries(PLACES)) {
	test(`a dialog opened from ${place} leads back there by ${Object.keys(WAYS).join(', ')}`, async ({ page }) => {
		await page.goto(address);
		await hydrated(page);
		const link = opener(page);
		await link.scrollIntoViewIfNeeded();
		await link.focus();
		const scrolled = await page.evaluate(() => scrollY);
		expect(scrolled).toBeGreaterThan(400);
		for (const [way, leave] of Object.entries(WAYS)) {
			await hydrated(page);
			await page.keyboard.press('Enter');
			await expect(page.locator('dialog:modal').first()).toBeVisible();
			await hydrated(page);
			await leave(page);
			await expect(page, way).toHaveURL(address);
			await dialogs(page, 0);
			await expect(link, way).toBeFocused();
			await expect.poll(() => page.evaluate(() => scrollY), way).toBe(scrolled);
		}
	});
}

/** Lets the next dialog be left by Escape in the very moment in which the browser has its address, and React has not. */
const escapeAtOnce = (page: Page) =>
	page.evaluate(() => {
		const push = history.pushState.bind(history);
		history.pushState = (...entry) => {
			push(...entry);
			document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
		};
	});

test('a review over the dialog of a course leads back to that, and that to where it was opened', async ({ page }) => {
	await page.goto('/find-course?q=ljunghusen');
	for (const isHurried of [false, true]) {
		await hydrated(page);
		await page.getByRole('link', { name: 'View Details of Ljunghusen' }).click();
		await dialogs(page, 1);
		const release = await holdAnswers(page, /\.data\?.*review=/);
		const review = page.locator('dialog a[href*="review="]').first();
		await review.click();
		await dialogs(page, 2);
		if (isHurried) await escapeAtOnce(page);
		release();
		if (!isHurried) await page.keyboard.press('Escape');
		await dialogs(page, 1);
		await expect(review).toBeFocused();
		await page.getByRole('dialog').getByRole('link', { name: 'Close' }).click();
		await expect(page).toHaveURL('/find-course?q=ljunghusen');
	}
});

test('a dialog in a tab of its own leads to the page that it was opened from as well', async ({ page, context }) => {
	await page.goto('/find-course?q=ljunghusen');
	const link = page.getByRole('link', { name: 'View Details of Ljunghusen' });
	const other = await context.newPage();
	await other.goto((await link.getAttribute('href')) ?? '');
	await hydrated(other);
	await dialogs(other, 1);
	await other.keyboard.press('Escape');
	await expect(other).toHaveURL(/\/find-course\?q=ljunghusen#course-ljunghusen$/);
	await expect(other.getByRole('link', { name: 'View Details of Ljunghusen' })).toBeFocused();
});

test('an impatient second Escape goes back no farther', async ({ page }) => {
	await page.goto('/support/faq');
	await page.goto('/find-course?q=ljunghusen');
	await hydrated(page);
	await page.getByRole('link', { name: 'View Details of Ljunghusen' }).click();
	await dialogs(page, 1);
	await page.keyboard.press('Escape');
	await page.keyboard.press('Escape');
	await expect(page).toHaveURL('/find-course?q=ljunghusen');
	await dialogs(page, 0);
});

test('an address of another site is not followed', async ({ page }) => {
	await page.goto('/top-rated-courses?course=ljunghusen&back=https://evil.example/');
	await hydrated(page);
	await dialogs(page, 1);
	await page.keyboard.press('Escape');
	await expect(page).toHaveURL('/top-rated-courses');
});

test('the review has a name of its own, and each dialog one Close', async ({ page }) => {
	await page.goto('/top-rated-courses?course=ljunghusen');
	await dialogs(page, 1);
	const course = page.getByRole('dialog', { name: 'Ljunghusen', exact: true });
	await expect(course.getByRole('link', { name: 'Close' })).toHaveCount(1);
	await course.locator('a[href*="review="]').first().click();
	const review = page.getByRole('dialog', { name: 'Review of Ljunghusen', exact: true });
	await expect(review).toBeVisible();
	await expect(review.getByRole('link', { name: 'Close' })).toHaveCount(1);
	await expect(review.getByRole('heading', { level: 2 })).toBeFocused();
});
