import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated, test, WIDTHS } from '#tests/e2e/support/test.ts';

const DARK = 'rgb(15, 22, 19)';
const LIGHT = 'rgb(247, 243, 234)';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choose = (page: Page, name: string) => page.getByRole('group', { name: 'Theme' }).getByText(name).click();
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));
const chosen = (page: Page, name: string) => expect(page.getByRole('radio', { name })).toBeChecked();

test('in forced colours stars stay stars, and what is chosen is told apart', async ({ page }) => {
	await page.emulateMedia({ forcedColors: 'active' });
	await page.goto('/top-rated-courses');
	const stars = page.locator('[data-halves]').first();
	expect(await stars.evaluate((bar) => getComputedStyle(bar).backgroundImage)).toContain('linear-gradient');
	const colours = (link: Locator) => link.evaluate((pill) => getComputedStyle(pill).backgroundColor);
	const filters = page.getByRole('navigation', { name: /continent/i }).getByRole('link');
	expect(await colours(filters.first())).not.toBe(await colours(filters.last()));
});

for (const [kind, path] of [
	['reading', '/how-we-rate'],
	['tool', '/find-course'],
] as const) {
	test.describe(`the theme on a ${kind} page`, () => {
		test('follows the device until one is chosen, and again when System is', async ({ page }) => {
			await page.emulateMedia({ colorScheme: 'dark' });
			await page.goto(path);
			await chosen(page, 'System');
			await expect.poll(() => paper(page)).toBe(DARK);
			expect(await stored(page)).not.toHaveProperty('theme');
			await choose(page, 'Light');
			await expect.poll(() => paper(page)).toBe(LIGHT);
			await choose(page, 'System');
			await expect.poll(() => paper(page)).toBe(DARK);
			expect(await stored(page)).not.toHaveProperty('theme');
		});

		test('is remembered, on every page, in the browser’s own colours too', async ({ page }) => {
			await page.goto(path);
			await hydrated(page);
			await choose(page, 'Dark');
			await page.reload();
			await hydrated(page);
			expect(await paper(page)).toBe(DARK);
			await chosen(page, 'Dark');
			await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', '#0F1613');
			await page.goto('/');
			expect(await paper(page)).toBe(DARK);
			await chosen(page, 'Dark');
		});
	});
}

test.describe('no page flashes: the first paint', () => {
	test.use({ expectedErrors: [/ERR_FAILED/] });
	test('is in the chosen theme, whatever becomes of the scripts', async ({ page }) => {
		await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
		await page.route('**/assets/*.js', (route) => route.abort());
		await page.goto('/how-we-rate');
		expect(await paper(page)).toBe(DARK);
	});
});

test('another open page follows', async ({ page, context }) => {
	await page.goto('/how-we-rate');
	const other = await context.newPage();
	await other.goto('/guides');
	await choose(other, 'Dark');
	await expect.poll(() => paper(page)).toBe(DARK);
	await chosen(page, 'Dark');
});

test('the switch is worked with the keyboard alone', async ({ page }) => {
	await page.goto('/how-we-rate');
	await page.getByRole('radio', { name: 'System' }).focus();
	await page.keyboard.press('ArrowRight');
	await page.keyboard.press('ArrowRight');
	await chosen(page, 'Dark');
	await expect.poll(() => paper(page)).toBe(DARK);
});

test('a page on the way back shows what was chosen since', async ({ page }) => {
	await page.goto('/how-we-rate');
	await page.goto('/guides');
	await choose(page, 'Dark');
	await page.goBack();
	await expect.poll(() => paper(page)).toBe(DARK);
});

test('what is said of languages can be read on a phone', async ({ page }) => {
	await page.setViewportSize(WIDTHS.phone);
	await page.goto('/guides');
	await page.getByText('Language: English').click();
	const said = page.getByText('English is the only language for now.');
	await expect(said).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('there is no switch, and the device decides', async ({ page }) => {
		await page.emulateMedia({ colorScheme: 'dark' });
		await page.goto('/guides');
		await expect(page.getByText('Language: English')).toBeVisible();
		await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
	});
});
