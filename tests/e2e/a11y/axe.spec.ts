import { expect } from '@playwright/test';
import { PAGES } from '../support/pages.ts';
import { expectAccessibleInBothThemes, hydrated, test, WIDTHS } from '../support/test.ts';

test.use({ viewport: WIDTHS.wide, contextOptions: { reducedMotion: 'reduce' } });

test.describe('axe finds nothing by WCAG 2.2 AA, light and wide, dark and on a phone', () => {
	for (const path of PAGES) {
		test(path, async ({ page }) => {
			await page.goto(path);
			await page.waitForLoadState('networkidle');
			await hydrated(page);
			await expectAccessibleInBothThemes(page);
		});
	}

	test('a refusal, which is made without React and fits the screen', async ({ page }) => {
		const answer = await page.goto('/%E0%A4%A');
		expect(answer?.status()).toBe(404);
		await expect(page.getByRole('main')).toContainText('Oops! Page not found');
		await expect(page.getByRole('navigation')).toHaveCount(0);
		await expectAccessibleInBothThemes(page);
		expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
	});
});

test('a theme that changes is there at once, in what stands inside something too, where the reader wants no motion', async ({
	page,
}) => {
	await page.goto('/auth/signup');
	await hydrated(page);
	const label = page.getByText('and I am at least 16 years old');
	const colourOf = (element: Element) => getComputedStyle(element).color;
	const light = await label.evaluate(colourOf);
	await page.emulateMedia({ colorScheme: 'dark' });
	const colours = await label.evaluate((inner) =>
		[inner, ...inner.querySelectorAll('a')].map((each) => getComputedStyle(each).color),
	);
	expect(new Set(colours).size).toBe(1);
	expect(colours[0]).not.toBe(light);
	expect(await page.evaluate(() => document.getAnimations())).toEqual([]);
});
