import { expect, type Page } from '@playwright/test';
import { expectAccessible, hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

const filters = (page: Page) => page.getByRole('navigation', { name: 'Filters' });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /courses?/ });

/** On a phone the filters are a sheet, on a wide screen they lie open. */
async function openFilters(page: Page) {
	if (!(await filters(page).isVisible())) await page.locator('summary', { hasText: 'Filters' }).click();
	await expect(filters(page)).toBeVisible();
}

/** The number that stands beside a choice. */
async function countOf(page: Page, name: RegExp): Promise<string> {
	const words = (await filters(page).getByRole('link', { name }).first().textContent()) ?? '';
	return /[\d,]+$/.exec(words.trim())?.[0] ?? 'no count';
}

for (const [width, viewport] of Object.entries(WIDTHS)) {
	test.describe(`filters, ${width}`, () => {
		test.use({ viewport });

		test.describe('without JavaScript', () => {
			test.use({ javaScriptEnabled: false });

			test('C4: a choice gives as many courses as it says, and is taken off again', async ({ page }) => {
				await page.goto('/find-course?country=united-kingdom');
				await openFilters(page);
				const count = await countOf(page, /^Links/);
				await filters(page)
					.getByRole('link', { name: /^Links/ })
					.click();
				await expect(page).toHaveURL(/terrain=links/);
				await expect(status(page)).toContainText(`${count} course`);
				await page.getByRole('link', { name: 'Take off Links' }).click();
				await expect(page).toHaveURL('/find-course?country=united-kingdom');
			});

			test('C3: words, day and handicap are sent by the button, and taken off one by one', async ({ page }) => {
				await page.goto('/find-course?terrain=links');
				await page.getByLabel('Course, town or country').fill('golf');
				await openFilters(page);
				await page.getByLabel('Open on').fill('2026-06-12');
				await page.getByLabel('Handicap').fill('18');
				await page.getByRole('button', { name: 'Search', exact: true }).click();
				await expect(page).toHaveURL(/q=golf.*date=2026-06-12.*handicap=18/);
				await expect(page).toHaveURL(/terrain=links/);
				await page.getByRole('link', { name: 'Show all seasons' }).click();
				await expect(page).not.toHaveURL(/date=/);
				await page.getByRole('link', { name: 'Take off the marks' }).click();
				await expect(page).not.toHaveURL(/handicap=/);
				await expect(page).toHaveURL(/q=golf/);
				await expect(page).toHaveURL(/terrain=links/);
			});
		});

		test('C4: a choice is made and taken off by the keyboard alone', async ({ page }) => {
			await page.goto('/find-course?country=united-kingdom');
			await hydrated(page);
			await openFilters(page);
			const count = await countOf(page, /^Links/);
			await filters(page)
				.getByRole('link', { name: /^Links/ })
				.focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL(/terrain=links/);
			await expect(status(page)).toContainText(`${count} course`);
			await page.getByRole('link', { name: 'Take off Links' }).focus();
			await page.keyboard.press('Enter');
			await expect(page).toHaveURL('/find-course?country=united-kingdom');
		});

		test('C13: a course says its season and price, and is put beside others', async ({ page }) => {
			await page.goto('/find-course?q=ljunghusen');
			const entry = page.getByRole('article').first();
			await expect(entry.getByText(/·/).first()).toBeVisible();
			const compare = entry.getByRole('link', { name: 'Compare Ljunghusen' });
			await expect(compare).toHaveAttribute('href', '/compare?course=ljunghusen');
		});

		test('axe finds nothing with the filters folded, open, and some of them chosen, in both themes', async ({
			page,
		}) => {
			await page.goto('/find-course?country=united-kingdom&terrain=links&holes=18&date=2026-06-12&handicap=18');
			await hydrated(page);
			for (const prepare of [async () => {}, openFilters]) {
				await prepare(page);
				for (const colorScheme of ['light', 'dark'] as const) {
					await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
					await expectAccessible(page);
				}
			}
		});
	});
}
