import { expect, type Page } from '@playwright/test';
import { isReact, scriptsOf, test } from '#tests/e2e/support/test.ts';

const FAQ = '/support/faq';

const searchBox = (page: Page) => page.getByRole('main').getByRole('searchbox');
const question = (page: Page, words: string) => page.getByRole('heading', { level: 3, name: words });
/** The questions that stand in the list. */
const shown = (page: Page) => page.locator('[data-faq-item]:not([hidden])');

const RESET_PASSWORD = 'How do I reset my password?';

test.describe('the FAQ', () => {
	test('narrows with every letter, says how much it found, and shows all again, without React', async ({ page }) => {
		const scripts = scriptsOf(page);
		await page.goto(FAQ);
		const all = await shown(page).count();
		await searchBox(page).fill('ReSeT my');
		await expect(page.getByRole('status').filter({ hasText: '1 question found' })).toBeAttached();
		await expect(question(page, RESET_PASSWORD)).toBeVisible();
		await expect(page.getByRole('heading', { level: 2, name: 'Technical' })).toBeHidden();
		await searchBox(page).press('Enter');
		await expect(page).toHaveURL(`${FAQ}?q=ReSeT+my`);
		await page.getByRole('button', { name: 'Reset' }).click();
		await expect(page).toHaveURL(FAQ);
		await expect(searchBox(page)).toBeFocused();
		await expect(page.getByRole('button', { name: 'Reset' })).toBeHidden();
		await expect(shown(page)).toHaveCount(all);
		await page.waitForLoadState('networkidle');
		expect(scripts.filter((script) => script === 'faq.island')).toHaveLength(1);
		expect(scripts.filter(isReact)).toEqual([]);
	});

	test('finds words that stand in an answer alone, and says where there are none', async ({ page }) => {
		await page.goto(FAQ);
		await searchBox(page).fill('weight halves');
		await expect(question(page, 'How is a course’s rating calculated?')).toBeVisible();
		await searchBox(page).fill('albatross');
		await expect(page.getByRole('heading', { name: 'No results found' })).toBeVisible();
		await page.getByRole('link', { name: 'View all FAQs' }).click();
		await expect(question(page, RESET_PASSWORD)).toBeVisible();
		await expect(searchBox(page)).toHaveValue('');
	});

	test('opens one answer at a time, and each has an address', async ({ page }) => {
		await page.goto(`${FAQ}#delete-your-account`);
		await expect(page.getByText('We cannot bring an account back.')).toBeVisible();
		await question(page, RESET_PASSWORD).click();
		await expect(page.getByText('The link works once and for one hour.')).toBeVisible();
		await expect(page.getByText('We cannot bring an account back.')).toBeHidden();
	});

	test('leads to Contact', async ({ page }) => {
		await page.goto(FAQ);
		await page.getByRole('main').getByRole('link', { name: 'Contact Support' }).click();
		await expect(page).toHaveURL('/support/contact');
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('the FAQ is searched by Search and shown whole by Reset', async ({ page }) => {
		await page.goto(FAQ);
		const all = await shown(page).count();
		await searchBox(page).fill('weight halves');
		await page.getByRole('button', { name: 'Search' }).click();
		await expect(page).toHaveURL(`${FAQ}?q=weight+halves`);
		await expect(shown(page)).toHaveCount(1);
		await page.getByRole('button', { name: 'Reset' }).click();
		await expect(page).toHaveURL(/\/support\/faq\??$/);
		await expect(shown(page)).toHaveCount(all);
		await page.goto(`${FAQ}#delete-your-account`);
		await expect(page.getByText('We cannot bring an account back.')).toBeVisible();
	});
});

for (const javaScriptEnabled of [true, false]) {
	test.describe(`the help center ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
		test.use({ javaScriptEnabled });
		test('leads by tabs, cards and its search to articles and answers', async ({ page }) => {
			await page.goto('/support/help');
			const main = page.getByRole('main');
			for (const name of ['FAQ', 'Contact Us', 'Terms of Service', 'Privacy Policy'])
				await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
			for (const tab of ['Account Management', 'Troubleshooting', 'Getting Started']) {
				await main.getByRole('link', { name: tab }).click();
				await expect(main.getByRole('link', { name: tab })).toBeFocused();
				await expect(main.getByRole('link', { name: /^Read Article/ })).toHaveCount(4);
			}
			await main.getByRole('link', { name: /^Read Article.*Read a rating/ }).click();
			await expect(page).toHaveURL('/support/help/read-a-rating');
			await page.goto('/support/help');
			await searchBox(page).fill('half as much');
			await searchBox(page).press('Enter');
			await main.getByRole('link', { name: 'Can I write a review without an account?' }).click();
			await expect(page).toHaveURL(`${FAQ}#who-may-write-without-an-account`);
			await expect(page.getByText('counts half as much').first()).toBeVisible();
		});
	});
}
