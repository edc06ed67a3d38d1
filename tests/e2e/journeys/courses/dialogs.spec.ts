import { expect, type Page } from '@playwright/test';
import { COURSE } from '#tests/e2e/support/pages.ts';
import { hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

/** How many dialogs lie above the page and keep the focus: those that the script has opened. */
const modals = (page: Page, count: number) => expect(page.locator('dialog:modal')).toHaveCount(count);

test.describe('the course and review dialogs', () => {
	test('open by address, on the server already', async ({ page }) => {
		await page.goto(`/top-rated-courses?course=${COURSE.slug}`);
		const dialog = page.getByRole('dialog', { name: COURSE.name });
		await expect(dialog).toBeVisible();
		for (const heading of ['About this course', 'Course details', 'Facilities', 'Recent reviews']) {
			await expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
		}
		for (const fact of ['Type', 'Length', 'Difficulty'])
			await expect(dialog.getByText(fact, { exact: true })).toBeVisible();
		await expect(dialog.getByText(/out of 10/).first()).toBeAttached();
	});

	test('open by a click on a card, close by Back, Escape and the veil, and give the focus back', async ({ page }) => {
		await page.goto('/top-rated-courses');
		await hydrated(page);
		const card = page.getByRole('article').first().getByRole('link').first();
		const name = (await card.textContent()) ?? '';
		const dialog = page.getByRole('dialog', { name });
		await card.click();
		await expect(dialog).toBeVisible();
		await expect(page).toHaveURL(/[?&]course=/);
		await page.goBack();
		await expect(dialog).toBeHidden();
		await expect(page).toHaveURL('/top-rated-courses');
		await card.click();
		await modals(page, 1);
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
		await expect(card).toBeFocused();
		await card.click();
		await modals(page, 1);
		await page.mouse.click(5, 400);
		await expect(dialog).toBeHidden();
	});

	test('give the focus to the page where nothing on it has opened them', async ({ page }) => {
		await page.goto('/top-rated-courses?course=torekov');
		await modals(page, 1);
		await expect(page.locator('#course-torekov')).toHaveCount(0);
		await page.keyboard.press('Escape');
		await expect(page.getByRole('main')).toBeFocused();
	});

	test('work by the keyboard alone: Enter opens, Tab stays inside, Escape closes only the top one', async ({
		page,
	}) => {
		await page.goto(`/top-rated-courses?course=${COURSE.slug}`);
		const dialog = page.getByRole('dialog', { name: COURSE.name });
		await modals(page, 1);
		const review = dialog
			.getByRole('link', { name: /review by|read|…/i })
			.or(dialog.locator('a[href*="review="]'))
			.first();
		await review.focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL(/[?&]review=\d+/);
		const opened = page.getByRole('dialog').last();
		await expect(
			opened
				.getByRole('link', { name: /Close/ })
				.or(opened.getByRole('button', { name: /Close/ }))
				.first(),
		).toBeVisible();
		await modals(page, 2);
		for (let press = 0; press < 12; press++) {
			await page.keyboard.press('Tab');
			expect(
				await page.evaluate(
					() => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
				),
			).toBe(true);
		}
		await page.keyboard.press('Escape');
		await expect(page).not.toHaveURL(/review=/);
		await expect(dialog).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(dialog).toBeHidden();
	});

	test('keeps the focus of somebody who was faster than the script', async ({ page }) => {
		let letGo = () => {};
		const held = new Promise<void>((resolve) => {
			letGo = resolve;
		});
		await page.route('**/assets/entry.client*.js', async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(`/top-rated-courses?course=${COURSE.slug}`, { waitUntil: 'commit' });
		const review = page.locator('dialog a[href*="review="]').first();
		await review.focus();
		letGo();
		await modals(page, 1);
		await expect(review).toBeFocused();
	});

	test('on a phone the buttons stay at the foot of the screen, however far one reads', async ({ page }) => {
		await page.setViewportSize(WIDTHS.phone);
		await page.goto(`/top-rated-courses?course=${COURSE.slug}`);
		const dialog = page.getByRole('dialog', { name: COURSE.name });
		const foot = dialog.getByRole('link', { name: 'Report', exact: true });
		for (const part of ['About this course', 'Facilities', 'Recent reviews']) {
			await dialog.getByRole('heading', { name: part }).scrollIntoViewIfNeeded();
			await expect.poll(async () => (await foot.boundingBox())?.y).toBeGreaterThan(WIDTHS.phone.height - 100);
		}
	});

	for (const [device, viewport] of Object.entries(WIDTHS)) {
		test(`what Tab reaches is not cut off by the buttons at the foot: ${device}`, async ({ page }) => {
			await page.setViewportSize(viewport);
			await page.goto(`/top-rated-courses?course=${COURSE.slug}`);
			await hydrated(page);
			await modals(page, 1);
			const foot = page.getByRole('dialog').getByRole('link', { name: 'View all reviews' });
			const reached: number[] = [];
			for (let stop = 0; stop < 40 && !(await foot.evaluate((it) => it === document.activeElement)); stop++) {
				await page.keyboard.press('Tab');
				reached.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0));
			}
			await expect(foot).toBeFocused();
			const top = (await foot.boundingBox())?.y ?? 0;
			// Of all that comes before the buttons, the ring too stands above them.
			const lowest = Math.max(...reached.slice(0, -1));
			expect(reached.length).toBeGreaterThan(2);
			expect(lowest).toBeLessThan(top - 22);
		});
	}

	test('an unknown course or review leaves the list in place', async ({ page }) => {
		await page.goto('/top-rated-courses?course=no-such-course&review=0');
		await expect(page.getByRole('heading', { level: 1, name: 'Top Rated Golf Courses' })).toBeVisible();
		await expect(page.getByRole('article').first()).toBeVisible();
		await expect(page.getByRole('dialog')).toHaveCount(0);
	});
});
